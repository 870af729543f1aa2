import type { ReactNode } from 'react'
import { ButtonLink } from './ui/button.tsx'

/** Stands alone: whatever went wrong may have been in the layout. */
export function ErrorScreen({ status }: { status: number }) {
  return (
    <main className="wrap grid min-h-dvh content-center py-24">
      <ErrorWords status={status} again={<ButtonLink href="">Try again</ButtonLink>} />
    </main>
  )
}

export function ErrorWords({ status, again }: { status: number; again: ReactNode }) {
  return (
    <>
      <title>Something went wrong</title>
      <meta name="robots" content="noindex" />
      <p className="label">Error {status}</p>
      <h1 className="mt-2 max-w-text text-display">Opps, something went wrong!</h1>
      <p className="mt-6 max-w-text text-lead text-soft">
        The page could not be shown. Please try again in a moment, or start from the home page.
      </p>
      <p className="mt-10 flex flex-wrap gap-4">
        {again}
        <ButtonLink href="/" look="outline">
          To the home page
        </ButtonLink>
      </p>
    </>
  )
}
