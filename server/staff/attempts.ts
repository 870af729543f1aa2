import { createHash } from 'node:crypto'
import type { Db } from '../platform/database.ts'
import { forgetCounts, forgetOldCounts, forgetOne, limitRate, type RateRule } from '../platform/rate-limit/limit.ts'
import { nameNetwork } from '../platform/rate-limit/network.ts'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds

const byNetwork = [{ max: 50, seconds: 10 * minuteSeconds }]
const byNetworkAndAccount = [{ max: 10, seconds: 15 * minuteSeconds }]
/** Much higher than for one network, so that a stranger elsewhere cannot lock out a member of staff. */
const byAccount = [{ max: 50, seconds: 15 * minuteSeconds }]

type Count = [key: string, rules: RateRule[]]

const countOfNetwork = (address: string): Count => [`sign-ins from ${nameNetwork(address)}`, byNetwork]

const countsOfAccount = (address: string, email: string): Count[] => {
  const network = nameNetwork(address)
  const account = email.trim().toLowerCase().slice(0, 254)
  return [
    [`sign-ins as ${account} from ${network}`, byNetworkAndAccount],
    [`sign-ins as ${account}`, byAccount],
  ]
}

export async function limitSignIn(db: Db, address: string, email: string): Promise<void> {
  for (const [key, rules] of [countOfNetwork(address), ...countsOfAccount(address, email)])
    await limitRate(db, key, rules)
}

/** A successful sign-in clears the counts of its account. */
export async function clearSignInFailures(db: Db, address: string, email: string): Promise<void> {
  for (const [key, rules] of countsOfAccount(address, email)) await forgetCounts(db, key, rules)
  await forgetOldCounts(db)
}

/**
 * Uncounts a sign-in with a password, which was counted for its network when it began, once it has succeeded. The network's
 * failures for other accounts stay counted: otherwise somebody could reset the limit by signing in to their own account.
 */
export function uncountSignIn(db: Db, address: string): Promise<void> {
  const [key, rules] = countOfNetwork(address)
  return forgetOne(db, key, rules)
}

/** The sign-in library counts wrong codes by account, and locks it for a while after ten. */
export const limitCodes = (db: Db, address: string) =>
  limitRate(db, `codes from ${nameNetwork(address)}`, [{ max: 30, seconds: 10 * minuteSeconds }])

/** Accepts a code only once during the 90 seconds for which it is valid. */
export function takeCode(db: Db, memberId: string, code: string): Promise<void> {
  const digest = createHash('sha256').update(`${memberId} ${code.trim()}`).digest('base64url')
  return limitRate(db, `code ${digest}`, [{ max: 1, seconds: 90 }])
}

/** Limits password checks, so that somebody at an unlocked screen cannot guess the password. */
export const limitPasswordChecks = (db: Db, memberId: string) =>
  limitRate(db, `password checks of ${memberId}`, [{ max: 10, seconds: 15 * minuteSeconds }])

/** Limits calls that take the token of a mailed link; anyone can make them. */
export const limitLinkUses = (db: Db, address: string) =>
  limitRate(db, `links from ${nameNetwork(address)}`, [{ max: 30, seconds: 10 * minuteSeconds }])

export async function limitResets(db: Db, address: string, email: string): Promise<void> {
  await limitRate(db, `resets from ${nameNetwork(address)}`, [{ max: 10, seconds: hourSeconds }])
  await limitRate(db, `resets for ${email}`, [{ max: 5, seconds: hourSeconds }])
}
