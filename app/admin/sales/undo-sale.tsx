import { useEffect, useState } from 'react'
import { failed } from '../../../contract/errors.ts'
import type { Task } from '../../../contract/staff/tasks.ts'
import { staffApi } from '../api.ts'
import { Button } from '../controls/button.tsx'
import { warn } from '../controls/notices.tsx'
import { TaskProgress } from '../tasks/task-progress.tsx'
import { unreachable } from '../unreachable.ts'

/** Undoes the last task on the sale's products. */
export function UndoSale({ workUuid, onDone }: { workUuid: string; onDone(): void }) {
  const [mayUndo, setMayUndo] = useState(false)
  const [task, setTask] = useState<Task>()
  useEffect(() => {
    const asking = new AbortController()
    staffApi
      .bulk({ uuid: workUuid }, { signal: asking.signal })
      .then((answer) => failed(answer) || setMayUndo(answer.mayUndo))
      .catch(() => {})
    return () => asking.abort()
  }, [workUuid])
  const undo = async () => {
    const answer = await staffApi.undoBulk({ uuid: workUuid }).catch(unreachable)
    if (failed(answer)) return warn(answer.problem.reason)
    setMayUndo(false)
    setTask(answer)
  }
  if (task) return <TaskProgress key={task.uuid} task={task} onEnd={onDone} />
  if (!mayUndo) return null
  return (
    <Button look="plain" onClick={undo}>
      Undo the last step
    </Button>
  )
}
