import type { Visit } from '../../contract/bookings.ts'
import type { Database, Db, Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { nameNetwork } from '../platform/rate-limit/network.ts'
import { type Change, changeShop } from '../site/changes.ts'
import { cancelRow, moveRow } from './booking-moves.ts'
import { type BookingRecord, findBooking, lockBooking } from './booking-record.ts'
import { canChange } from './can-change.ts'
import { countMinutes } from './minutes.ts'
import { findTime, refuseWithOthers } from './offered-times.ts'
import { type BookingRules, lockRules } from './rules.ts'
import { mailShop, mailVisitors, type Sender } from './send-mails.ts'
import { showVisit } from './show-visit.ts'
import { theVisitor } from './visitor.ts'

/** Limits how often visits are opened: far below what guessing a key would need. */
const openLimit = [{ max: 120, seconds: 600 }]
/** Limits changes, because each one sends a mail to the shop. */
const changeLimit = [{ max: 10, seconds: 86_400 }]

export async function findVisit(db: Db, key: string, address: string, sender: Sender): Promise<Visit> {
  return showVisit(db, await openBooking(db, key, address, sender), key)
}

/** The booking of a key. A wrong key, an outdated one and that of an erased booking get the same refusal. */
export async function openBooking(db: Db, key: string, address: string, { keys }: Sender): Promise<BookingRecord> {
  await limitRate(db, `visits opened from ${nameNetwork(address)}`, openLimit)
  const uuid = keys.read(key)
  const booking = uuid === undefined ? undefined : await findBooking(db, uuid)
  if (!booking || keys.write(booking) !== key) throw notFound('visit')
  return booking
}

export async function moveVisit(
  db: Database,
  { key, startsAt }: { key: string; startsAt: string },
  address: string,
  sender: Sender,
): Promise<Visit> {
  const { uuid, categoryId } = await openBooking(db, key, address, sender)
  const start = new Date(startsAt)
  const moved = await refuseWithOthers(db, { categoryId, startsAt, moved: uuid }, () =>
    changeOwn(db, { uuid, key }, sender, async ({ tx, change, before, rules }) => {
      refuseOver(before)
      if (before.startsAt.getTime() === start.getTime()) return before
      await limitRate(tx, `changes of visit ${uuid}`, changeLimit)
      const times = await findTime(tx, rules, start, countMinutes(before))
      const after = await moveRow(tx, change, before, { times, rules })
      await mailVisitors(tx, 'moved', [after], sender)
      await mailShop(tx, 'moved', after, sender)
      return after
    }),
  )
  return showVisit(db, moved, key)
}

/** Idempotent: cancelling a cancelled visit changes nothing and sends no mail. */
export async function cancelVisit(db: Database, key: string, address: string, sender: Sender): Promise<Visit> {
  const { uuid } = await openBooking(db, key, address, sender)
  const cancelled = await changeOwn(db, { uuid, key }, sender, async ({ tx, change, before }) => {
    if (before.status === 'cancelled') return before
    refuseOver(before)
    const after = await cancelRow(tx, change, before)
    await mailVisitors(tx, 'cancelled', [after], sender)
    await mailShop(tx, 'cancelled', after, sender)
    return after
  })
  return showVisit(db, cancelled, key)
}

type Locked = { tx: Transaction; change: Change; before: BookingRecord; rules: BookingRules }

const changeOwn = (
  db: Database,
  { uuid, key }: { uuid: string; key: string },
  { keys }: Sender,
  work: (locked: Locked) => Promise<BookingRecord>,
) =>
  changeShop(db, theVisitor, async (tx, change) => {
    const rules = await lockRules(tx)
    const before = await lockBooking(tx, uuid)
    // Staff may have corrected the address meanwhile, which invalidates links sent to the former one.
    if (keys.write(before) !== key) throw notFound('visit')
    return work({ tx, change, rules, before })
  })

const tooLate = 'This visit can no longer be changed here. Please call us, we are glad to help.'

function refuseOver(before: BookingRecord): void {
  if (!canChange(before, new Date())) throw new Problem(409, 'It is too late', tooLate)
}
