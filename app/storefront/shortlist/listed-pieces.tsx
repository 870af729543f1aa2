import { Suspense, useState } from 'react'
import { shortlistContactAddress } from '../../../contract/addresses.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { usePieceFacts } from './piece-facts.ts'
import { PieceRow } from './piece-row.tsx'
import { ShortlistTotal } from './shortlist-total.tsx'
import type { Piece } from './stored-pieces.ts'

const ShareList = latePart(() => import('./sharing/share-list.tsx'))

export function ListedPieces({ pieces }: { pieces: readonly Piece[] }) {
  const [sharing, share] = useState(false)
  const facts = usePieceFacts(pieces)
  const rows = pieces.map((piece) => ({ piece, now: facts.find(piece.variantUuid) }))
  return (
    <>
      {facts.missing && <LoadFailure {...facts.missing} again={facts.again} />}
      <ol aria-label="Pieces on your shortlist" className="mt-8 divide-y divide-rule border-y border-rule">
        {rows.map(({ piece, now }, place) => (
          <PieceRow
            key={piece.savedAt + piece.productUuid}
            piece={piece}
            now={now}
            place={place}
            last={place === pieces.length - 1}
            taken={pieces.map(({ variantUuid }) => variantUuid)}
          />
        ))}
      </ol>
      <ShortlistTotal rows={rows} />
      <p className="mt-8 flex flex-wrap gap-4">
        <ButtonLink href={shortlistContactAddress}>Ask about these</ButtonLink>
        <Button look="outline" aria-expanded={sharing} onClick={() => share(!sharing)}>
          Share this list
        </Button>
      </p>
      {sharing && (
        <Suspense>
          <ShareList pieces={pieces} />
        </Suspense>
      )}
    </>
  )
}
