import { useState } from 'react'
import type { Department } from '../../../contract/catalogue.ts'
import type { Times } from './times.ts'

type Chosen = { categoryId: number; choose(categoryId: number): void }

/** The selectable departments. A selected one that disappears while the form is open is deselected, and named. */
export function useDepartments(departments: Department[], times: Times, { categoryId, choose }: Chosen) {
  const [gone, setGone] = useState<number[]>([])
  const [notice, setNotice] = useState('')
  const left = times.goneDepartment
  if (left !== undefined && left !== 0 && left === categoryId) {
    const name = departments.find(({ value }) => value === left)?.label
    setNotice(
      `${name ? `‘${name}’` : 'What you chose'} is no longer one of our departments. Everything else is still here: you are welcome for a look around, or choose another.`,
    )
    setGone([...gone, left])
    choose(0)
  }
  return {
    left: departments.filter(({ value }) => !gone.includes(value)),
    notice,
    choose: (chosen: number) => {
      setNotice('')
      choose(chosen)
    },
  }
}
