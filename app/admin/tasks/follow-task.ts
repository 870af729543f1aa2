import { failed } from '../../../contract/errors.ts'
import { staffApi } from '../api.ts'
import { isOver } from './use-task.ts'

const pollMs = 1000
/** The delay after a poll without an answer. */
const unansweredMs = 8000

/** Polls a task whose progress is no longer shown. Resolves once the task has ended, or the shop refuses to report on it. */
export async function followTask(uuid: string): Promise<void> {
  const task = await staffApi.task({ uuid }).catch(() => undefined)
  if (task && (failed(task) || isOver(task))) return
  await new Promise((resolve) => setTimeout(resolve, task ? pollMs : unansweredMs))
  return followTask(uuid)
}
