import { Suspense, useState } from 'react'
import { shortlistContactAddress, visitAddress } from '../../../contract/addresses.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { OrderedList } from '../../ui/ordered-list/ordered-list.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { useSite } from '../layout/site.ts'
import { orderPieces } from './piece-edits.ts'
import { usePieceFacts } from './piece-facts.ts'
import { PieceRow } from './piece-row.tsx'
import { ShortlistTotal } from './shortlist-total.tsx'
import { nameKey, type Piece } from './stored-pieces.ts'

const ShareList = lazyPart(() => import('./sharing/share-list.tsx'), SharingNotLoaded)

/** The list with drag and drop. Its code is loaded only for a shopper who has pieces. */
export default function ListedPieces({ pieces }: { pieces: readonly Piece[] }) {
  const facts = usePieceFacts(pieces)
  const nameOf = (piece: Piece) => facts.find(piece.variantUuid)?.product?.name ?? piece.name
  return (
    <>
      {facts.missing && <LoadFailure {...facts.missing} again={facts.again} />}
      <OrderedList
        label="Pieces on your shortlist"
        items={pieces}
        keyOf={nameKey}
        nameOf={nameOf}
        onOrder={(ordered) => orderPieces(ordered.map(nameKey))}
        className="mt-8 divide-y divide-rule border-y border-rule"
        itemClassName="bg-paper py-6 break-inside-avoid"
      >
        {(piece, controls) => (
          <PieceRow
            piece={piece}
            now={facts.find(piece.variantUuid)}
            taken={pieces.map(({ variantUuid }) => variantUuid)}
            controls={controls}
          />
        )}
      </OrderedList>
      <ShortlistTotal rows={pieces.map((piece) => ({ piece, now: facts.find(piece.variantUuid) }))} />
      <Actions pieces={pieces} />
    </>
  )
}

function Actions({ pieces }: { pieces: readonly Piece[] }) {
  const [sharing, share] = useState(false)
  const [withNotes, chooseNotes] = useState(false)
  const { takesVisits } = useSite().settings
  return (
    <>
      <p className="mt-8 flex flex-wrap gap-4 print:hidden">
        <ButtonLink href={shortlistContactAddress}>Ask about these</ButtonLink>
        {takesVisits && (
          <ButtonLink href={visitAddress()} look="outline">
            Plan a visit to see these
          </ButtonLink>
        )}
        <Button look="outline" aria-expanded={sharing} onClick={() => share(!sharing)}>
          Share this list
        </Button>
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
      </p>
      {sharing && (
        <Suspense
          fallback={
            <p role="status" className="mt-8">
              Loading your links…
            </p>
          }
        >
          <ShareList pieces={pieces} withNotes={withNotes} chooseNotes={chooseNotes} />
        </Suspense>
      )}
    </>
  )
}

function SharingNotLoaded() {
  return (
    <p role="alert" className="mt-8">
      A link could not be created just now. Please reload the page: your list stays as it is.
    </p>
  )
}
