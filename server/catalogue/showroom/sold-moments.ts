import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { SoldFacts } from '../../../contract/staff/showroom.ts'
import type { Transaction } from '../../platform/database.ts'
import { staff } from '../../staff/tables.ts'
import { showroomTaps } from '../tables.ts'

type Statement = { variantUuid: string; at: Date }

/** Keeps when a piece was sold or taken back with a button: a tap that was made before may arrive later. */
export async function keepSoldMoment(
  tx: Transaction,
  { variantUuid, at, by, facts }: Statement & { by: string; facts: SoldFacts },
): Promise<void> {
  const key = crypto.randomUUID()
  await tx.insert(showroomTaps).values({ key, variantUuid, at, by, says: { fact: 'sold', ...facts } })
}

/** Finds the last record of whether a piece is sold, if it was made after this moment. Only taps have an answer. */
export async function findLaterSold(tx: Transaction, { variantUuid, at }: Statement) {
  const { says, answer } = showroomTaps
  const [later] = await tx
    .select({ isSold: sql<boolean>`(${says} ->> 'isSold')::boolean`, by: staff.name })
    .from(showroomTaps)
    .leftJoin(staff, eq(staff.id, showroomTaps.by))
    .where(
      and(
        eq(showroomTaps.variantUuid, variantUuid),
        gt(showroomTaps.at, at),
        sql`${says} ->> 'fact' = 'sold' and coalesce(${answer} ->> 'outcome', 'counted') = 'counted'`,
      ),
    )
    .orderBy(desc(showroomTaps.at))
    .limit(1)
  return later
}
