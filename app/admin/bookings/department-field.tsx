import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import type { Bound } from '../form/bound.ts'
import { type Choice, ChoiceField } from '../form/fields/choice-field.tsx'

/** The departments are the shop's visible categories. */
export function useDepartments(): Choice<number>[] {
  const [departments, setDepartments] = useState<Choice<number>[]>([])
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .categories(undefined, { signal: asking.signal })
      .then((answer) => failed(answer) || setDepartments(answer.filter(({ visible }) => visible).map(asChoice)))
      .catch((error: unknown) => asking.signal.aborted || console.error(error))
    return () => asking.abort()
  }, [])
  return departments
}

const asChoice = ({ id, name }: { id: number; name: string }) => ({ value: id, label: name })

export const DepartmentField = ({ bound }: { bound: Bound<number | null> }) => (
  <ChoiceField bound={bound} choices={useDepartments()} none="None in particular" />
)
