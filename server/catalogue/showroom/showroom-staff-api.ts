import type { Database } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { readProductChecks } from './check-ages.ts'
import { confirmShowroom, recordDisplay, recordSold, recordStock } from './recording.ts'

export const answerShowroomStaffCalls = ({ db }: { db: Database }) =>
  ({
    showroomChecks: ({ uuid }) => readProductChecks(db, uuid),
    recordDisplay: (facts, { member }) =>
      changeShop(db, member, (tx, change) => recordDisplay(tx, change, { ...facts, at: new Date() })),
    recordStock: (facts, { member }) =>
      changeShop(db, member, (tx, change) => recordStock(tx, change, { ...facts, at: new Date() })),
    recordSold: (facts, { member }) =>
      changeShop(db, member, (tx, change) => recordSold(tx, change, { ...facts, at: new Date() })),
    confirmShowroom: ({ uuid }, { member }) =>
      changeShop(db, member, (tx, change) => confirmShowroom(tx, change, { uuid, at: new Date() })),
  }) satisfies StaffAnswers
