import { failed } from '../../../../contract/errors.ts'
import type { SeveralMoved, SeveralMoveSent } from '../../../../contract/staff/enquiry-changes.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { staffApi } from '../../api.ts'
import { useRefresh } from '../../background-refresh.ts'
import { notify, warn } from '../../controls/notices.tsx'
import { unreachable } from '../../unreachable.ts'

/** Changes several enquiries at once, with Undo. `say` describes the change for a count. */
export function useSeveralMove() {
  const refresh = useRefresh()
  const undo = async (before: SeveralMoved['before']) => {
    const answer = await staffApi.undoEnquiries({ before }).catch(unreachable)
    await refresh()
    if (failed(answer)) return void warn(answer.problem.reason)
    const { undone, kept } = answer
    if (kept === 0) return notify(`${writeCount(undone, 'enquiry')} restored`)
    warn(
      `${writeCount(undone, 'enquiry')} restored. ${writeCount(kept, 'enquiry')} had changed since or belonged to a former colleague, and stayed as they are.`,
    )
  }
  return async (move: SeveralMoveSent, say: (count: string) => string): Promise<boolean> => {
    const answer = await staffApi.moveEnquiries(move).catch(unreachable)
    await refresh()
    if (failed(answer)) {
      warn(answer.problem.reason)
      return false
    }
    const { before } = answer
    if (before.length === 0) notify('Nothing to change')
    else notify(say(writeCount(before.length, 'enquiry')), { run: () => undo(before) })
    return true
  }
}
