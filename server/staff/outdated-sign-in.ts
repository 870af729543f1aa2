import { APIError, createAuthMiddleware } from 'better-auth/api'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../platform/database.ts'
import { credentialOf } from './member.ts'
import type { HookContext } from './session-limits.ts'
import { staffAccounts, staffPasskeys, staffVerifications } from './tables.ts'

type Opens = (db: Database, context: HookContext, memberId: string) => Promise<boolean>

/** The member who signs in with each request, and the hash of their password when it began. */
const begunWith = new WeakMap<Request, { memberId: string; hash: string }>()

/** Remembers the hash before the code is checked. A change of the password before now has already ended the sign-in. */
export async function notePassword(
  db: Database,
  { request }: HookContext,
  memberId: string | undefined,
): Promise<void> {
  const hash = memberId && (await findHash(db, memberId))
  if (request && hash) begunWith.set(request, { memberId, hash })
}

/** Reads the hash with a lock on the row, to wait for a change that is not committed yet. */
async function findHash(db: Database, memberId: string): Promise<string | null | undefined> {
  const [account] = await db.select().from(staffAccounts).where(credentialOf(memberId)).for('share')
  return account?.password
}

const hasSamePassword: Opens = async (db, { request }, memberId) => {
  const hash = await findHash(db, memberId)
  return Boolean(hash && request && begunWith.get(request)?.hash === hash)
}

/** For each way to sign in: whether the proof is still valid, and the code of the library's refusal if it is not. */
const ways: Record<string, { opens: Opens; refusal: string }> = {
  '/sign-in/email': {
    opens: async (db, { request, body, context }, memberId) => {
      const hash = await findHash(db, memberId)
      if (!hash) return false
      if (request) begunWith.set(request, { memberId, hash })
      return context.password.verify({ hash, password: String(body?.password) })
    },
    refusal: 'INVALID_EMAIL_OR_PASSWORD',
  },
  '/two-factor/verify-totp': { opens: hasSamePassword, refusal: 'INVALID_TWO_FACTOR_COOKIE' },
  '/two-factor/verify-backup-code': { opens: hasSamePassword, refusal: 'INVALID_TWO_FACTOR_COOKIE' },
  '/passkey/verify-authentication': {
    opens: async (db, { body }, memberId) => {
      const isShown = and(
        eq(staffPasskeys.credentialID, String(body?.response?.id)),
        eq(staffPasskeys.userId, memberId),
      )
      return (await db.select().from(staffPasskeys).where(isShown).for('share')).length > 0
    },
    refusal: 'PASSKEY_NOT_FOUND',
  },
}

/**
 * Refuses a session if its password or passkey was changed or removed while the library created the session: that change
 * ended all sessions, but could not see this one yet.
 */
export async function refuseOutdated(db: Database, context: HookContext): Promise<void> {
  const { newSession, internalAdapter } = context.context
  const way = ways[context.path]
  if (!newSession || !way || (await way.opens(db, context, newSession.user.id))) return
  await internalAdapter.deleteSession(newSession.session.token)
  context.context.setNewSession(null)
  throw refuse(way.refusal)
}

/**
 * Ends a sign-in that waits for a code, if the password was changed before the library stored the challenge: that change
 * deleted all challenges, but could not see this one yet. Must follow the library's own plugin, which asks for the code.
 */
export const endOutdatedChallenges = (db: Database) => ({
  id: 'outdated-challenges',
  hooks: {
    after: [
      {
        matcher: ({ path }: { path?: string }) => path === '/sign-in/email',
        handler: createAuthMiddleware(async (context) => {
          const begun = context.request && begunWith.get(context.request)
          if (!begun || (await hasSamePassword(db, context, begun.memberId))) return
          await db.delete(staffVerifications).where(eq(staffVerifications.value, begun.memberId))
          throw refuse('INVALID_EMAIL_OR_PASSWORD')
        }),
      },
    ],
  },
})

const refuse = (code: string) => new APIError('UNAUTHORIZED', { code, message: 'No longer valid' })
