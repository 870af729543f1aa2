import type { Db } from '../../platform/database.ts'
import type { StaffHandlers } from '../../staff/access.ts'
import { readHistory } from './history.ts'

export const answerHistoryStaffCalls = ({ db }: { db: Db }): StaffHandlers<'history'> => ({
  history: (asked, { member }) => readHistory(db, asked, member.role),
})
