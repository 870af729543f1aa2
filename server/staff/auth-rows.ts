import { APIError } from 'better-auth/api'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { changeShop } from '../site/changes.ts'
import { staff } from './tables.ts'

/** Refuses any new session for somebody who is no longer on the staff. */
export const refuseRemoved =
  (db: Database) =>
  async ({ userId }: { userId: string }): Promise<void> => {
    const [removed] = await db
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.id, userId), isNotNull(staff.removedAt)))
    if (removed) throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Not on the staff' })
  }

type KeptByLibrary = { id: string; name: string } & Record<string, unknown>

/** Records changes of members by the library, which it makes only when an authenticator app is added or removed. */
export const recordAuthenticator =
  (db: Database) =>
  async (member: KeptByLibrary): Promise<void> => {
    const action = member.twoFactorEnabled ? 'set up authenticator' : 'remove authenticator'
    await changeShop(db, member, async (_, change) => change.record({ action, entity: 'person', entityId: member.id }))
  }
