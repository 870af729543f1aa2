import { type Shortlist, useShortlist } from './shortlist.ts'
import type { Wanted } from './toggle-piece.ts'

/** Adds a variant to the shortlist, or removes it. The page handles the click: `useCardEvents`. */
export function Heart({ wanted, className }: { wanted: Wanted; className?: string }) {
  const { variantUuid, productUuid, name, savedPrice } = wanted
  const isListed = ({ pieces }: Shortlist) => pieces.some((piece) => piece.variantUuid === variantUuid)
  return (
    <button
      type="button"
      value={`${variantUuid} ${productUuid} ${savedPrice}`}
      aria-label={`Shortlist ${name}`}
      aria-pressed={useShortlist(isListed)}
      className={className ? `heart ${className}` : 'heart'}
    />
  )
}
