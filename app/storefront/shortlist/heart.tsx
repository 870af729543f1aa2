import { type Shortlist, useShortlist } from './shortlist.ts'
import type { Wanted } from './toggle-piece.ts'

/** Puts a variant on the shortlist, or takes it off. */
export function Heart({ wanted, className }: { wanted: Wanted; className: string }) {
  const isListed = ({ pieces }: Shortlist) => pieces.some(({ variantUuid }) => variantUuid === wanted.variantUuid)
  return (
    <button
      type="button"
      aria-label={`Shortlist ${wanted.name}`}
      aria-pressed={useShortlist(isListed)}
      onClick={() => import('./toggle-piece.ts').then((code) => code.togglePiece(wanted), console.error)}
      className={`heart ${className}`}
    />
  )
}
