import { bulkKind, undoBulk, undoKind, workInBulk } from './catalogue/bulk/bulk-work.ts'
import type { TaskKind } from './platform/tasks/task-runner.ts'

/** Everything that staff begin and that goes on by itself. */
export const taskKinds: Record<string, TaskKind> = {
  [bulkKind]: workInBulk,
  [undoKind]: undoBulk,
}
