import { useEffect, useRef } from 'react'
import { pageAddress } from '../../../contract/addresses.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  onDecide: (accepted: boolean) => void
  /** True if the shopper opened the prompt: then it takes the focus. */
  wanted: boolean
  /** Whether accepting also allows a map from another host, which the prompt then has to mention. */
  withMap: boolean
}

export function CookiePrompt({ onDecide, wanted, withMap }: Props) {
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
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-2 py-2.5 md:py-5">
        <div aria-live="polite" className="max-w-[68ch] max-md:text-label max-md:leading-[1.35] md:text-small">
          <h2 id="cookie-title" className="max-md:inline max-md:font-sans max-md:font-semibold md:text-h3">
            May we use analytics cookies?
          </h2>{' '}
          <p className="text-soft max-md:inline md:mt-1">
            They show us what people look for. {withMap && 'Accepting also loads our map. '}Otherwise we only count
            views and searches, without cookies.{' '}
            <a href={pageAddress('privacy-policy')} className="plain-link">
              About cookies
            </a>
          </p>
        </div>
        <div className="grid grow grid-cols-2 gap-3 sm:grow-0">
          <Button look="outline" onClick={() => onDecide(false)} className="max-md:min-h-11 max-md:py-1">
            Decline
          </Button>
          <Button look="outline" onClick={() => onDecide(true)} className="max-md:min-h-11 max-md:py-1">
            Accept
          </Button>
        </div>
      </div>
    </section>
  )
}
