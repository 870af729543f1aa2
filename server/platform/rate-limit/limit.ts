import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { Problem } from '../problem.ts'
import { rateLimits } from '../tables.ts'

/** At most `max` attempts within `seconds`. */
export type RateRule = { max: number; seconds: number }

/**
 * Counts one more attempt for `key`, and refuses it if a rule's limit is exceeded. All processes count together. In a
 * transaction that is rolled back nothing is counted.
 */
export async function limitRate(db: Db, key: string, rules: RateRule[]): Promise<void> {
  const counts = await countOneMore(db, key, rules)
  const waits = rules.map(({ max, seconds }) => {
    const count = counts.get(nameWindow(key, seconds))
    return count && count.hits > max ? Math.max(1, count.secondsLeft) : 0
  })
  const wait = Math.max(...waits)
  if (wait > 0) throw refuseFor(wait)
}

async function countOneMore(db: Db, key: string, rules: RateRule[]) {
  const over = sql`${rateLimits.resetsAt} <= now()`
  const rows = await db
    .insert(rateLimits)
    .values(
      rules.map(({ seconds }) => ({
        key: nameWindow(key, seconds),
        hits: 1,
        resetsAt: sql`now() + make_interval(secs => ${seconds})`,
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      key: rateLimits.key,
      hits: rateLimits.hits,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.resetsAt} - now()))::int`,
    })
  return new Map(rows.map((row) => [row.key, row]))
}

const nameWindow = (key: string, seconds: number) => `${beginWindow(key)}${seconds}s`

const beginWindow = (key: string) => `${key} in `

function refuseFor(seconds: number): Problem {
  return new Problem(
    429,
    'Too many requests',
    `There were too many attempts. Please try again ${formatWait(seconds)}.`,
    undefined,
    {
      'Retry-After': String(seconds),
    },
  )
}

function formatWait(seconds: number): string {
  return seconds < 3600
    ? inWords.format(Math.ceil(seconds / 60), 'minute')
    : inWords.format(Math.ceil(seconds / 3600), 'hour')
}

const inWords = new Intl.RelativeTimeFormat('en-GB')

export async function forgetCounts(db: Db, key: string, rules: RateRule[]): Promise<void> {
  const keys = rules.map(({ seconds }) => nameWindow(key, seconds))
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}

/** Forgets all counts of a key, whatever its rules were; not those of a longer key that begins with it. */
export async function forgetKey(db: Db, key: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${beginWindow(key)})`)
}

/** Uncounts one attempt for a key. */
export async function forgetOne(db: Db, key: string, rules: RateRule[]): Promise<void> {
  const keys = rules.map(({ seconds }) => nameWindow(key, seconds))
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(inArray(rateLimits.key, keys))
}

const deletedAtOnce = 1000

/**
 * Deletes expired counts, because addresses are personal data. Also deletes counts that would last longer than a day,
 * the period of the longest rule: the clock was ahead when they began. Never waits for a lock.
 */
export async function forgetOldCounts(db: Db): Promise<void> {
  for (;;) {
    const old = db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(sql`${rateLimits.resetsAt} < now() or ${rateLimits.resetsAt} > now() + interval '2 days'`)
      .limit(deletedAtOnce)
      .for('update', { skipLocked: true })
    const { count } = await db.delete(rateLimits).where(inArray(rateLimits.key, old))
    if (count < deletedAtOnce) return
  }
}
