import type { Database } from '../../platform/database.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { showTask } from '../../staff/task-calls.ts'
import { readBulk, startBulk, startUndoing } from './bulk-work.ts'
import { previewBulk } from './preview.ts'

export const answerBulkStaffCalls = ({ db }: { db: Database }) =>
  ({
    previewBulk: (asked) => previewBulk(db, asked),
    startBulk: async (asked, { member }) => showTask(await startBulk(db, member, asked)),
    bulk: async ({ uuid }) => {
      const { task, ...work } = await readBulk(db, uuid)
      return { task: showTask(task), ...work }
    },
    undoBulk: async ({ uuid }, { member }) => showTask(await startUndoing(db, member, uuid)),
  }) satisfies StaffAnswers
