import { APIError, type createAuthMiddleware } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { credentialOf } from './member.ts'
import { staffAccounts, staffPasskeys } from './tables.ts'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Opens = (db: Database, context: Context, memberId: string) => Promise<boolean>

/** Whether what was shown still opens the account. A lock on its row waits for a change that is not committed yet. */
const opens: Record<string, Opens> = {
  '/sign-in/email': async (db, { body, context }, memberId) => {
    const [account] = await db.select().from(staffAccounts).where(credentialOf(memberId)).for('share')
    if (!account?.password) return false
    return context.password.verify({ hash: account.password, password: String(body?.password) })
  },
  '/passkey/verify-authentication': async (db, { body }, memberId) => {
    const isShown = and(eq(staffPasskeys.credentialID, String(body?.response?.id)), eq(staffPasskeys.userId, memberId))
    return (await db.select().from(staffPasskeys).where(isShown).for('share')).length > 0
  },
}

/**
 * Refuses a session whose password or passkey was changed or removed while the library created it: what ended all sessions then
 * did not find it yet.
 */
export async function refuseOutdated(db: Database, context: Context): Promise<void> {
  const { newSession, internalAdapter } = context.context
  const isOpen = opens[context.path]
  if (!newSession || !isOpen || (await isOpen(db, context, newSession.user.id))) return
  await internalAdapter.deleteSession(newSession.session.token)
  context.context.setNewSession(null)
  throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' })
}
