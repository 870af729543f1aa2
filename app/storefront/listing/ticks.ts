import { type RefObject, useEffect, useRef } from 'react'
import type { Chosen } from './chosen.ts'

/** Sets ticks and amounts from the address, also after Back or when a filter is removed elsewhere. */
export function useTicks(form: RefObject<HTMLFormElement | null>, chosen: Chosen): void {
  const shown = useRef<Chosen>(undefined)
  useEffect(() => {
    if (!form.current || shown.current === chosen) return
    // Choices that were made before hydration are submitted now.
    if (!shown.current && isTouched(form.current)) form.current.requestSubmit()
    else resetFields(form.current, shown.current)
    shown.current = chosen
  }, [form, chosen])
}

export const isTouched = (form: HTMLFormElement) => [...form.querySelectorAll('input')].some(isChanged)

const isChanged = ({ checked, defaultChecked, value, defaultValue }: HTMLInputElement) =>
  checked !== defaultChecked || value !== defaultValue

/**
 * Leaves amounts alone while they are being typed: those that match neither the address nor its values `before`. They
 * are submitted together.
 */
function resetFields(form: HTMLFormElement, before?: Chosen) {
  const amounts = form.querySelector('[type=number]:focus')
    ? form.querySelectorAll<HTMLInputElement>('[type=number]')
    : []
  const typed = [...amounts].flatMap((field) => {
    const { name, value } = field
    return isChanged(field) && value !== `${before?.[name as keyof Chosen] ?? ''}` ? [{ field, value }] : []
  })
  form.reset()
  for (const { field, value } of typed) field.value = value
}
