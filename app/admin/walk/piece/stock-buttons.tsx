import type { StockState } from '../../../../contract/availability.ts'
import type { PieceState, Says } from '../../../../contract/staff/walk.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { describeCheck, describeStock, isToday } from '../piece-state.ts'
import { isOld } from './display-buttons.tsx'
import { FactButton, FactGroup } from './fact-buttons.tsx'

type Props = { state: PieceState; onSay(says: Says): void }

const choices: [StockState, string][] = [
  ['in-stock', 'In stock'],
  ['last-one', 'Last one'],
  ['order-in', 'Order in'],
  ['not-available', 'Not available'],
]
const usualWeeks = [2, 4, 6, 8, 10, 12]

/** 'Order in' counts at once; if the number of weeks has changed, another tap records that. */
export function StockButtons({ state, onSay }: Props) {
  const { stockState, orderWeeks, stockCheckedAt } = state
  const wasToday = isToday(stockCheckedAt)
  const say = (state: StockState, weeks = state === 'order-in' ? orderWeeks : null) =>
    onSay({ fact: 'stock', stockState: state, orderWeeks: weeks })
  return (
    <FactGroup
      title="Is it in stock?"
      recorded={describeStock(state)}
      checked={describeCheck(stockCheckedAt)}
      isUnchecked={stockState !== null && isOld(stockCheckedAt)}
    >
      {choices.map(([state, label]) => (
        <FactButton
          key={state}
          isRecorded={stockState === state}
          isDone={stockState === state && wasToday}
          onTap={() => say(state)}
        >
          {label}
        </FactButton>
      ))}
      {stockState === 'order-in' && <WeeksChoice weeks={orderWeeks} onChoose={(weeks) => say('order-in', weeks)} />}
    </FactGroup>
  )
}

function WeeksChoice({ weeks, onChoose }: { weeks: number | null; onChoose(weeks: number): void }) {
  const offered = [...new Set([...usualWeeks, ...(weeks ? [weeks] : [])])].sort((one, other) => one - other)
  return (
    <fieldset className="col-span-2">
      <legend className="mb-1 text-small">About how many weeks?</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1.5">
        {offered.map((each) => (
          <button
            key={each}
            type="button"
            aria-label={`About ${writeCount(each, 'week')}`}
            aria-pressed={each === weeks}
            onClick={() => onChoose(each)}
            className="min-h-12 rounded-sm border border-line bg-white text-small font-semibold aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-paper"
          >
            {each}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
