import { type RefObject, useEffect, useState } from 'react'

/** Whether a form was ever focused, including before hydration. */
export function useTouched(form: RefObject<HTMLFormElement | null>) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setBegun(true)
  }, [form])
  return { begun, begin: () => setBegun(true) }
}
