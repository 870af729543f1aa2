import { useEffect } from 'react'
import { useLocation } from 'react-router'

const controls = 'input, textarea, select, button, a[href], [contenteditable=true], [role=switch]'

/** Moves the focus to the field in the address's fragment: its control, or the first control of a section. */
export function useNamedField(): void {
  // The router makes a new object for each navigation, so that the effect also runs when the address stays the same.
  const location = useLocation()
  useEffect(() => {
    const name = location.hash.slice(1)
    const place = name === '' ? null : findField(name)
    if (!place) return
    place.scrollIntoView({ block: 'center' })
    const control = place.matches(controls) ? place : place.querySelector<HTMLElement>(controls)
    control?.focus({ preventScroll: true })
  }, [location])
}

const findField = (name: string) =>
  document.getElementById(name) ??
  document.querySelector<HTMLElement>(`[data-field=${CSS.escape(name)}], #${CSS.escape(`${name}-switch`)}`)
