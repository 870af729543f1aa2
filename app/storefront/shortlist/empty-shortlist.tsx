import { Suspense } from 'react'
import { contactAddress } from '../../../contract/addresses.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { useSite } from '../layout/site.ts'

const ViewedRow = lazyPart(() => import('../recently-viewed/viewed-row.tsx'))

export function EmptyShortlist() {
  const { hasProducts } = useSite().settings
  if (!hasProducts) {
    return (
      <p className="mt-10 border-t border-rule pt-10 text-lead">
        Nothing is on it yet, and our products are still on their way.{' '}
        <a href={contactAddress()} className="plain-link">
          Send us a message
        </a>
        .
      </p>
    )
  }
  return (
    <div className="mt-10 border-t border-rule pt-10">
      <p className="max-w-text text-lead">
        Nothing is on it yet. Press the heart on any piece to keep it here, compare and ask us about all of them at
        once.
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="/latest-products">See what is new</ButtonLink>
        <ButtonLink href="/special-offers" look="outline">
          Special Offers
        </ButtonLink>
      </p>
      <div className="-mx-[var(--gutter)]">
        <Suspense>
          <ViewedRow />
        </Suspense>
      </div>
    </div>
  )
}
