import { useEffect, useRef, useState } from 'react'
import { failed } from '../../../../contract/errors.ts'
import type { BulkWork } from '../../../../contract/staff/bulk.ts'
import type { Task } from '../../../../contract/staff/tasks.ts'
import { writeCount } from '../../../../contract/whole-numbers.ts'
import { staffApi } from '../../api.ts'
import { Button } from '../../controls/button.tsx'
import { warn } from '../../controls/notices.tsx'
import { StatusNote } from '../../controls/status-note.tsx'
import { TaskProgress } from '../../tasks/task-progress.tsx'
import { isOver } from '../../tasks/use-task.ts'
import { RefusalList } from './preview-table.tsx'

type Props = { first: Task; known?: BulkWork; onDone?(): void; onUndo?(task: Task): void }

/** The progress of a bulk change, then its result, with Undo. */
export function BulkProgress({ first, known, onDone, onUndo }: Props) {
  const [task, setTask] = useState(first)
  const [work, setWork] = useState(known)
  const look = async () => {
    const answer = await staffApi.bulk({ uuid: task.uuid })
    if (failed(answer)) return void warn(answer.problem.reason)
    setWork(answer)
    onDone?.()
  }
  // A change that was sent again because its answer was lost may have ended already.
  const isOverAtFirst = !known && isOver(first)
  const lookAtFirst = useRef(look)
  useEffect(() => {
    if (isOverAtFirst) lookAtFirst.current()
  }, [isOverAtFirst])
  const undo = async () => {
    const answer = await staffApi.undoBulk({ uuid: task.uuid })
    if (failed(answer)) return void warn(answer.problem.reason)
    setWork(undefined)
    setTask(answer)
    onUndo?.(answer)
  }
  return (
    <div className="grid gap-4">
      <TaskProgress key={task.uuid} task={work?.task ?? task} onEnd={look} />
      {!work && !isOver(task) && (
        <p className="text-small text-soft">You can close this. The work continues: see Background work.</p>
      )}
      <StatusNote className="text-small font-semibold">
        {work?.result && `${writeCount(work.result.changed, 'product')} changed`}
      </StatusNote>
      {work?.result && (
        <>
          <RefusalList
            refused={work.result.refused}
            refusals={work.result.refusals}
            undoes={work.task.kind === 'undo-bulk'}
          />
          {work.mayUndo && (
            <p>
              <Button onClick={undo}>Undo all of it</Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}
