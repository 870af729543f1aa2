import { type RefObject, useEffect, useRef } from 'react'
import type { Chosen } from './chosen.ts'

/** The address decides what is ticked and typed, also after Back or when a filter is removed elsewhere. */
export function useTicks(form: RefObject<HTMLFormElement | null>, chosen: Chosen): void {
  const shown = useRef<Chosen>(undefined)
  useEffect(() => {
    if (!form.current || shown.current === chosen) return
    // What was chosen before hydration is sent now.
    if (!shown.current && isTouched(form.current)) form.current.requestSubmit()
    else resetFields(form.current)
    shown.current = chosen
  }, [form, chosen])
}

export const isTouched = (form: HTMLFormElement) => [...form.querySelectorAll('input')].some(isChanged)

const isChanged = ({ checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  checked !== defaultChecked || value !== defaultValue

/** An amount that is just being typed stays. */
function resetFields(form: HTMLFormElement) {
  const field = form.querySelector<HTMLInputElement>('[type=number]:focus')
  const typed = field && isChanged(field) && field.value
  form.reset()
  if (field && typed) field.value = typed
}
