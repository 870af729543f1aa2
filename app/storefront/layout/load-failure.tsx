import type { Missing } from '../../api.ts'
import { RetryButton } from './retry-button.tsx'

const reasons = {
  'no connection': 'No connection to the shop. Check that you are online.',
  'no access': 'You do not have access to this.',
  failure: 'Something went wrong on our side.',
} satisfies Record<Missing['missing'], string>

/** Replaces a part of a page that could not be loaded. */
export function LoadFailure({ missing, again, className = '' }: Missing & { again?: () => void; className?: string }) {
  return (
    <div role="alert" className={`grid justify-items-center gap-4 py-16 text-center ${className}`}>
      <p className="font-serif text-h2">This part of the page did not load</p>
      <p className="max-w-text text-lead text-soft">{reasons[missing]}</p>
      <RetryButton again={again} />
    </div>
  )
}
