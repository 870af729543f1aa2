import { useState } from 'react'
import { soldFacts } from '../../../../contract/staff/showroom.ts'
import type { PieceState, Says } from '../../../../contract/staff/walk.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import { FactButton } from './fact-buttons.tsx'

type Props = { state: PieceState; onSay(says: Says): void }

/** Marks an ex-display piece as sold. A second tap takes this back while the page of the walk is open. */
export const SoldButtons = (props: Props) => (
  <div className="grid gap-2">
    <StatusNote className="text-small font-semibold">
      {props.state.isSold && 'Sold. It is no longer on the site.'}
    </StatusNote>
    <SaleButtons {...props} />
  </div>
)

function SaleButtons({ state, onSay }: Props) {
  const [before, setBefore] = useState(state)
  const { onDisplay, displayPlaceUuid, stockState, orderWeeks } = before
  if (state.isSold)
    return (
      <FactButton
        isRecorded={false}
        isDone={false}
        onTap={() => onSay({ fact: 'sold', isSold: false, onDisplay, displayPlaceUuid, stockState, orderWeeks })}
      >
        Not sold after all
      </FactButton>
    )
  const sell = () => {
    setBefore(state)
    onSay({ fact: 'sold', ...soldFacts })
  }
  return (
    <FactButton isRecorded={false} isDone={false} onTap={sell}>
      Sold
    </FactButton>
  )
}
