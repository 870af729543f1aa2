import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { type Change, changeShop } from '../site/changes.ts'
import type { Member } from './member.ts'
import { staff } from './tables.ts'

/**
 * Changes people or invitations, which only owners may. Checks the role again in the transaction: a request of an owner may
 * have waited for the transaction that removed them.
 */
export const changeAsOwner = <Answer>(db: Database, member: Member, work: Work<Answer>): Promise<Answer> =>
  changeShop(db, member, async (tx, change) => {
    const owners = await lockOwners(tx)
    if (!owners.includes(member.id)) throw new Problem(403, 'Not allowed', 'Your role does not include this.')
    return work(tx, change)
  })

type Work<Answer> = (tx: Transaction, change: Change) => Promise<Answer>

/** `changeAsOwner` for work without an answer. */
export async function changeAsOwnerWithoutAnswer(...work: Parameters<typeof changeAsOwner<unknown>>): Promise<null> {
  await changeAsOwner(...work)
  return null
}

/** Refuses to remove the last owner, even if two owners are removed concurrently. */
export async function keepAnOwner(tx: Transaction, leaving: string): Promise<void> {
  const owners = await lockOwners(tx)
  if (owners.some((id) => id !== leaving)) return
  throw new Problem(409, 'The last owner', 'A shop needs an owner. Make somebody else an owner first.')
}

async function lockOwners(tx: Transaction): Promise<string[]> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.id))
    .for('no key update')
  return owners.map(({ id }) => id)
}
