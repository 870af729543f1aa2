import { useEffect, useRef } from 'react'
import { effectivePrice } from '../../../../contract/prices.ts'
import type { SharedList } from '../../../../contract/shortlists.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { type PieceNow, usePieceFacts } from '../piece-facts.ts'
import { PieceSummary } from '../piece-summary.tsx'
import { useShortlist } from '../shortlist.ts'
import { ShortlistTotal } from '../shortlist-total.tsx'
import type { Piece } from '../stored-pieces.ts'
import { takeOver } from './take-over.ts'

type Row = { piece: Piece; now?: PieceNow }

/** Read-only: readers can change only their own copy. */
export function SharedPieces({ list }: { list: SharedList }) {
  const pieces = list.items.map(readShared)
  const facts = usePieceFacts(pieces)
  const rows = pieces.map((piece): Row => withFacts(piece, facts.find(piece.variantUuid)))
  return (
    <>
      <p className="mt-2 max-w-text text-soft">
        Somebody sent you these pieces. Prices are today’s. Make the list yours to change it or to ask us about it.
      </p>
      {facts.missing && <LoadFailure {...facts.missing} again={facts.again} />}
      <ol aria-label="Pieces of the shared shortlist" className="mt-8 divide-y divide-rule border-y border-rule">
        {rows.map(({ piece, now }) => (
          <li
            key={piece.variantUuid}
            className="grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-4 py-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-6"
          >
            <PieceSummary piece={piece} now={now}>
              {now?.option?.name && <p className="label mt-1">{now.option.name}</p>}
              {piece.quantity > 1 && <p className="mt-1">{piece.quantity} of these</p>}
              {piece.note && <p className="mt-2 max-w-text whitespace-pre-wrap text-soft">{piece.note}</p>}
            </PieceSummary>
          </li>
        ))}
      </ol>
      <ShortlistTotal rows={rows} />
      <MakeItMine rows={rows} />
    </>
  )
}

function MakeItMine({ rows }: { rows: Row[] }) {
  const own = useShortlist(({ pieces }) => pieces)
  const place = useRef<HTMLParagraphElement>(null)
  const offered = rows.flatMap(({ piece, now }) => (now?.option ? [piece] : []))
  const isMine =
    offered.length > 0 && offered.every((piece) => own.some((mine) => mine.variantUuid === piece.variantUuid))
  const isPressed = useRef(false)
  // A link replaces the button, and takes the focus.
  useEffect(() => {
    if (isMine && isPressed.current) place.current?.querySelector('a')?.focus()
  }, [isMine])
  const take = () => {
    isPressed.current = true
    takeOver(offered)
  }
  return (
    <p ref={place} className="mt-8 flex flex-wrap gap-4">
      {isMine ? (
        <ButtonLink href="/shortlist">These are on your shortlist</ButtonLink>
      ) : (
        <Button disabled={offered.length === 0} onClick={take}>
          Make it mine
        </Button>
      )}
    </p>
  )
}

const readShared = ({ variantUuid, quantity, note }: SharedList['items'][number]): Piece => ({
  variantUuid,
  quantity,
  note: note ?? '',
  productUuid: '',
  name: 'A piece',
  savedAt: '',
  savedPrice: 0,
})

/** Saves the current price, because the reader has not seen the earlier one. */
function withFacts(piece: Piece, now?: PieceNow): Row {
  const { product, option } = now ?? {}
  const known = product &&
    option && { productUuid: product.uuid, name: product.name, savedPrice: effectivePrice(option) }
  return { piece: { ...piece, ...known }, now }
}
