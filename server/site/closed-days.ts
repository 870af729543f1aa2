import { formatWeekday } from '../../contract/dates/london.ts'
import type { DayClosing, DayReopening, KeptHours, SpecialDay } from '../../contract/staff/opening-hours.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import { readDay } from './opening-today.ts'
import { saveHours } from './settings-edits.ts'
import { siteSettings } from './tables.ts'
import { refuseField } from './versioned-rows.ts'

const maxDays = 200

/** Closes one day. The call sends no form with a version, so the row is locked instead. */
export async function closeDay(
  tx: Transaction,
  change: Change,
  { date, note }: DayClosing,
  today: string,
): Promise<{ before: SpecialDay | null }> {
  const { hours, put } = await lockHours(tx, change)
  if (date < today) throw refuseField('date', 'That day is over.')
  if (!readDay(hours, date).hours) throw refuseField('date', `The shop is closed on ${formatWeekday(date)} already.`)
  if (hours.exceptions.length >= maxDays) throw refuseField('date', `${maxDays} days at most: remove some first.`)
  await put(date, { date, hours: null, note })
  return { before: hours.exceptions.find((day) => day.date === date) ?? null }
}

/** Undoes the closing of a day, unless it was changed since. */
export async function reopenDay(tx: Transaction, change: Change, { date, before }: DayReopening): Promise<null> {
  const { hours, put } = await lockHours(tx, change)
  const day = hours.exceptions.find((each) => each.date === date)
  if (!day || day.hours)
    throw new Problem(
      409,
      'Changed since',
      `${formatWeekday(date)} was changed since: please look at the opening hours.`,
    )
  await put(date, before && { ...before, date })
  return null
}

async function lockHours(tx: Transaction, change: Change) {
  const [row] = await tx.select().from(siteSettings).for('no key update')
  const hours: KeptHours | null | undefined = row?.openingHours
  if (!row || !hours) throw new Problem(409, 'No opening hours', 'Please enter the opening hours first.')
  const put = (date: string, day: SpecialDay | null) => {
    const others = hours.exceptions.filter((each) => each.date !== date)
    const exceptions = [...others, ...(day ? [day] : [])].toSorted((one, other) => (one.date < other.date ? -1 : 1))
    return saveHours(tx, change, { version: row.version, edit: { openingHours: { ...hours, exceptions } } })
  }
  return { hours, put }
}
