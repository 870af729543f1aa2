import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { addressHeader, guardAttempts, logSignIns, recordUse } from './auth-hooks.ts'
import { recordAuthenticator, refuseRemoved } from './auth-rows.ts'
import { joinRows } from './library-joins.ts'
import { passOnLine, throwReason } from './library-log.ts'
import { endOutdatedChallenges } from './outdated-sign-in.ts'
import { openPasskeys } from './passkeys-plugin.ts'
import { nameCookies } from './session-cookie.ts'
import { maxSessionSeconds } from './session-limits.ts'
import { openSignInLog } from './sign-in-log.ts'
import * as tables from './tables.ts'

export type LibraryOptions = {
  publicUrl: string
  secret: string
  log: Logger
  /** The time without use after which a session ends. */
  idleMs: number
  /** The date from which owners need an authenticator app; absent: optional. */
  ownersNeedCodeFrom?: Date
}

export type SignInLibrary = ReturnType<typeof openSignInLibrary>

export function openSignInLibrary(db: Database, options: LibraryOptions) {
  const { handler, api, $context } = openLibrary(db, options)
  return {
    answer: (request: Request) => throwReason(() => handler(request)),
    findSession: (headers: Headers) => throwReason(() => api.getSession({ headers })),
    api,
    $context,
  }
}

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
      expiresIn: maxSessionSeconds,
      // Off, because each sensitive change asks for the password instead.
      freshAge: 0,
      disableSessionRefresh: true,
    },
    account: { modelName: 'staffAccounts' },
    verification: { modelName: 'staffVerifications', storeIdentifier: 'hashed' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    plugins: [
      twoFactor({ twoFactorTable: 'staffTwoFactors' }),
      openPasskeys(publicUrl),
      endOutdatedChallenges(db),
      logSignIns(signInLog),
    ],
    hooks: { before: guardAttempts(db, { signInLog, idleMs, ownersNeedCodeFrom }), after: recordUse(db) },
    databaseHooks: {
      session: { create: { before: refuseRemoved(db) } },
      user: { update: { after: recordAuthenticator(db) } },
    },
    // Counted by ourselves, in the database and by account as well: see attempts.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Rethrown, because the library would log failures with all values of their queries.
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
