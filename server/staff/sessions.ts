import { and, desc, eq, gt, gte, ne } from 'drizzle-orm'
import type { SessionRow } from '../../contract/staff/account.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { isDatabaseFull, isReadOnly } from '../platform/outage/unavailable.ts'
import { notFound } from '../platform/problem.ts'
import type { Caller } from '../serve.ts'
import type { Change } from '../site/changes.ts'
import type { Auth } from './auth.ts'
import { nameDevice } from './device.ts'
import type { Authenticated } from './member.ts'
import { staffSessions } from './tables.ts'

type Session = { token: string; updatedAt: Date; ipAddress?: string | null }

/** The interval at which a session's last use is recorded. */
const restMs = 5 * 60_000

/** Records when, from which address and on which device a session was last used, unless the database is read-only. */
export async function noteUse(auth: Auth, session: Session, { address, headers }: Caller): Promise<void> {
  const isRecent = Date.now() - session.updatedAt.getTime() < restMs
  if (isRecent && session.ipAddress === address) return
  const { internalAdapter } = await (await auth.library()).$context
  const userAgent = headers.get('user-agent') ?? ''
  const use = { ipAddress: address, userAgent, updatedAt: new Date() }
  await internalAdapter.updateSession(session.token, use).catch((error: unknown) => {
    if (!isReadOnly(error) && !isDatabaseFull(error)) throw error
  })
}

/** A person's sessions, the most recently used first. */
export async function listSessions(
  db: Db,
  { idleMs }: Auth,
  { member, sessionId }: Authenticated,
): Promise<SessionRow[]> {
  const usedSince = new Date(Date.now() - idleMs)
  const rows = await db
    .select()
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.userId, member.id),
        gt(staffSessions.expiresAt, new Date()),
        gte(staffSessions.updatedAt, usedSince),
      ),
    )
    .orderBy(desc(staffSessions.updatedAt))
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    uuid: id,
    current: id === sessionId,
    device: nameDevice(userAgent ?? ''),
    address: ipAddress ?? '',
    signedInAt: createdAt.toISOString(),
    lastUsedAt: updatedAt.toISOString(),
  }))
}

export async function endSession(tx: Transaction, change: Change, { id }: { id: string }, sessionId: string) {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.userId, id)))
    .returning({ id: staffSessions.id })
  if (ended.length === 0) throw notFound('sign-in')
  change.record({ action: 'end session', entity: 'person', entityId: id })
}

export async function endOtherSessions(tx: Transaction, change: Change, { member, sessionId }: Authenticated) {
  await dropSessions(tx, member.id, sessionId)
  change.record({ action: 'end other sessions', entity: 'person', entityId: member.id })
}

/** Ends all sessions of a person, except the named one. */
export async function dropSessions(tx: Transaction, memberId: string, except?: string): Promise<void> {
  await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, memberId), except === undefined ? undefined : ne(staffSessions.id, except)))
}
