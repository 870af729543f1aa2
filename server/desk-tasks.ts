import { bulkKind, undoBulk, undoKind, workInBulk } from './catalogue/bulk/bulk-work.ts'
import { applyImport } from './catalogue/import/apply-work.ts'
import { tryImport } from './catalogue/import/check-work.ts'
import * as importKinds from './catalogue/import/import-records.ts'
import type { FetchPictures } from './catalogue/import/picture-sources.ts'
import { undoImport } from './catalogue/import/undo-work.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { TaskKind } from './platform/tasks/task-runner.ts'

type Parts = { storage: Storage; fetchPictures: FetchPictures }

/** Everything that staff begin and that goes on by itself. */
export const listTaskKinds = (parts: Parts): Record<string, TaskKind> => ({
  [bulkKind]: workInBulk,
  [undoKind]: undoBulk,
  [importKinds.checkKind]: tryImport(parts),
  [importKinds.applyKind]: applyImport(parts),
  [importKinds.undoKind]: undoImport,
})
