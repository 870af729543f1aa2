import type { Db } from '../../platform/database.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { describeClashes } from './clash-texts.ts'
import type { NameOthers } from './entry-names.ts'
import { readHistory, readParts } from './history.ts'

export const answerHistoryStaffCalls = (shop: { db: Db; nameOthers: NameOthers }) =>
  ({
    history: (asked, { member }) => readHistory(shop, asked, member.role),
    historyParts: (asked, { member }) => readParts(shop, asked, member.role),
    describedClashes: async ({ clashes }) => ({ clashes: await describeClashes(shop.db, clashes) }),
  }) satisfies StaffAnswers
