import { replyTemplateNames } from '../../contract/staff/calls/enquiries.ts'
import type { StaffCalls } from '../../contract/staff/calls.ts'
import type { Database } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { changeShop } from '../site/changes.ts'
import { answerRecordCalls } from '../site/record-calls.ts'
import type { StaffCaller } from '../staff/access.ts'
import { eraseShopper } from './erase-shopper.ts'
import { replyTemplateRecords } from './reply-templates.ts'
import { readRetention, saveRetention } from './retention.ts'
import { collectShopperData } from './shopper-data.ts'

type RuleCalls = 'shopper' | 'eraseShopper' | 'retention' | 'saveRetention'
type Answers<Names extends keyof StaffCalls> = Handlers<StaffCalls, Names, StaffCaller>

export const answerTemplateCalls = ({ db }: { db: Database }) =>
  answerRecordCalls(db, replyTemplateNames, replyTemplateRecords)

/** What is held about shoppers, and for how long. */
export const answerShopperDataCalls = ({ db }: { db: Database }): Answers<RuleCalls> => ({
  shopper: (asked) => collectShopperData(db, asked),
  eraseShopper: (asked, { member }) => changeShop(db, member, (tx, change) => eraseShopper(tx, change, asked)),
  retention: () => readRetention(db),
  saveRetention: (saving, { member }) => changeShop(db, member, (tx, change) => saveRetention(tx, change, saving)),
})
