import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has put the focus into a form; before the page came alive counts too. */
export function useBegun(form: RefObject<HTMLFormElement | null>) {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setBegun(true)
  }, [form])
  return { begun, begin: () => setBegun(true) }
}
