import { Picture } from '../../ui/picture.tsx'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import type { PieceNow } from './piece-facts.ts'

/** A small picture of a piece beside its name; a piece that has left the shop has none. */
export const PiecePicture = ({ now: { option } = {} }: { now?: PieceNow }) => (
  <div className="aspect-4/3 w-20 shrink-0 overflow-hidden bg-sand">
    {option &&
      (option.picture ? (
        <Picture picture={option.picture} sizes="5rem" largest={320} className="size-full object-cover" />
      ) : (
        <NoPhotograph className="size-full place-items-center p-1 text-[0.75rem] leading-tight" />
      ))}
  </div>
)
