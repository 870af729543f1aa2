import { type RefObject, useEffect, useRef } from 'react'
import type { Chosen } from './chosen.ts'

/** The address decides what is ticked, also after Back or when a filter is removed elsewhere. */
export function useTicks(form: RefObject<HTMLFormElement | null>, chosen: Chosen): void {
  const shown = useRef<Chosen>(undefined)
  useEffect(() => {
    if (!form.current || shown.current === chosen) return
    // A tick made before hydration is sent now.
    if (!shown.current && isTouched(form.current)) form.current.requestSubmit()
    else form.current.reset()
    shown.current = chosen
  }, [form, chosen])
}

const isTouched = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(({ checked, defaultChecked }) => checked !== defaultChecked)
