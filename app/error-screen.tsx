import type { ReactNode } from 'react'
import { ButtonLink } from './ui/button.tsx'

/** Renders without the layout, because the layout itself may have failed. */
export function ErrorScreen({ status }: { status: number }) {
  return (
    <main className="wrap grid min-h-dvh content-center py-24">
      <ErrorWords status={status} again={<ButtonLink href="">Try again</ButtonLink>} />
    </main>
  )
}

export const ErrorWords = ({ status, again }: { status: number; again: ReactNode }) => (
  <FailureWords
    label={`Error ${status}`}
    title="Opps, something went wrong!"
    reason="Please try again in a moment, or start from the home page."
    again={again}
  />
)

type Words = { label?: string; title: string; reason: ReactNode; again: ReactNode }

/** The message in place of a page, with links to continue. */
export function FailureWords({ label, title, reason, again }: Words) {
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {label && <p className="label mb-2">{label}</p>}
      <h1 className="max-w-text text-display">{title}</h1>
      <p role="alert" className="mt-6 max-w-text text-lead text-soft">
        {reason}
      </p>
      <p className="mt-10 flex flex-wrap gap-4">
        {again}
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </p>
    </>
  )
}
