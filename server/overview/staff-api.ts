import type { Database } from '../platform/database.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { readOverview } from './overview.ts'

type Desk = { db: Database; publicUrl: string }

export const answerOverviewCalls = ({ db, publicUrl }: Desk): StaffHandlers<'overview'> => ({
  overview: (_, { member }) => readOverview(db, { member, publicUrl }),
})
