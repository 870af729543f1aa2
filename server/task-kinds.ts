import type { ImportParts } from './catalogue/import/import-parts.ts'
import * as kinds from './catalogue/work-kinds.ts'
import type { CopyShop } from './overview/demonstration/leave.ts'
import { leaveKind, takeBackKind } from './overview/demonstration/works.ts'
import type { TaskKind } from './platform/tasks/task-runner.ts'

type Kinds = Record<string, TaskKind>

/** The background tasks of the catalogue. The code of each kind is loaded with its first task. */
export const listCatalogueKinds = (parts: ImportParts): Kinds => ({
  [kinds.bulkKind]: loaded(async () => (await import('./catalogue/bulk/bulk-work.ts')).workInBulk),
  [kinds.undoBulkKind]: loaded(async () => (await import('./catalogue/bulk/bulk-work.ts')).undoBulk),
  [kinds.arrangeImportKind]: loaded(async () =>
    (await import('./catalogue/import/arrange-work.ts')).arrangeImport(parts),
  ),
  [kinds.checkImportKind]: loaded(async () => (await import('./catalogue/import/check-work.ts')).checkImport(parts)),
  [kinds.applyImportKind]: loaded(async () => (await import('./catalogue/import/apply-work.ts')).applyImport(parts)),
  [kinds.undoImportKind]: loaded(async () => (await import('./catalogue/import/undo-work.ts')).undoImport),
})

/** The background tasks that remove the demonstration, and bring it back. */
export const listDemonstrationKinds = (copyShop: CopyShop): Kinds => ({
  [leaveKind]: loaded(async () => (await import('./overview/demonstration/leave.ts')).leaveDemonstration(copyShop)),
  [takeBackKind]: loaded(async () => (await import('./overview/demonstration/take-back.ts')).takeBackDemonstration),
})

const loaded =
  (load: () => Promise<TaskKind>): TaskKind =>
  async (task, context) =>
    (await load())(task, context)
