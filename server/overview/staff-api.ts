import type { Index } from '../catalogue/search/catalogue-index.ts'
import type { MailParts } from '../mail/mail-parts.ts'
import type { Database } from '../platform/database.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { changeShop } from '../site/changes.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { answerDemonstrationCalls } from './demonstration/demonstration-staff-api.ts'
import { saveFirstSteps } from './first-steps/first-steps.ts'
import { listMissed } from './missed-searches.ts'
import { readOverview } from './overview.ts'
import { forgetSearch, listSearches } from './searches/search-list.ts'
import { readProductViews, readViewCounts } from './view-counts.ts'

/** Describes each search again, to list only those that still find nothing. */
const maxListed = 100

type Parts = {
  db: Database
  publicUrl: string
  mail: MailDelivery & Pick<MailParts, 'box'>
  readIndex: () => Index
}

export const answerOverviewCalls = ({ db, publicUrl, mail, readIndex }: Parts) =>
  ({
    overview: (_, { member }) => readOverview(db, { member, publicUrl, mail, box: mail.box, index: readIndex() }),
    saveFirstSteps: (saving, { member }) => changeShop(db, member, (tx, change) => saveFirstSteps(tx, change, saving)),
    viewCounts: (asked, { member }) => readViewCounts(db, asked, member.role),
    productViews: ({ uuid }, { member }) => readProductViews(db, uuid, member.role),
    searches: () => listSearches(db, readIndex()),
    missedSearches: () => listMissed(db, readIndex(), maxListed),
    ...answerDemonstrationCalls({ db }),
    forgetSearch: async ({ text }) => {
      await forgetSearch(db, text)
      return null
    },
  }) satisfies StaffAnswers
