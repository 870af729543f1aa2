import type { SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { followFailures } from '../../platform/outage/lasting-failure.ts'
import { switchDueOffers, timeNextSwitch } from './offers.ts'

type OfferClock = {
  /** Applies due switches and schedules the next one: call it after a change that may move a start or end. */
  look(): void
  stop(): Promise<void>
}

type Options = {
  db: Database
  log: Logger
  /** A query of further instants, `at`, at which the shop changes by itself. */
  others?: SQL
  maxWaitMs?: number
}

const soonest = 20
const retryAfter = 5_000

/** Switches offers, and what else is shown for a time, on and off at their times. */
export function startOfferClock({ db, log, others, maxWaitMs = 30_000 }: Options): OfferClock {
  const failures = followFailures(log, 'offers could not be switched; trying again')
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let looking = Promise.resolve()
  const look = () => {
    clearTimeout(timer)
    looking = looking.then(async () => {
      const ms = isStopped ? 0 : await switchAndTime()
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(look, Math.min(Math.max(ms, soonest), maxWaitMs)).unref()
    })
  }
  const switchAndTime = async () => {
    try {
      await switchDueOffers(db, others)
      const next = await timeNextSwitch(db, others)
      failures.succeeded()
      return next ?? maxWaitMs
    } catch (err) {
      failures.failed(err)
      return retryAfter
    }
  }
  const stop = async () => {
    isStopped = true
    clearTimeout(timer)
    await looking
  }
  look()
  return { look, stop }
}
