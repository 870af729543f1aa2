import { Suspense } from 'react'
import { ButtonLink } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.ts'

const ViewedRow = latePart(() => import('../recently-viewed/viewed-row.tsx'))

export function EmptyShortlist() {
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
