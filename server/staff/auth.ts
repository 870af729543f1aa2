import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { addressHeader, guardAttempts, recordUse } from './auth-hooks.ts'
import { recordAuthenticator, refuseRemoved } from './auth-rows.ts'
import { passOnLine } from './library-log.ts'
import { openSignInLog } from './sign-in-log.ts'
import * as tables from './tables.ts'

export type AuthOptions = { publicUrl: string; secret: string; log: Logger }

export type Auth = ReturnType<typeof openAuth>

export function openAuth(db: Database, { publicUrl, secret, log }: AuthOptions) {
  const { staff, staffSessions, staffAccounts, staffVerifications, staffTwoFactors } = tables
  const signInLog = openSignInLog({ db, secret, log })
  return betterAuth({
    appName: new URL(publicUrl).hostname,
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { staff, staffSessions, staffAccounts, staffVerifications, staffTwoFactors },
      transaction: true,
    }),
    user: {
      modelName: 'staff',
      additionalFields: {
        role: { type: 'string', required: false, input: false, defaultValue: 'sales' },
        removedAt: { type: 'date', required: false, input: false },
      },
    },
    session: { modelName: 'staffSessions', expiresIn: 14 * 24 * 60 * 60, disableSessionRefresh: true },
    account: { modelName: 'staffAccounts' },
    verification: { modelName: 'staffVerifications', storeIdentifier: 'hashed' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    plugins: [twoFactor({ twoFactorTable: 'staffTwoFactors' })],
    hooks: { before: guardAttempts(db, signInLog), after: recordUse(db, signInLog) },
    databaseHooks: {
      session: { create: { before: refuseRemoved(db) } },
      user: { update: { after: recordAuthenticator(db) } },
    },
    // Counted by ourselves, in the database and by account as well: see attempts.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // It would print what failed with all values behind its queries.
    onAPIError: { throw: true },
    logger: { log: passOnLine(log) },
    advanced: {
      cookiePrefix: 'showroom',
      // Said aloud, because the library leaves both checks out when it believes it is being tested.
      disableCSRFCheck: false,
      disableOriginCheck: false,
      database: { generateId: 'uuid' },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
  })
}
