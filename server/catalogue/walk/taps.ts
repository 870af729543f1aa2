import { and, desc, eq, sql } from 'drizzle-orm'
import type { DisplayFacts, StockFacts } from '../../../contract/staff/showroom.ts'
import type { Says, Tap, TapAnswer } from '../../../contract/staff/walk.ts'
import type { Transaction } from '../../platform/database.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { lockLive } from '../../site/live-rows.ts'
import { isSameState } from '../../site/same-state.ts'
import { audit } from '../../site/tables.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { staff } from '../../staff/tables.ts'
import { lockOwner, recordDisplay, recordSold, recordStock } from '../showroom/recording.ts'
import { findLaterSold } from '../showroom/sold-moments.ts'
import { bulkChanges, displayPlaces, showroomTaps, variants } from '../tables.ts'
import { pieceStateColumns, readPieceState } from './piece-state.ts'

/** Older taps are refused, because keys are deleted after 90 days: a tap that is sent again later would count twice. */
const maxAgeDays = 60
const dayMs = 86_400_000
/** How far a phone’s clock may be ahead of ours; the page corrects it, but not to the second. */
const tolerated = 60_000

type Taken = { tap: Tap; by: string; now: Date }

/** Counts a tap once, whichever process it reaches and however often it is sent. */
export async function takeTap(tx: Transaction, change: Change, { tap, by, now }: Taken): Promise<TapAnswer> {
  const { key, variantUuid, says } = tap
  const at = readAt(tap.at, now)
  await refuseMissing(tx, variantUuid)
  const [claimed] = await tx
    .insert(showroomTaps)
    .values({ key, variantUuid, at, by, says })
    .onConflictDoNothing()
    .returning({ key: showroomTaps.key })
  if (!claimed) return repeatAnswer(tx, tap)
  const answer = await weigh(tx, change, { ...tap, at })
  await tx.update(showroomTaps).set({ answer }).where(eq(showroomTaps.key, key))
  await tx.delete(showroomTaps).where(sql`${showroomTaps.createdAt} < now() - interval '90 days'`)
  return answer
}

function readAt(text: string, now: Date): Date {
  const at = new Date(text)
  if (at.getTime() > now.getTime() + tolerated)
    throw refuseField('at', 'This time is in the future: the phone’s clock is wrong.')
  if (at.getTime() < now.getTime() - maxAgeDays * dayMs)
    throw refuseField('at', `This was tapped more than ${maxAgeDays} days ago and no longer counts.`)
  return at < now ? at : now
}

async function refuseMissing(tx: Transaction, uuid: string): Promise<void> {
  const found = await tx.select({ uuid: variants.uuid }).from(variants).where(eq(variants.uuid, uuid))
  if (found.length === 0) throw notFound('variant')
}

async function repeatAnswer(tx: Transaction, { key, variantUuid, says }: Tap): Promise<TapAnswer> {
  const [tap] = await tx.select().from(showroomTaps).where(eq(showroomTaps.key, key))
  if (!tap?.answer || tap.variantUuid !== variantUuid || !isSameState(tap.says, says))
    throw new Problem(409, 'Not counted', 'Another tap has this key.')
  return tap.answer
}

type Weighed = { variantUuid: string; at: Date; says: Says }

/**
 * A statement that was made after the tap stays. If both say the same, the tap counts; otherwise the tap is outdated,
 * and the person who tapped decides.
 */
