import type { Database } from '../../platform/database.ts'
import { changeShop } from '../../site/changes.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { takeTap } from './taps.ts'
import { findWalkPieces, readWalk } from './walk-pieces.ts'

export const answerWalkCalls = ({ db }: { db: Database }) =>
  ({
    walk: () => readWalk(db, new Date()),
    findWalkPieces: ({ q }) => findWalkPieces(db, q, new Date()),
    tap: (tap, { member }) =>
      changeShop(db, member, (tx, change) => takeTap(tx, change, { tap, by: member.id, now: new Date() })),
  }) satisfies StaffAnswers
