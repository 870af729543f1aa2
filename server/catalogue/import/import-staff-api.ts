import type { Database } from '../../platform/database.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { showTask } from '../../staff/task-calls.ts'
import { startArranging } from './arrange-work.ts'
import { listImports, listRows, showSamples, viewImport } from './import-list.ts'
import { startApplying, startCheck, startUndoing } from './import-records.ts'

export const answerImportStaffCalls = ({ db }: { db: Database }) =>
  ({
    imports: () => listImports(db),
    import: ({ uuid }) => viewImport(db, uuid),
    importRows: (asked) => listRows(db, asked),
    importSamples: (asked) => showSamples(db, asked),
    checkImport: async (asked, { member }) => showTask(await db.transaction((tx) => startCheck(tx, member, asked))),
    arrangeImport: async (asked, { member }) =>
      showTask(await db.transaction((tx) => startArranging(tx, member, asked))),
    applyImport: async ({ uuid, leaveWrong }, { member }) =>
      showTask(await db.transaction((tx) => startApplying(tx, member, uuid, leaveWrong))),
    undoImport: async ({ uuid }, { member }) => showTask(await db.transaction((tx) => startUndoing(tx, member, uuid))),
  }) satisfies StaffAnswers