async function weigh(tx: Transaction, change: Change, { variantUuid, at, says }: Weighed): Promise<TapAnswer> {
  // Places are locked before products, as in every edit.
  if (says.fact !== 'stock' && says.displayPlaceUuid) await lockLive(tx, displayPlaces, [says.displayPlaceUuid])
  await lockOwner(tx, variantUuid)
  if (says.fact === 'sold') return weighSold(tx, change, { variantUuid, at, says })
  const before = await readRow(tx, variantUuid)
  const checkedAt = says.fact === 'display' ? before.displayCheckedAt : before.stockCheckedAt
  if (checkedAt && checkedAt > at) {
    const outcome = isSame(before, says) ? 'counted' : 'outdated'
    const by =
      outcome === 'outdated'
        ? ((await findTapper(tx, variantUuid, checkedAt)) ?? (await findEditor(tx, variantUuid, checkedAt)))
        : null
    return { outcome, standing: readPieceState(before), by }
  }
  if (says.fact === 'display') await recordDisplay(tx, change, { uuid: variantUuid, at, ...displayOf(says) })
  else await recordStock(tx, change, { uuid: variantUuid, at, ...stockOf(says) })
  return { outcome: 'counted', standing: readPieceState(await readRow(tx, variantUuid)), by: null }
}

type Sold = Extract<Says, { fact: 'sold' }>

/**
 * The sale of a piece counts, even if a later check contradicts it. Only taking the sale back reverts it: of the two,
 * the one recorded later counts.
 */
async function weighSold(
  tx: Transaction,
  change: Change,
  { variantUuid, at, says: { fact: _, ...facts } }: Omit<Weighed, 'says'> & { says: Sold },
): Promise<TapAnswer> {
  const later = await findLaterSold(tx, { variantUuid, at })
  if (!later) await recordSold(tx, change, { uuid: variantUuid, at, ...facts })
  const standing = readPieceState(await readRow(tx, variantUuid))
  return later && later.isSold !== facts.isSold
    ? { outcome: 'outdated', standing, by: later.by }
    : { outcome: 'counted', standing, by: null }
}

const displayOf = ({ onDisplay, displayPlaceUuid }: DisplayFacts): DisplayFacts => ({ onDisplay, displayPlaceUuid })
const stockOf = ({ stockState, orderWeeks }: StockFacts): StockFacts => ({ stockState, orderWeeks })

const isSame = (before: DisplayFacts & StockFacts, says: Exclude<Says, { fact: 'sold' }>) =>
  says.fact === 'display'
    ? isSameState(displayOf(before), displayOf(says))
    : isSameState(stockOf(before), stockOf(says))

async function readRow(tx: Transaction, uuid: string): Promise<Parameters<typeof readPieceState>[0]> {
  const [row] = await tx.select(pieceStateColumns).from(variants).where(eq(variants.uuid, uuid))
  if (!row) throw notFound('variant')
  return row
}

/** The person who made this statement with a tap. */
async function findTapper(tx: Transaction, variantUuid: string, at: Date): Promise<string | null> {
  const [tapper] = await tx
    .select({ name: staff.name })
    .from(showroomTaps)
    .innerJoin(staff, eq(staff.id, showroomTaps.by))
    .where(and(eq(showroomTaps.variantUuid, variantUuid), eq(showroomTaps.at, at)))
    .orderBy(desc(showroomTaps.createdAt))
    .limit(1)
  return tapper?.name ?? null
}

/** How far apart a check and its history entry may be: one transaction writes both. */
const apart = sql`interval '5 seconds'`

/** The person who made this statement in another way: in a form, with a button, or for many products at once. */
async function findEditor(tx: Transaction, variantUuid: string, at: Date): Promise<string | null> {
  const instant = sql`${at.toISOString()}::timestamptz`
  const [editor] = await tx.execute<{ name: string }>(sql`
    select name from (
      select staff_name as name, 0 as rank, id from ${audit}
      where entity = 'product' and entity_id = (select product_uuid::text from ${variants} where uuid = ${variantUuid})
        and at between ${instant} - ${apart} and ${instant} + ${apart}
      union all
      select staff_name, 1, id from ${audit}
      where at >= ${instant} - ${apart} and entity_id in (
        select work_uuid::text from ${bulkChanges}
        where product_uuid = (select product_uuid from ${variants} where uuid = ${variantUuid}))
    ) asked order by rank, id limit 1`)
  return editor?.name ?? null
}
