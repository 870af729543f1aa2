import { useEffect, useRef } from 'react'

/** Announced and scrolled into view as soon as it appears. */
export function Refusal({ reason }: { reason: string }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p ref={words} role="alert" tabIndex={-1} className="border-l-2 border-sale bg-sand px-5 py-4">
      {reason}
    </p>
  )
}
