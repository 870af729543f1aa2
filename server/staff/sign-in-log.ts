import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { nameAddressClass } from '../platform/http/address-class.ts'
import type { Logger } from '../platform/log.ts'
import { logSparingly } from '../platform/sparing-log.ts'
import { staff } from './tables.ts'

type Parts = { db: Db; secret: string; log: Logger }

type Attempt = {
  /** The attempted action, as a path of the sign-in library. */
  path: string
  address: string
  requestId: string
  /** The id of the account, if it is known; `email` is the typed address otherwise. */
  accountId?: string
  email?: string
}

export type SignInLog = ReturnType<typeof openSignInLog>

/** Logs the results of sign-ins with the network: never a password, a code or a whole mail address. */
export const openSignInLog = ({ db, secret, log }: Parts) => ({
  succeeded: async (attempt: Attempt, isHalfway: boolean) => {
    const account = await nameAccount(db, secret, attempt)
    log.info(listFacts(attempt, account), isHalfway ? 'a code is asked for' : 'signed in')
  },
  /** `reason`: the library's word for it. */
  failed: async (attempt: Attempt, reason: string) => {
    const { requestId, ...shared } = listFacts(attempt, await nameAccount(db, secret, attempt))
    const isTooMany = reason === 'TOO_MANY_REQUESTS'
    const words = isTooMany ? 'too many tries to sign in' : 'a sign-in was refused'
    const own = { requestId, ...(!isTooMany && { reason }) }
    logSparingly(log, { level: isTooMany ? 'warn' : 'info', words, shared, own })
  },
})

const listFacts = ({ path, address, requestId }: Attempt, account: string) => ({
  requestId,
  step: path,
  account,
  from: nameAddressClass(address),
})

/** The account's id; for an unknown address, a digest that only this shop can compute. */
async function nameAccount(db: Db, secret: string, { accountId, email }: Attempt): Promise<string> {
  if (accountId || email === undefined) return accountId ?? 'unknown'
  const typed = email.trim().toLowerCase()
  const [member] = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, typed))
  return member?.id ?? `nobody-${createHmac('sha256', secret).update(typed).digest('hex').slice(0, 12)}`
}
