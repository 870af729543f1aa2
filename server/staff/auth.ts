import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { addressHeader, guardAttempts, recordUse } from './auth-hooks.ts'
import { recordAuthenticator, refuseRemoved } from './auth-rows.ts'
import { joinRows } from './library-joins.ts'
import { passOnLine, throwReason } from './library-log.ts'
import { openPasskeys } from './passkeys-plugin.ts'
import { longestSessionSeconds } from './session-limits.ts'
import { openSignInLog } from './sign-in-log.ts'
import * as tables from './tables.ts'

/** `idleHours`: after how much time without use a session ends. */
type AuthOptions = {
  publicUrl: string
  secret: string
  log: Logger
  idleHours?: number
  /** The date from which owners need an authenticator app; absent: optional. */
  ownersNeedCodeFrom?: Date
}

const usualIdleHours = 7 * 24

export type Auth = ReturnType<typeof openAuth>

export function openAuth(db: Database, { idleHours = usualIdleHours, ...options }: AuthOptions) {
  const idleMs = idleHours * 60 * 60 * 1000
  const { handler, api, $context } = openLibrary(db, { ...options, idleMs })
  const answer = (request: Request) => throwReason(() => handler(request))
  return { handler: answer, api, $context, idleMs, ownersNeedCodeFrom: options.ownersNeedCodeFrom }
}

type LibraryOptions = Omit<AuthOptions, 'idleHours'> & { idleMs: number }

function openLibrary(db: Database, { publicUrl, secret, log, idleMs, ownersNeedCodeFrom }: LibraryOptions) {
  const { staff, staffSessions, staffAccounts, staffVerifications, staffTwoFactors, staffPasskeys } = tables
  const signInLog = openSignInLog({ db, secret, log })
  return betterAuth({
    appName: new URL(publicUrl).hostname,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: joinRows(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: { staff, staffSessions, staffAccounts, staffVerifications, staffTwoFactors, staffPasskeys },
        transaction: true,
      }),
    ),
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', required: false, input: false, defaultValue: 'sales' },
        removedAt: { type: 'date', required: false, input: false },
      },
    },
    session: {
      modelName: 'staffSessions',
      expiresIn: longestSessionSeconds, // Asked for a password instead, before each change that matters.
      freshAge: 0,
      disableSessionRefresh: true,
    },
    account: { modelName: 'staffAccounts' },
    verification: { modelName: 'staffVerifications', storeIdentifier: 'hashed' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    plugins: [twoFactor({ twoFactorTable: 'staffTwoFactors' }), openPasskeys(publicUrl)],
    hooks: { before: guardAttempts(db, { signInLog, idleMs, ownersNeedCodeFrom }), after: recordUse(db, signInLog) },
    databaseHooks: {
      session: { create: { before: refuseRemoved(db) } },
      user: { update: { after: recordAuthenticator(db) } },
    },
    // Counted by ourselves, in the database and by account as well: see attempts.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would log failures with all values of their queries.
    onAPIError: { throw: true },
    logger: { log: passOnLine(log) },
    advanced: {
      ...nameCookies(publicUrl),
      // Set explicitly, because the library skips both checks when it detects a test run.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })
}

/** With https, the prefix `__Host-`: browsers refuse such a cookie from plain http, or for more than this host. */
const nameCookies = (publicUrl: string) =>
  publicUrl.startsWith('https:')
    ? { cookiePrefix: '__Host-showroom', useSecureCookies: false, defaultCookieAttributes: { secure: true } }
    : { cookiePrefix: 'showroom', useSecureCookies: false }
