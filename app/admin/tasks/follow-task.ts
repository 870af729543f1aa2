import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { isOver } from './use-task.ts'

const betweenMs = 1000
/** Between questions that were not answered. */
const unansweredMs = 8000

/** Resolves once a task whose progress nobody looks at any more is over, or the shop says nothing about it. */
export async function followTask(uuid: string): Promise<void> {
  const task = await staffApi.task({ uuid }).catch(() => undefined)
  if (task && (failed(task) || isOver(task))) return
  await new Promise((resolve) => setTimeout(resolve, task ? betweenMs : unansweredMs))
  return followTask(uuid)
}
