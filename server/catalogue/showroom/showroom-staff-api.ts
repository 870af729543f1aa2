import type { Database } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { readProductChecks } from './check-ages.ts'
import { confirmShowroom, recordDisplay, recordSold, recordStock } from './recording.ts'
import { keepSoldMoment } from './sold-moments.ts'

export const answerShowroomStaffCalls = ({ db }: { db: Database }) =>
  ({
    showroomChecks: ({ uuid }) => readProductChecks(db, uuid),
    recordDisplay: (facts, { member }) =>
      changeShop(db, member, (tx, change) => recordDisplay(tx, change, { ...facts, at: new Date() })),
    recordStock: (facts, { member }) =>
      changeShop(db, member, (tx, change) => recordStock(tx, change, { ...facts, at: new Date() })),
    recordSold: (facts, { member }) =>
      changeShop(db, member, async (tx, change) => {
        const { uuid: variantUuid, ...recorded } = facts
        const at = new Date()
        const checks = await recordSold(tx, change, { ...facts, at })
        await keepSoldMoment(tx, { variantUuid, at, by: member.id, facts: recorded })
        return checks
      }),
    confirmShowroom: ({ uuid }, { member }) =>
      changeShop(db, member, (tx, change) => confirmShowroom(tx, change, { uuid, at: new Date() })),
  }) satisfies StaffAnswers
