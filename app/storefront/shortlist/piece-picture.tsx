import { Picture } from '../../ui/picture.tsx'
import type { PieceNow } from './piece-facts.ts'

/** A small picture of a piece beside its name; what is no longer in the shop has none. */
export const PiecePicture = ({ now }: { now?: PieceNow }) => (
  <div className="aspect-4/3 w-20 shrink-0 overflow-hidden bg-sand">
    {now?.option?.picture && (
      <Picture picture={now.option.picture} sizes="5rem" largest={320} className="size-full object-cover" />
    )}
  </div>
)
