import { createHmac, hkdfSync } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { ask } from '../../catalogue/search/ask.ts'
import type { Index } from '../../catalogue/search/catalogue-index.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { noteFailure } from '../../platform/outage/unavailable.ts'
import { openTally, type Tally } from '../../platform/tally.ts'
import { today } from '../../site/london-time.ts'
import { rareSearches, searchCounts } from '../tables.ts'
import { findsSomething } from './finds-something.ts'
import { tidySearch } from './kept-text.ts'

export type CountOptions = {
  db: Database
  readIndex: () => Index
  /** Whether the shop answers a text with something other than products. */
  isAnswered?(text: string): boolean
  secret: string
  log: Logger
  clock?: () => Date
  everyMs?: number
  clearEveryMs?: number
}
type Counts = { asked: number; opened: number; found: boolean }
type Noted = Omit<Counts, 'found'> & { text: string; foundNothing: boolean }

export type SearchTally = Pick<Tally, 'close'> & {
  /** Counts a search whose results a shopper was shown. */
  addAsked(typed: string): void
  /** Notes that the search found products, so that it need not be run again. */
  addFound(typed: string): void
  /** Counts a product that a shopper opened from the results of a search. */
  addOpened(typed: string): void
}

/** The number of different hours in which a text must be searched before it is stored (decision 101). */
export const occasions = 3
const maxKept = 3000
const maxRare = 20_000
const maxBetweenWrites = 2000
const hourMs = 3_600_000

/** Counts the searches of shoppers, without anything about who they are. */
export function watchSearchCounts({
  db,
  readIndex,
  isAnswered = () => false,
  secret,
  log,
  clock = () => new Date(),
  everyMs,
  clearEveryMs = hourMs,
}: CountOptions): SearchTally {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'rare searches', 32))
  const write = async (counts: Map<string, number>) => {
    const noted = await findNothing(
      sumCounts(counts),
      async (text) => (await ask(readIndex(), (index) => findsSomething(index, text))) || isAnswered(text),
    )
    await db.transaction(async (tx) => {
      await noteCounts(tx, key, noted, clock())
      await clearOut(tx)
    })
  }
  const tally = openTally({ what: 'what shoppers search for', max: maxBetweenWrites, write, log, everyMs })
  const add = (mark: string, typed: string) => {
    const text = tidySearch(typed)
    if (text !== undefined) tally.add(mark + text)
  }
  const clear = () =>
    db.transaction(clearOut).catch((err) => noteFailure(log, err, 'old searches could not be deleted; trying again'))
  // On a timer, because in a shop without searches no write would delete old ones.
  const clearing = setInterval(clear, clearEveryMs).unref()
  const close = () => {
    clearInterval(clearing)
    return tally.close()
  }
  return {
    addAsked: (typed) => add(marks.asked, typed),
    addFound: (typed) => add(marks.found, typed),
    addOpened: (typed) => add(marks.opened, typed),
    close,
  }
}

const marks = { asked: '?', found: '+', opened: '!' }

function sumCounts(counts: Map<string, number>): Map<string, Counts> {
  const sums = new Map<string, Counts>()
  for (const [marked, times] of counts) {
    const text = marked.slice(1)
    const sum = sums.get(text) ?? { asked: 0, opened: 0, found: false }
    sum[marked.startsWith(marks.opened) ? 'opened' : 'asked'] += times
    if (marked.startsWith(marks.found)) sum.found = true
    sums.set(text, sum)
  }
  return sums
}

type Finds = (text: string) => Promise<boolean>

async function findNothing(sums: Map<string, Counts>, findsAny: Finds): Promise<Noted[]> {
  const noted: Noted[] = []
  for (const [text, { found, ...counts }] of sums) {
    noted.push({ text, ...counts, foundNothing: !found && !(await findsAny(text)) })
    // Correcting the spelling takes a while, so requests are handled in between.
    if (!found) await setImmediate()
  }
  return noted
}

/** Adds the counts to the text of a search if it is stored, else to its digest, until the text replaces the digest. */
async function noteCounts(tx: Transaction, key: Buffer, noted: Noted[], now: Date): Promise<void> {
  const rows = noted.map((search) => ({
    ...search,
    digest: createHmac('sha256', key).update(search.text).digest('base64url'),
  }))
  // In a fixed order, so that two processes never deadlock.
  await tx.execute(sql`
    with noted as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) 
        as noted (text text, digest text, asked int, opened int, "foundNothing" boolean)
    ), known as (
      select * from noted where exists (select from ${searchCounts} where search_counts.text = noted.text)
    ), rare as (
      insert into ${rareSearches} as before (digest, occasions, asked, opened, last_hour)
      select digest, least(asked, 1), asked, opened, date_trunc('hour', ${now.toISOString()}::timestamptz)
      from noted where text not in (select text from known) order by digest
      on conflict (digest) do update set
        occasions = before.occasions + (excluded.asked > 0 and (before.occasions = 0 or excluded.last_hour > before.last_hour))::int,
        asked = before.asked + excluded.asked,
        opened = before.opened + excluded.opened,
        last_hour = case when excluded.asked > 0 then excluded.last_hour else before.last_hour end
      returning digest, occasions, asked, opened
    ), counted as (
      select text, asked, opened, "foundNothing" from known
      union all
      select noted.text, rare.asked, rare.opened, "foundNothing" from rare join noted using (digest) where rare.occasions >= ${occasions}
    )
    insert into ${searchCounts} as before (text, month, asked, opened, found_nothing)
    select text, date_trunc('month', ${now.toISOString()}::timestamptz at time zone 'Europe/London'), asked, opened, "foundNothing"
    from counted order by text
    on conflict (text, month) do update set
      asked = before.asked + excluded.asked, opened = before.opened + excluded.opened, found_nothing = excluded.found_nothing`)
}

/** Deletes searches older than a year, and the rarest beyond the number that staff can read. */
async function clearOut(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    delete from ${rareSearches} where digest in (
      select digest from ${rareSearches}
      where occasions >= ${occasions} or last_hour < now() - interval '90 days'
        or digest in (select digest from ${rareSearches} order by last_hour desc offset ${maxRare})
      for update skip locked)`)
  await tx.execute(sql`
    delete from ${searchCounts} where month <= ${today} - interval '1 year' or text in (
      select text from ${searchCounts} group by text order by max(month) desc, sum(asked) desc offset ${maxKept})`)
}
