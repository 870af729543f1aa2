import type { Database } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { readProductChecks } from './check-ages.ts'
import { confirmShowroom, recordDisplay, recordSold, recordStock } from './recording.ts'

export const answerShowroomStaffCalls = ({ db }: { db: Database }) =>
  ({
    showroomChecks: ({ uuid }) => readProductChecks(db, uuid),
    recordDisplay: (said, { member }) =>
      changeShop(db, member, (tx, change) => recordDisplay(tx, change, { ...said, at: new Date() })),
    recordStock: (said, { member }) =>
      changeShop(db, member, (tx, change) => recordStock(tx, change, { ...said, at: new Date() })),
    recordSold: (said, { member }) =>
      changeShop(db, member, (tx, change) => recordSold(tx, change, { ...said, at: new Date() })),
    confirmShowroom: ({ uuid }, { member }) =>
      changeShop(db, member, (tx, change) => confirmShowroom(tx, change, { uuid, at: new Date() })),
  }) satisfies StaffAnswers
