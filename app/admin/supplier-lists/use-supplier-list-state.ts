import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { SupplierListState } from '../../../contract/staff/supplier-lists.ts'
import { staffApi } from '../api.ts'
import { unreachable } from '../unreachable.ts'
import { isUnderWay } from './list-facts.ts'

const pollMs = 1500
/** How long the page polls for the first news of a list that was just requested. */
const maxPolls = 200

const isSettled = (state: SupplierListState, before: SupplierListState) =>
  !isUnderWay(state) && state.checkedAt !== before.checkedAt

/** The outcome of the last list, fetched again after each save and on `readAgain`, and polled while any list is under way. */
export function useSupplierListState(uuid: string, version: number, first: SupplierListState) {
  const [turn, setTurn] = useState(0)
  const [known, setKnown] = useState({ state: first, version, turn })
  const [asked, setAsked] = useState<{ before: SupplierListState; left: number }>()
  useEffect(() => {
    const isOld = known.version !== version || known.turn !== turn
    const follows = asked !== undefined || isUnderWay(known.state)
    if (!isOld && !follows) return
    let isGone = false
    const read = async () => {
      const answer = await staffApi.supplierListState({ uuid }).catch(unreachable)
      if (isGone) return
      if (!failed(answer)) setKnown({ state: answer, version, turn })
      else if (follows) setKnown({ ...known })
      if (!asked) return
      const isOver = (!failed(answer) && isSettled(answer, asked.before)) || asked.left === 0
      setAsked(isOver ? undefined : { ...asked, left: asked.left - 1 })
    }
    const timer = setTimeout(read, follows ? pollMs : 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [uuid, version, turn, known, asked])
  const { state } = known
  return {
    state,
    isWaiting: asked !== undefined,
    readAgain: () => setTurn(turn + 1),
    waitForList: () => setAsked({ before: state, left: maxPolls }),
  }
}
