import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { staffApi } from '../api.ts'
import { ProgressBar } from '../controls/progress-bar.tsx'

type Props = {
  task: Task
  /** Called once, when the task has ended, good or bad. */
  onEnd?(task: Task): void
}

export const isOver = ({ state }: Task) => state === 'done' || state === 'failed'
const pollMs = 500

/** How far a task is. Leaving the page does not stop it. */
export function TaskProgress({ task: first, onEnd }: Props) {
  const task = useTask(first, onEnd)
  const { title, state, done, total, problem } = task
  return (
    <div className="grid gap-2 border border-rule bg-white p-4">
      <p className="font-semibold">{title}</p>
      <ProgressBar share={state === 'done' ? 1 : total > 0 ? done / total : null} name={title} />
      <p role="status" className={`text-small ${state === 'failed' ? 'text-sale' : 'text-soft'}`}>
        {problem ?? describeProgress(task)}
      </p>
    </div>
  )
}

function describeProgress({ state, done, total }: Task): string {
  if (state === 'done') return 'Done'
  if (state === 'waiting') return 'Waiting to start'
  if (total === 0) return 'Under way'
  return `${writeWhole(done)} of ${writeWhole(total)}`
}

function useTask(first: Task, onEnd?: (task: Task) => void): Task {
  const [task, setTask] = useState(first)
  const over = isOver(task)
  useEffect(() => {
    if (over) return
    let stopped = false
    const look = async () => {
      const answer = await staffApi.task({ uuid: task.uuid }).catch(() => undefined)
      if (stopped) return
      if (answer && !failed(answer)) {
        setTask(answer)
        if (isOver(answer)) return onEnd?.(answer)
      }
      timer = setTimeout(look, pollMs)
    }
    let timer = setTimeout(look, pollMs)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [over, task.uuid, onEnd])
  return task
}
