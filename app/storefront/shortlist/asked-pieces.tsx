import { Price } from '../product-card/price.tsx'
import { type PieceNow, usePieceFacts } from './piece-facts.ts'
import { PiecePicture } from './piece-picture.tsx'
import { useShortlist } from './shortlist.ts'
import './stored-shortlist.ts'
import type { Piece } from './stored-pieces.ts'

/** The pieces of the shortlist, beside the contact form. */
export default function AskedPieces() {
  const pieces = useShortlist((all) => all.pieces)
  const facts = usePieceFacts(pieces)
  const rows = pieces.map((piece) => ({ piece, now: facts.find(piece.variantUuid) }))
  const isGone = rows.some(({ now }) => now && !now.option)
  return (
    <section aria-label="The pieces you ask about" className="border-y border-rule py-5">
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-6 text-h3">
        {pieces.length === 0 ? 'Your shortlist is empty' : 'About the pieces on your shortlist'}
        <a href="/shortlist" className="plain-link py-1 font-sans text-body">
          Change the list
        </a>
      </h2>
      <ul className="mt-3 grid max-h-96 gap-3 overflow-y-auto">
        {rows.map(({ piece, now }) => (
          <AskedPiece key={piece.variantUuid} piece={piece} now={now} />
        ))}
      </ul>
      {pieces.length > 0 && <p className="label mt-3">Your notes are sent with them.</p>}
      {isGone && (
        <p className="label mt-1">Pieces no longer in our shop are not sent: please name them in your message.</p>
      )}
    </section>
  )
}

function AskedPiece({ piece, now }: { piece: Piece; now?: PieceNow }) {
  const { option } = now ?? {}
  return (
    <li className="flex items-center gap-4">
      <PiecePicture now={now} />
      <div className="min-w-0 text-small">
        <p>
          {piece.quantity > 1 && `${piece.quantity} × `}
          <strong className="font-semibold">{now?.product?.name ?? piece.name}</strong>
          {option?.name && `, ${option.name}`}
        </p>
        {option && (
          <p className="tabular-nums">
            <Price facts={option} />
          </p>
        )}
        {piece.note && <p className="whitespace-pre-wrap text-soft">{piece.note}</p>}
      </div>
    </li>
  )
}
