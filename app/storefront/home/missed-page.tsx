import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { takeMissed } from '../../missed-page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { OrCallUs } from '../layout/or-call-us.tsx'

/** Tells those who were sent home instead of to a page that the page may be there in a moment. */
export function MissedPage() {
  const { key } = useLocation()
  const [missed, setMissed] = useState<{ address: string; key: string }>()
  useEffect(() => {
    const address = takeMissed()
    setMissed(address === undefined ? undefined : { address, key })
  }, [key])
  if (!missed) return null
  return (
    <div key={missed.key} role="alert" className="bg-sand">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <div>
          <p className="font-serif text-h3">We could not load that page just now</p>
          <p className="mt-1 max-w-text text-soft">
            Something went wrong on our side. Try again in a moment
            <OrCallUs />
          </p>
        </div>
        <ButtonLink href={missed.address}>Try again</ButtonLink>
      </div>
    </div>
  )
}
