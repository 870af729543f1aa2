import type { BookingCalls } from '../../contract/booking-calls.ts'
import { nameDepartment } from '../catalogue/taxonomy/departments.ts'
import { forgetOldSolutions } from '../platform/captcha/used-solutions.ts'
import type { Database } from '../platform/database.ts'
import { limitConcurrency } from '../platform/limited-concurrency.ts'
import type { Logger } from '../platform/log.ts'
import { forgetOldCounts } from '../platform/rate-limit/limit.ts'
import type { Handlers } from '../serve.ts'
import { type Booking, bookVisit } from './book.ts'
import { listSlots } from './opening.ts'
import { cancelVisit, findVisit, moveVisit } from './own-visit.ts'

/** Each call reads the calendar. The limit keeps a flood of calls from occupying all database connections. */
const maxAtOnce = 4
const inTurn = limitConcurrency(maxAtOnce)

type Parts = Booking & { db: Database; log: Logger }

export function answerBookingCalls({ db, log, ...context }: Parts): Handlers<BookingCalls> {
  return {
    visitSlots: ({ categoryId, key }) =>
      inTurn(async () => {
        const moved = key === undefined ? undefined : context.keys.read(key)
        // By the time a visit is moved, its department may have been deleted.
        if (moved === undefined) await nameDepartment(db, categoryId)
        return { ...(await listSlots(db, { categoryId, moved }, new Date())), mailed: await context.canSendMail() }
      }),
    bookVisit: async (input, { address }) => {
      const booked = await bookVisit(db, input, address, context)
      await forgetOld(db).catch((err) => log.error({ err }, 'Expired limits and captchas could not be deleted'))
      return booked
    },
    visit: ({ key }, { address }) => findVisit(db, key, address, context),
    moveVisit: (move, { address }) => moveVisit(db, move, address, context),
    cancelVisit: ({ key }, { address }) => cancelVisit(db, key, address, context),
  }
}

async function forgetOld(db: Database): Promise<void> {
  await forgetOldCounts(db)
  await forgetOldSolutions(db)
}
