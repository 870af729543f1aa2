import { bulkKind, undoBulk, undoKind, workInBulk } from './catalogue/bulk/bulk-work.ts'
import { applyImport } from './catalogue/import/apply-work.ts'
import { tryImport } from './catalogue/import/check-work.ts'
import type { ImportPlace } from './catalogue/import/import-place.ts'
import * as importKinds from './catalogue/import/import-records.ts'
import { undoImport } from './catalogue/import/undo-work.ts'
import type { TaskKind } from './platform/tasks/task-runner.ts'

/** All background tasks that staff can start. */
export const listTaskKinds = (place: ImportPlace): Record<string, TaskKind> => ({
  [bulkKind]: workInBulk,
  [undoKind]: undoBulk,
  [importKinds.checkKind]: tryImport(place),
  [importKinds.applyKind]: applyImport(place),
  [importKinds.undoKind]: undoImport,
})
