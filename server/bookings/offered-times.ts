import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { writeList } from '../../contract/list-text.ts'
import type { Database, Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { addMinutes } from './minutes.ts'
import { listNextFree, listSlots, readHours, takesVisits } from './opening.ts'
import type { Times } from './places.ts'
import type { BookingRules } from './rules.ts'
import { isOffered } from './slots.ts'

/** The start and end of a visit at a time that anybody may book. Whether a place is free is checked when it is taken. */
export async function findTime(db: Db, rules: BookingRules, startsAt: Date, minutes: number): Promise<Times> {
  if (!(await takesVisits(db))) throw notTaken()
  const opening = { hours: await readHours(db), rules, countTaken: () => 0 }
  if (!isOffered(opening, startsAt, minutes, new Date())) throw notOffered()
  return { startsAt, endsAt: addMinutes(startsAt, minutes) }
}

const notTaken = () =>
  new Problem(409, 'No visits', 'We do not take bookings at the moment. You are welcome to call us.')

const notOfferedReason = 'This time can’t be booked.'
const notOffered = () => new Problem(409, 'This time can’t be booked', notOfferedReason, { startsAt: notOfferedReason })

const maxOffered = 3

/** Adds to the refusal of a time the next free ones: those after it or, if there are none, the first free ones of all. */
export async function refuseWithOthers<Answer>(
  db: Database,
  of: { categoryId: number; startsAt: string; moved?: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Problem) || error.body.fields?.startsAt === undefined) throw error
    const { days } = await listSlots(db, of, new Date())
    const times = listNextFree(days, new Date(of.startsAt), maxOffered).map(formatVisitTime)
    const others =
      times.length > 0 ? `The next free times are ${writeList(times)}.` : 'No other time is free at the moment.'
    const reason = `${error.body.reason} ${others}`
    throw new Problem(error.status, error.body.title, reason, { startsAt: reason })
  }
}
