import { useState } from 'react'
import { type Failure, failed } from '../../../contract/errors.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { warn } from '../controls/notices.tsx'
import { unreachable } from '../unreachable.ts'

type Plan = { planned: Task | null; reread(): Promise<void> }

/** The task that removes or brings back the demonstration: started here, or already under way. */
export function useLeaving({ planned, reread }: Plan) {
  const [started, setStarted] = useState<Task>()
  const task = started ?? planned
  const start = async (asked: Promise<Task | Failure>) => {
    const answer = await asked.catch(unreachable)
    if (!failed(answer)) {
      // The progress and the result of the task are shown above the list.
      window.scrollTo({ top: 0 })
      return setStarted(answer)
    }
    warn(answer.problem.reason)
    return reread()
  }
  const end = ({ state }: Task) => {
    if (state === 'done') setStarted(undefined)
    return reread()
  }
  return { task, isBusy: task?.state === 'waiting' || task?.state === 'running', start, end }
}
