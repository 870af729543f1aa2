import { useState } from 'react'
import { soldFacts } from '../../../../contract/staff/showroom.ts'
import type { Says, Standing } from '../../../../contract/staff/walk.ts'
import { FactButton } from './fact-buttons.tsx'

type Props = { standing: Standing; onSay(says: Says): void }

/** Marks an ex-display piece as sold. A second tap takes this back, as long as the page of the walk is open. */
export const SoldButtons = (props: Props) => (
  <div className="contents">
    <SaleButtons {...props} />
  </div>
)

function SaleButtons({ standing, onSay }: Props) {
  const [before, setBefore] = useState(standing)
  const { onDisplay, displayPlaceUuid, stockState, orderWeeks } = before
  if (standing.isSold)
    return (
      <div className="grid gap-2">
        <p role="status" className="text-small font-semibold">
          Sold. It is no longer on the site.
        </p>
        <FactButton
          isRecorded={false}
          isDone={false}
          onTap={() => onSay({ fact: 'sold', isSold: false, onDisplay, displayPlaceUuid, stockState, orderWeeks })}
        >
          Not sold after all
        </FactButton>
      </div>
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
