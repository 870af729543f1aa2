import { useState } from 'react'
import type { Walk, WalkPiece } from '../../../contract/staff/walk.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { orFail, whenSignedIn } from '../page-loader.ts'
import { BayChoice } from './bay-choice.tsx'
import { listBays } from './bays.ts'
import { FindPiece } from './find-piece.tsx'
import { PieceCard } from './piece/piece-card.tsx'
import { UnseenTaps } from './piece/unseen-taps.tsx'
import { isToday, readPieceState } from './piece-state.ts'
import { type Taps, useTaps } from './taps/use-taps.ts'
import { WaitingTaps } from './taps/waiting-taps.tsx'

export const clientLoader = whenSignedIn(async ({ signal }) => orFail(await staffApi.walk(undefined, { signal })))

const portion = 60

/** Loads everything at once, so that the walk continues without network. */
export default function WalkPage({ loaderData: walk }: { loaderData: Walk }) {
  const taps = useTaps(walk.now)
  const bays = listBays(walk)
  const [chosen, choose] = useBay()
  const bay = bays.find(({ key }) => key === chosen) ?? bays[0]
  const bayUuid = walk.places.some(({ uuid }) => uuid === bay?.key) ? (bay?.key ?? null) : null
  const pieces = bay?.pieces ?? []
  const checked = pieces.filter((piece) => wasChecked(piece, taps)).length
  return (
    <>
      <PageTitle title="Walk the floor" />
      <h1 className="mb-3 text-h2">Walk the floor</h1>
      <WaitingTaps taps={taps} />
      <div className="my-4 grid gap-4 md:grid-cols-2">
        <BayChoice bays={bays} chosen={bay?.key ?? ''} onChoose={choose} />
        <FindPiece walk={walk} bayUuid={bayUuid} taps={taps} />
      </div>
      <h2 className="mb-3 font-serif text-h3">
        {bay?.label}
        {pieces.length > 0 && (
          <span className="font-sans text-small text-soft">{` · ${checked} of ${pieces.length} checked today`}</span>
        )}
      </h2>
      <Pieces key={bay?.key} pieces={pieces} bayUuid={bayUuid} taps={taps} places={walk.places} />
      {walk.total > walk.pieces.length && (
        <p className="mt-4 text-small text-soft">
          {`These are ${walk.pieces.length} of ${walk.total} pieces. The others follow when these are checked.`}
        </p>
      )}
    </>
  )
}

const wasChecked = (piece: WalkPiece, taps: Taps) => {
  const { onDisplay, displayCheckedAt, stockState, stockCheckedAt, isSold } = readPieceState(piece, taps)
  return isSold || isToday(displayCheckedAt) || (!onDisplay && stockState !== null && isToday(stockCheckedAt))
}

/** Keeps the selected place in the address. It bypasses the router, which would reload the data and fail without network. */
function useBay() {
  const [chosen, setChosen] = useState(() => new URL(location.href).searchParams.get('bay'))
  const choose = (key: string) => {
    const address = new URL(location.href)
    address.searchParams.set('bay', key)
    history.replaceState(history.state, '', address)
    setChosen(key)
  }
  return [chosen, choose] as const
}

type PiecesProps = { pieces: WalkPiece[]; places: Walk['places']; bayUuid: string | null; taps: Taps }

function Pieces({ pieces, ...rest }: PiecesProps) {
  const [limit, setLimit] = useState(portion)
  const shown = pieces.slice(0, limit)
  return (
    <>
      <UnseenTaps shown={shown} places={rest.places} taps={rest.taps} />
      {shown.length === 0 ? (
        <p className="text-soft">
          Nothing is recorded here. Find a piece above by its name or the code on its ticket, and tap “It stands here”.
        </p>
      ) : (
        <ul className="grid gap-3">
          {shown.map((piece) => (
            <li key={piece.variantUuid}>
              <PieceCard piece={piece} {...rest} />
            </li>
          ))}
        </ul>
      )}
      {pieces.length > limit && (
        <Button className="mt-4 min-h-12 w-full lg:min-h-12" onClick={() => setLimit(limit + portion)}>
          {`Show ${Math.min(portion, pieces.length - limit)} more`}
        </Button>
      )}
    </>
  )
}
