import { useEffect, useRef } from 'react'
import { followIcons } from './follow-icons.ts'

/** The tooltip of any button or link that shows only an icon. `first` is the event that loaded it. */
export default function IconTip({ first }: { first: Event }) {
  const tip = useRef<HTMLDivElement>(null)
  useEffect(() => (tip.current ? followIcons(tip.current, first) : undefined), [first])
  // Hidden from screen readers: the control's name has the same words.
  return <div ref={tip} role="tooltip" aria-hidden="true" popover="manual" className="tooltip" />
}
