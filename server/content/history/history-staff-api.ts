import type { Db } from '../../platform/database.ts'
import type { StaffHandlers } from '../../staff/access.ts'
import { describeClashes } from './clash-words.ts'
import { readHistory } from './history.ts'

export const answerHistoryStaffCalls = ({ db }: { db: Db }): StaffHandlers<'history' | 'clashWords'> => ({
  history: (asked, { member }) => readHistory(db, asked, member.role),
  clashWords: async ({ clashes }) => ({ clashes: await describeClashes(db, clashes) }),
})
