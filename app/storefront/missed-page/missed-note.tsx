import { useEffect, useState } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { OrCallUs } from '../layout/or-call-us.tsx'
import { forgetMissed, readMissed } from './missed-address.ts'

/** Explains a redirect to the home page, once: the requested page may be back soon. */
export default function MissedNote() {
  const [address] = useState(() => readMissed(document.cookie))
  useEffect(forgetMissed, [])
  if (address === undefined) return null
  return (
    <div role="alert" className="bg-sand">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <div>
          <p className="font-serif text-h3">We could not load that page just now</p>
          <p className="mt-1 max-w-text text-soft">
            Something went wrong on our side. Try again in a moment
            <OrCallUs />
          </p>
        </div>
        <ButtonLink href={address}>Try again</ButtonLink>
      </div>
    </div>
  )
}
