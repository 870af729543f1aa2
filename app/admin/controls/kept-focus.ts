import { useEffect, useRef } from 'react'

/** For a group of buttons that are replaced by others when one has changed `state`: the first of these gets the lost focus. */
export function useKeptFocus<Group extends HTMLElement>(state: unknown) {
  const group = useRef<Group>(null)
  const tap = useRef<{ before: unknown }>(undefined)
  useEffect(() => {
    if (!tap.current || tap.current.before === state) return
    tap.current = undefined
    if (document.activeElement === document.body) group.current?.querySelector('button')?.focus()
  })
  const onClick = () => {
    tap.current = { before: state }
  }
  return { ref: group, onClick }
}
