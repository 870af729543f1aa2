import { type Failure, failed } from '../../../../contract/errors.ts'
import { useReload } from '../../background-refresh.ts'
import { notify, warn, withdrawUndo } from '../../controls/notices.tsx'
import { unreachable } from '../../unreachable.ts'

type Action = {
  run(): Promise<unknown | Failure>
  done: string
  undo?: Omit<Action, 'undo'>
  /** Names what is changed: an earlier Undo of it is withdrawn. */
  of?: string
}

/**
 * Runs an action and shows a notice, with Undo where there is one. After a 409 the page reloads, to show what a
 * colleague has changed.
 */
export function useCarryOut() {
  const reload = useReload()
  return async function carryOut({ run, done, undo, of }: Action): Promise<void> {
    if (of) withdrawUndo(of)
    const answer = await run().catch(unreachable)
    if (failed(answer)) {
      warn(answer.problem.reason)
      return answer.status === 409 ? reload() : undefined
    }
    notify(done, undo && { run: () => carryOut(undo), of })
    await reload()
  }
}
