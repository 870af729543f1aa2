import { replyTemplateNames } from '../../contract/staff/calls/enquiries.ts'
import type { Database } from '../platform/database.ts'
import { changeShop } from '../site/changes.ts'
import { answerRecordCalls } from '../site/record-calls.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { eraseShopper } from './erase-shopper.ts'
import { listBinnedTemplates, replyTemplateRecords } from './reply-templates.ts'
import { readRetention, saveRetention } from './retention.ts'
import { collectShopperData } from './shopper-data.ts'

export const answerTemplateCalls = ({ db }: { db: Database }) => ({
  ...answerRecordCalls(db, replyTemplateNames, replyTemplateRecords),
  binnedReplyTemplates: () => listBinnedTemplates(db),
})

/** The calls for shoppers' data and its retention. */
export const answerShopperDataCalls = ({ db }: { db: Database }) =>
  ({
    shopper: (asked) => collectShopperData(db, asked),
    eraseShopper: (asked, { member }) => changeShop(db, member, (tx, change) => eraseShopper(tx, change, asked)),
    retention: () => readRetention(db),
    saveRetention: (saving, { member }) => changeShop(db, member, (tx, change) => saveRetention(tx, change, saving)),
  }) satisfies StaffAnswers
