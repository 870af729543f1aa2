import type { Task } from '../../../contract/staff/tasks.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import { ProgressBar } from '../controls/progress-bar.tsx'
import { Reason } from '../controls/reason.tsx'
import { StatusNote } from '../controls/status-note.tsx'
import { isOver, useTask } from './use-task.ts'

type Props = {
  task: Task
  /** Called once, when the task has ended, whether it succeeded or failed. */
  onEnd?(task: Task): void
}

/** The progress of a task. Leaving the page does not stop the task. */
export function TaskProgress({ task: first, onEnd }: Props) {
  const { task, lost } = useTask(first, onEnd)
  const { title, state, done, total, problem } = task
  const isBad = state === 'failed' || lost !== undefined
  return (
    <div className="grid gap-2 border border-rule bg-white p-4">
      <p className="font-semibold">{title}</p>
      <ProgressBar share={state === 'done' ? 1 : total > 0 ? done / total : null} name={title} />
      {/* Screen readers announce how the task ends or that the connection is lost, but not each step. */}
      {!isOver(task) && <p className="text-small text-soft">{describeProgress(task)}</p>}
      <StatusNote className={`text-small ${isBad ? 'text-sale' : 'text-soft'}`}>
        {isOver(task) ? (problem ?? describeProgress(task)) : lost && <Reason>{lost}</Reason>}
      </StatusNote>
    </div>
  )
}

function describeProgress({ state, done, total }: Task): string {
  if (state === 'done') return 'Done'
  if (state === 'failed') return 'Failed'
  if (state === 'waiting') return 'Waiting to start'
  if (total === 0) return 'Under way'
  return `${writeWhole(done)} of ${writeWhole(total)}`
}
