import type { PieceState, Says, Walk } from '../../../../contract/staff/walk.ts'
import { describeCheck, describeDisplay, isToday } from '../piece-state.ts'
import { FactButton, FactGroup } from './fact-buttons.tsx'

type Props = { state: PieceState; places: Walk['places']; bayUuid: string | null; onSay(says: Says): void }

/** Asks whether a piece stands in the selected bay. If none is selected, its recorded place is kept. */
export function DisplayButtons({ state, places, bayUuid, onSay }: Props) {
  const { onDisplay, displayPlaceUuid, displayCheckedAt } = state
  const placeUuid = bayUuid ?? displayPlaceUuid
  const isHere = onDisplay && displayPlaceUuid === placeUuid
  const wasToday = isToday(displayCheckedAt)
  const say = (isOn: boolean) => onSay({ fact: 'display', onDisplay: isOn, displayPlaceUuid: isOn ? placeUuid : null })
  return (
    <FactGroup
      title="Does it stand here?"
      recorded={describeDisplay(state, places)}
      checked={describeCheck(displayCheckedAt)}
      isUnchecked={onDisplay && isOld(displayCheckedAt)}
    >
      <FactButton isRecorded={isHere} isDone={isHere && wasToday} onTap={() => say(true)}>
        {isHere ? 'Still here' : bayUuid ? 'It stands here' : 'On display'}
      </FactButton>
      <FactButton isRecorded={false} isDone={!onDisplay && wasToday} onTap={() => say(false)}>
        Not here any more
      </FactButton>
    </FactGroup>
  )
}

const monthMs = 30 * 86_400_000
export const isOld = (at: string | null) => at === null || Date.parse(at) < Date.now() - monthMs
