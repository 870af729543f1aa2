import { useEffect, useRef, useState } from 'react'
import { browserApi, orElse } from '../../api.ts'
import { useShownEvent } from '../analytics/track-event.ts'
import { type CardView, viewCard } from '../product-card/card-view.ts'
import { ProductRow } from '../product-card/product-row.tsx'

const shown = 10

export function ThankYou({ copyMailed }: { copyMailed: boolean }) {
  useShownEvent('generate_lead', 'enquiry', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const [offers, setOffers] = useState<CardView[]>([])
  useEffect(() => {
    window.scrollTo({ top: 0 })
    // Comes second, because a zoomed-in header may fill the window.
    heading.current?.focus()
    const leaving = new AbortController()
    readOffers(leaving.signal)
      .then(setOffers)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [])
  return (
    <>
      <div className="max-w-text py-16 md:py-24">
        <h1 ref={heading} tabIndex={-1} className="text-display outline-none">
          Thank you
        </h1>
        <p className="mt-6 text-lead text-soft">
          Your request is with us, and we will write back to you soon.
          {copyMailed && ' A copy is on its way to your inbox.'}
        </p>
      </div>
      <div className="-mx-[var(--gutter)]">
        <ProductRow
          id="offers"
          title="Special Offers"
          more={{ path: '/special-offers', name: 'See all special offers' }}
          cards={offers}
        />
      </div>
    </>
  )
}

async function readOffers(signal: AbortSignal): Promise<CardView[]> {
  const answer = await orElse(browserApi(signal).search({ onSaleOnly: true }), null)
  return (answer?.products ?? []).slice(0, shown).map(viewCard)
}
