import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { staffApi } from '../api.ts'
import { explain } from '../unreachable.ts'

export const isOver = ({ state }: Task) => state === 'done' || state === 'failed'

const pollMs = 500
/** The delays after polls without an answer; they grow. */
const maxPollMs = 8000

/** Polls a task. `lost`: why its progress is unknown now. A refusal ends the polling, a lost answer does not. */
export function useTask(first: Task, onEnd?: (task: Task) => void) {
  const [task, setTask] = useState(first)
  const [lost, setLost] = useState<string>()
  const isEnded = isOver(task)
  useEffect(() => {
    if (isEnded) return
    let isStopped = false
    let waitMs = pollMs
    let timer: ReturnType<typeof setTimeout>
    const askLater = () => {
      timer = setTimeout(look, waitMs)
    }
    const take = (known: Task) => {
      waitMs = pollMs
      setLost(undefined)
      setTask(known)
      if (isOver(known)) onEnd?.(known)
      else askLater()
    }
    const look = async () => {
      try {
        const answer = await staffApi.task({ uuid: task.uuid })
        if (isStopped) return
        if (failed(answer)) setLost(answer.problem.reason)
        else take(answer)
      } catch (error) {
        if (isStopped) return
        setLost(explain(error))
        waitMs = Math.min(waitMs * 2, maxPollMs)
        askLater()
      }
    }
    askLater()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [isEnded, task.uuid, onEnd])
  return { task, lost }
}
