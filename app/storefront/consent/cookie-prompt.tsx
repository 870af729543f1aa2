import { useEffect, useRef } from 'react'
import { pageAddress } from '../../../contract/addresses.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  onDecide: (accepted: boolean) => void
  /** Asked for by the shopper, who is then led to it; otherwise it waits to be noticed. */
  wanted: boolean
}

export function CookiePrompt({ onDecide, wanted }: Props) {
  const prompt = useRef<HTMLElement>(null)
  useEffect(() => {
    if (wanted) prompt.current?.focus()
  }, [wanted])
  return (
    <section
      ref={prompt}
      aria-labelledby="cookie-title"
      tabIndex={-1}
      className="cookie-prompt border-t border-rule bg-paper outline-none"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-4 md:py-5">
        <div aria-live="polite" className="max-w-[62ch] text-small">
          <h2 id="cookie-title" className="text-h3">
            May we count your visit?
          </h2>
          <p className="mt-1 text-soft">
            With your yes, analytics cookies tell us what people look for. Without it, nothing is counted.{' '}
            <a href={pageAddress('privacy-policy')} className="plain-link">
              About cookies
            </a>
          </p>
        </div>
        <div className="grid grow grid-cols-2 gap-3 sm:grow-0">
          <Button look="outline" onClick={() => onDecide(false)}>
            Decline
          </Button>
          <Button look="outline" onClick={() => onDecide(true)}>
            Accept
          </Button>
        </div>
      </div>
    </section>
  )
}
