import { useEffect, useRef } from 'react'

/** For a group of buttons that are replaced by others when one has changed `state`: the first of these gets the lost focus. */
export function useKeptFocus<Group extends HTMLElement>(state: unknown) {
  const group = useRef<Group>(null)
  const isTapped = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are replaced when the state changes.
  useEffect(() => {
    if (isTapped.current && document.activeElement === document.body) group.current?.querySelector('button')?.focus()
    isTapped.current = false
  }, [state])
  const noteTap = () => {
    isTapped.current = true
  }
  return { ref: group, onClick: noteTap }
}
