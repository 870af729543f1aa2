import { and, eq, sql } from 'drizzle-orm'
import type { PieceAsked, Share, ShareAsked, SharedList } from '../../contract/shortlists.ts'
import type { Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { nameNetwork } from '../platform/rate-limit/network.ts'
import { daySeconds, tenMinutesSeconds } from '../platform/rate-limit/public-forms.ts'
import { digestToken, makeToken, tokenLength } from '../staff/one-time-links.ts'
import { shortlistShares } from './tables.ts'

const perNetwork = [
  { max: 10, seconds: tenMinutesSeconds },
  { max: 50, seconds: daySeconds },
]
/** Limits how often one network opens links: more than a household needs, and far too few to guess a token. */
const openLimit = [{ max: 120, seconds: tenMinutesSeconds }]

export async function shareShortlist(db: Db, { key, items }: ShareAsked, address: string): Promise<Share> {
  await limitRate(db, `shortlists shared from ${nameNetwork(address)}`, perNetwork)
  const share = key === undefined ? { token: makeToken(), endKey: makeToken() } : deriveShare(key, items)
  const { token, endKey } = share
  await db
    .insert(shortlistShares)
    .values({ tokenDigest: digestToken(token), endKeyDigest: digestToken(endKey), items })
    .onConflictDoNothing()
  return share
}

/** Derives both secrets from the key, because only their digests are stored. Neither secret reveals the key or the other. */
function deriveShare(key: string, items: PieceAsked[]): Share {
  const derive = (secret: keyof Share) => digestToken(JSON.stringify([secret, key, items])).slice(0, tokenLength)
  return { token: derive('token'), endKey: derive('endKey') }
}

/** Opening a link keeps it for another year. */
export async function findShared(db: Db, token: string, address: string): Promise<SharedList> {
  await limitRate(db, `shortlists opened from ${nameNetwork(address)}`, openLimit)
  const [row] = await db
    .update(shortlistShares)
    .set({ usedAt: sql`now()` })
    .where(and(isOpenedBy(token), sql`not ${isUnused}`))
    .returning()
  if (!row) throw ended()
  return { items: row.items, sharedAt: row.createdAt.toISOString() }
}

export async function endShare(db: Db, token: string, endKey: string, address: string): Promise<void> {
  await limitRate(db, `shortlists opened from ${nameNetwork(address)}`, openLimit)
  const both = and(isOpenedBy(token), eq(shortlistShares.endKeyDigest, digestToken(endKey)))
  const rows = await db.delete(shortlistShares).where(both).returning({ at: shortlistShares.createdAt })
  if (rows.length === 0) throw ended()
}

/** Deletes links that nobody has opened for a year. */
export const forgetUnusedShares = (db: Db) => db.delete(shortlistShares).where(isUnused)

const isOpenedBy = (token: string) => eq(shortlistShares.tokenDigest, digestToken(token))
const isUnused = sql`${shortlistShares.usedAt} < now() - interval '1 year'`

const ended = () =>
  new Problem(
    404,
    'No such link',
    'This link has ended: the person who shared it ended it, or nobody used it for a year.',
  )
