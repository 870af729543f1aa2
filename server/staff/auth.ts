import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import * as tables from './tables.ts'

export type AuthOptions = { publicUrl: string; secret: string; log: Logger }

/** Where the address of who signs in stands: set by us on every request, so nobody can claim another. */
export const addressHeader = 'x-showroom-client-address'

export type Auth = ReturnType<typeof openAuth>

export function openAuth(db: Database, { publicUrl, secret, log }: AuthOptions) {
  const { staff, staffSessions, staffAccounts, staffVerifications } = tables
  return betterAuth({
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { staff, staffSessions, staffAccounts, staffVerifications },
      transaction: true,
    }),
    user: {
      modelName: 'staff',
      additionalFields: { role: { type: 'string', required: false, input: false, defaultValue: 'sales' } },
    },
    session: { modelName: 'staffSessions', expiresIn: 14 * 24 * 60 * 60 },
    account: { modelName: 'staffAccounts' },
    verification: { modelName: 'staffVerifications' },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    rateLimit: { enabled: true },
    telemetry: { enabled: false },
    logger: { log: (level, message, ...details) => log[level]({ details }, message) },
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
