import { useRevalidator } from 'react-router'
import { failed } from '../../../../contract/errors.ts'
import type { SeveralMoved, SeveralMoveSent } from '../../../../contract/staff/enquiry-changes.ts'
import { staffApi } from '../../api.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { unreachable } from '../../unreachable.ts'

export const countEnquiries = (count: number) =>
  count === 1 ? '1 enquiry' : `${count.toLocaleString('en-GB')} enquiries`

/** Changes several enquiries at once, with Undo. `say` describes the change for a count. */
export function useSeveralMove() {
  const { revalidate } = useRevalidator()
  const undo = async (before: SeveralMoved['before']) => {
    const answer = await staffApi.undoEnquiries({ before }).catch(unreachable)
    await revalidate()
    if (failed(answer)) return void warn(answer.problem.reason)
    const { undone, kept } = answer
    if (kept === 0) return notify(`${countEnquiries(undone)} restored`)
    warn(`${countEnquiries(undone)} restored. ${countEnquiries(kept)} had changed since, and stayed as they are.`)
  }
  return async (move: SeveralMoveSent, say: (count: string) => string): Promise<boolean> => {
    const answer = await staffApi.moveEnquiries(move).catch(unreachable)
    await revalidate()
    if (failed(answer)) {
      warn(answer.problem.reason)
      return false
    }
    const { before } = answer
    if (before.length === 0) notify('Nothing to change')
    else notify(say(countEnquiries(before.length)), { run: () => undo(before) })
    return true
  }
}
