import type { createAuthMiddleware } from 'better-auth/api'

/** What the sign-in library passes to a hook. */
export type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]
type Used = { updatedAt: Date }

/** The lifetime of a session, used or not. */
export const maxSessionSeconds = 14 * 24 * 60 * 60

/** Whether a session has been idle for too long to be used again. */
export const isIdle = ({ updatedAt }: Used, idleMs: number) => updatedAt.getTime() + idleMs < Date.now()

/** Deletes an idle session; runs before the sign-in library reads the session itself. */
export async function endIdleSession(context: HookContext, idleMs: number): Promise<void> {
  const token = await readSessionToken(context)
  const found = token ? await context.context.internalAdapter.findSession(token) : null
  if (found && isIdle(found.session, idleMs)) await context.context.internalAdapter.deleteSession(found.session.token)
}

/** A sign-in ends the browser's previous session: its cookie is overwritten, so nobody could end it later. */
export async function endReplacedSession(context: HookContext): Promise<void> {
  const replaced = await readSessionToken(context)
  const { newSession, internalAdapter } = context.context
  if (replaced && newSession && newSession.session.token !== replaced) await internalAdapter.deleteSession(replaced)
}

async function readSessionToken(context: HookContext): Promise<string | undefined> {
  const { authCookies, secret } = context.context
  return (await context.getSignedCookie(authCookies.sessionToken.name, secret)) || undefined
}
