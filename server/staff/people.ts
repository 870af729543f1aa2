import { and, asc, eq, gt, max } from 'drizzle-orm'
import type { PersonRow } from '../../contract/staff/people.ts'
import type { Role } from '../../contract/staff/sign-in.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { withdrawInvitationsOf } from './invitations.ts'
import { lockMember } from './member.ts'
import { keepAnOwner } from './owners.ts'
import { revokePendingSignIns } from './passwords.ts'
import { dropSessions } from './sessions.ts'
import { staff, staffPasskeys, staffSessions, staffTwoFactors } from './tables.ts'

/** Counts the open enquiries of each member who has any. Enquiries are a later feature, so it is passed in. */
export type CountOpenEnquiries = (db: Db) => Promise<ReadonlyMap<string, number>>

export async function listPeople(db: Db, countOpenEnquiries: CountOpenEnquiries): Promise<PersonRow[]> {
  const [rows, open] = await Promise.all([readPeople(db), countOpenEnquiries(db)])
  return rows.map(({ person: { id, name, email, role, twoFactorEnabled, removedAt }, lastUsedAt }) => ({
    uuid: id,
    name,
    email,
    role,
    authenticator: twoFactorEnabled,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    removedAt: removedAt?.toISOString() ?? null,
    openEnquiries: open.get(id) ?? 0,
  }))
}

const readPeople = (db: Db) =>
  db
    .select({ person: staff, lastUsedAt: max(staffSessions.updatedAt) })
    .from(staff)
    .leftJoin(staffSessions, and(eq(staffSessions.userId, staff.id), gt(staffSessions.expiresAt, new Date())))
    .groupBy(staff.id)
    .orderBy(asc(staff.name), asc(staff.id))

export async function changeRole(tx: Transaction, change: Change, id: string, role: Role): Promise<void> {
  if (role !== 'owner') await keepAnOwner(tx, id)
  const before = await lockMember(tx, id)
  await tx.update(staff).set({ role }).where(eq(staff.id, id))
  if (role !== 'owner') await withdrawInvitationsOf(tx, change, id)
  const [from, to] = [{ role: before.role }, { role }]
  change.record({ action: 'change role', entity: 'person', entityId: id, before: from, after: to })
}

/** Ends all sessions of the person at once, and the invitations they made; the history keeps their name. */
export async function removePerson(tx: Transaction, change: Change, id: string): Promise<void> {
  await keepAnOwner(tx, id)
  const member = await lockMember(tx, id)
  await tx.update(staff).set({ removedAt: new Date() }).where(eq(staff.id, id))
  await dropSessions(tx, id)
  await revokePendingSignIns(tx, member)
  await withdrawInvitationsOf(tx, change, id)
  const { name, email, role } = member
  change.record({ action: 'remove', entity: 'person', entityId: id, before: { name, email, role } })
}

export async function restorePerson(tx: Transaction, change: Change, id: string): Promise<void> {
  const [person] = await tx.select().from(staff).where(eq(staff.id, id)).for('no key update')
  if (!person) throw notFound('member of staff')
  const { name, email, role, removedAt } = person
  if (removedAt === null) throw new Problem(409, 'On the staff already', `${name} has access already.`)
  await tx.update(staff).set({ removedAt: null }).where(eq(staff.id, id))
  change.record({ action: 'restore', entity: 'person', entityId: id, after: { name, email, role } })
}

/** Ends all sessions of a person, and invalidates their links and unfinished sign-ins. */
export async function endSessionsOf(tx: Transaction, change: Change, id: string): Promise<void> {
  const member = await lockMember(tx, id)
  await dropSessions(tx, id)
  await revokePendingSignIns(tx, member)
  change.record({ action: 'end all sessions', entity: 'person', entityId: id })
}

/** Turns off the app of a colleague who has lost their phone and recovery codes. One's own app is turned off with the password. */
export async function removeAuthenticatorOf(tx: Transaction, change: Change, me: string, id: string): Promise<void> {
  if (id === me) throw new Problem(403, 'Not allowed', 'Your own authenticator app is turned off under Your account.')
  await removeAuthenticator(tx, change, id)
}

export async function removeAuthenticator(tx: Transaction, change: Change, id: string): Promise<void> {
  const member = await lockMember(tx, id)
  await tx.update(staff).set({ twoFactorEnabled: false }).where(eq(staff.id, id))
  await tx.delete(staffTwoFactors).where(eq(staffTwoFactors.userId, id))
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.userId, id))
  await revokePendingSignIns(tx, member)
  change.record({ action: 'remove authenticator', entity: 'person', entityId: id })
}
