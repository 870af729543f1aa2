import { bulkKind, undoBulk, undoKind, workInBulk } from './catalogue/bulk/bulk-work.ts'
import { applyImport } from './catalogue/import/apply-work.ts'
import { arrangeImport, arrangeKind } from './catalogue/import/arrange-work.ts'
import { tryImport } from './catalogue/import/check-work.ts'
import type { ImportPlace } from './catalogue/import/import-place.ts'
import * as importKinds from './catalogue/import/import-records.ts'
import { undoImport } from './catalogue/import/undo-work.ts'
import { type CopyShop, leaveDemonstration } from './overview/demonstration/leave.ts'
import { takeBackDemonstration } from './overview/demonstration/take-back.ts'
import { leaveKind, takeBackKind } from './overview/demonstration/works.ts'
import type { TaskKind } from './platform/tasks/task-runner.ts'

type Place = ImportPlace & { copyShop: CopyShop }

/** All background tasks that staff can start. */
export const listTaskKinds = ({ copyShop, ...place }: Place): Record<string, TaskKind> => ({
  [bulkKind]: workInBulk,
  [undoKind]: undoBulk,
  [arrangeKind]: arrangeImport(place),
  [importKinds.checkKind]: tryImport(place),
  [importKinds.applyKind]: applyImport(place),
  [importKinds.undoKind]: undoImport,
  [leaveKind]: leaveDemonstration(copyShop),
  [takeBackKind]: takeBackDemonstration,
})
