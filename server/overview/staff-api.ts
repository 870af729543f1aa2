import type { Index } from '../catalogue/search/catalogue-index.ts'
import type { Database } from '../platform/database.ts'
import type { MailSetup } from '../platform/mail/mailer.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { listMissed } from './missed-searches.ts'
import { readOverview } from './overview.ts'
import { forgetSearch, listSearches } from './searches/search-list.ts'
import { readProductVisits, readVisits } from './visit-counts.ts'

/** Runs each search again, to list only those that still find nothing. */
const mostListed = 100

type Parts = { db: Database; publicUrl: string; mail: MailSetup; readIndex: () => Index }

export const answerOverviewCalls = ({ db, publicUrl, mail, readIndex }: Parts) =>
  ({
    overview: (_, { member }) => readOverview(db, { member, publicUrl, mail, index: readIndex() }),
    visits: (asked, { member }) => readVisits(db, asked, member.role),
    productVisits: ({ uuid }, { member }) => readProductVisits(db, uuid, member.role),
    searches: () => listSearches(db, readIndex()),
    missedSearches: () => listMissed(db, readIndex(), mostListed),
    forgetSearch: async ({ text }) => {
      await forgetSearch(db, text)
      return null
    },
  }) satisfies StaffAnswers
