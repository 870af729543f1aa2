import type { Index } from '../catalogue/search/catalogue-index.ts'
import type { Database } from '../platform/database.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { forgetMissed, listMissed } from './missed-searches.ts'
import { readOverview } from './overview.ts'

type Desk = { db: Database; publicUrl: string; readIndex: () => Index }

export const answerOverviewCalls = ({
  db,
  publicUrl,
  readIndex,
}: Desk): StaffHandlers<'overview' | 'missedSearches' | 'forgetSearch'> => ({
  overview: (_, { member }) => readOverview(db, { member, publicUrl, index: readIndex() }),
  missedSearches: () => listMissed(db, readIndex()),
  forgetSearch: async ({ text }) => {
    await forgetMissed(db, text)
    return null
  },
})
