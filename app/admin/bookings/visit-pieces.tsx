import { href, Link } from 'react-router'
import type { BookedPiece } from '../../../contract/staff/bookings.ts'
import { Thumbnail } from '../media/thumbnail.tsx'

/** What the visitor wants to see. */
export function VisitPieces({ items }: { items: BookedPiece[] }) {
  if (items.length === 0) return null
  return (
    <ul aria-label="Wants to see" className="grid gap-2">
      {items.map(({ variantUuid, quantity, note, asked, showroomNote }) => (
        <li key={variantUuid} className="relative flex items-center gap-3 text-small">
          <span className="w-11 shrink-0 border border-rule bg-white">
            {asked.picture ? (
              <Thumbnail picture={asked.picture} alt="" sizes="44px" />
            ) : (
              <span className="block aspect-square bg-sand" />
            )}
          </span>
          <span className="min-w-0">
            <Link
              to={href('/admin/products/:uuid', { uuid: asked.productUuid })}
              className="font-semibold after:absolute after:inset-0 hover:text-green"
            >
              {quantity > 1 && `${quantity} × `}
              {asked.productName}
            </Link>
            {asked.variantName && <span className="block text-soft">{asked.variantName}</span>}
            {showroomNote && <span className="block text-label text-green-deep">{showroomNote}</span>}
            {note && <span className="block whitespace-pre-wrap">“{note}”</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
