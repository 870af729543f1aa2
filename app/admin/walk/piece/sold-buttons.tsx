import { useState } from 'react'
import { soldFacts } from '../../../../contract/staff/showroom.ts'
import type { Says, Standing } from '../../../../contract/staff/walk.ts'
import { StatusNote } from '../../controls/status-note.tsx'
import { FactButton } from './fact-buttons.tsx'

type Props = { standing: Standing; onSay(says: Says): void }

/** Marks an ex-display piece as sold. A second tap takes this back, as long as the page of the walk is open. */
export const SoldButtons = (props: Props) => (
  <div className="grid gap-2">
    <StatusNote className="text-small font-semibold">
      {props.standing.isSold && 'Sold. It is no longer on the site.'}
    </StatusNote>
    <SaleButtons {...props} />
  </div>
)

function SaleButtons({ standing, onSay }: Props) {
  const [before, setBefore] = useState(standing)
  const { onDisplay, displayPlaceUuid, stockState, orderWeeks } = before
  if (standing.isSold)
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
    setBefore(standing)
    onSay({ fact: 'sold', ...soldFacts })
  }
  return (
    <FactButton isRecorded={false} isDone={false} onTap={sell}>
      Sold
    </FactButton>
  )
}
