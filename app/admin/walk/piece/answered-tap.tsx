import type { ReactNode } from 'react'
import { formatTime } from '../../../../contract/dates/staff-dates.ts'
import type { PieceState, Says, Walk } from '../../../../contract/staff/walk.ts'
import { Button } from '../../controls/button.tsx'
import { describeDisplay, describeSays, describeSold, describeStock } from '../piece-state.ts'
import type { KeptTap } from '../taps/kept-taps.ts'
import type { Taps } from '../taps/use-taps.ts'

type Props = { tap: KeptTap; places: Walk['places']; taps: Taps }

/** A tap that did not count: somebody recorded something else later, or the shop refused it. */
export function AnsweredTap({ tap, places, taps }: Props) {
  const { answer, refusal, at, says } = tap
  const mine = describeSays(says, places)
  if (!answer)
    return (
      <Note>
        <p>{`“${mine}” from ${formatTime(at)} does not count: ${refusal}`}</p>
        <Button className="min-h-12 lg:min-h-12" onClick={() => taps.drop(tap)}>
          OK
        </Button>
      </Note>
    )
  const { standing: state, by } = answer
  const theirs = describeTheirs(says, state, places)
  const later = says.fact === 'display' ? state.displayCheckedAt : state.stockCheckedAt
  return (
    <Note>
      <p>
        {`You recorded “${mine}” at ${formatTime(at)}. ${by ?? 'Somebody else'} recorded “${theirs}” at ${formatTime(later ?? at)}. Which is right?`}
      </p>
      <Button className="min-h-12 lg:min-h-12" onClick={() => taps.drop(tap)}>
        {theirs}
      </Button>
      <Button className="min-h-12 lg:min-h-12" onClick={() => repeatTap(tap, taps, says)}>
        {mine}
      </Button>
    </Note>
  )
}

function describeTheirs({ fact }: Says, state: PieceState, places: Walk['places']): string {
  if (fact === 'sold') return describeSold(state)
  return fact === 'display' ? describeDisplay(state, places) : describeStock(state)
}

/** Repeats the tap with the current time, so that it is later than the colleague’s. The queue then drops the old tap. */
const repeatTap = ({ variantUuid, pieceName }: KeptTap, taps: Taps, says: Says) =>
  taps.tap({ variantUuid, name: pieceName, variantName: '' }, says)

const Note = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex flex-wrap gap-2 border-l-4 border-sale bg-sand p-3 text-small [&>p]:w-full">
    {children}
  </div>
)
