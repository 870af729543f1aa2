import type { StaffCalls } from '../../contract/staff-calls.ts'
import type { staffSchemas } from '../../contract/staff-schemas.ts'
import type { Database } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { changeShop } from '../site/changes.ts'
import type { StaffCaller } from '../staff/access.ts'
import { eraseShopper } from './erase-shopper.ts'
import {
  binReplyTemplate,
  createReplyTemplate,
  listReplyTemplates,
  readReplyTemplate,
  restoreReplyTemplate,
  saveReplyTemplate,
} from './reply-templates.ts'
import { readRetention, saveRetention } from './retention.ts'
import { collectShopperData } from './shopper-data.ts'

type TemplateCalls =
  | 'replyTemplates'
  | 'createReplyTemplate'
  | 'replyTemplate'
  | 'saveReplyTemplate'
  | 'binReplyTemplate'
  | 'restoreReplyTemplate'
type RuleCalls = 'shopper' | 'eraseShopper' | 'retention' | 'saveRetention'
type Answers<Names extends keyof StaffCalls> = Handlers<StaffCalls, typeof staffSchemas, Names, StaffCaller>

export const answerTemplateCalls = ({ db }: { db: Database }): Answers<TemplateCalls> => ({
  replyTemplates: () => listReplyTemplates(db),
  createReplyTemplate: (edit, { member }) =>
    changeShop(db, member, (tx, change) => createReplyTemplate(tx, change, edit)),
  replyTemplate: ({ uuid }) => readReplyTemplate(db, uuid),
  saveReplyTemplate: (saving, { member }) =>
    changeShop(db, member, (tx, change) => saveReplyTemplate(tx, change, saving)),
  binReplyTemplate: async ({ uuid, version }, { member }) => {
    await changeShop(db, member, (tx, change) => binReplyTemplate(tx, change, uuid, version))
    return null
  },
  restoreReplyTemplate: async ({ uuid }, { member }) => {
    await changeShop(db, member, (tx, change) => restoreReplyTemplate(tx, change, uuid))
    return null
  },
})

/** What is held about shoppers, and for how long. */
export const answerShopperDataCalls = ({ db }: { db: Database }): Answers<RuleCalls> => ({
  shopper: (asked) => collectShopperData(db, asked),
  eraseShopper: (asked, { member }) => changeShop(db, member, (tx, change) => eraseShopper(tx, change, asked)),
  retention: () => readRetention(db),
  saveRetention: (saving, { member }) => changeShop(db, member, (tx, change) => saveRetention(tx, change, saving)),
})
