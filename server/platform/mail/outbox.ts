import type { OpenDatabase } from '../database.ts'
import type { Logger } from '../log.ts'
import { hearNotices } from '../notices.ts'
import { noteFailure } from '../outage/away.ts'
import type { Mailer } from './mail.ts'
import { type ClaimedMail, claimMail, markDelivered, markFailed, outboxChannel, postpone } from './queue.ts'

export type Outbox = {
  /** Looks for mail now. Mail that is queued calls this by itself. */
  wake(): void
  /** Begins no other mail and waits for those that are on their way. */
  close(): Promise<void>
}

type Options = Pick<OpenDatabase, 'db' | 'sql'> & { mailer: Mailer; log: Logger; pace?: Partial<Pace> }

type Pace = {
  /** How many mails are on their way at once, so that one slow recipient delays nobody else's. */
  lanes: number
  pollMs: number
  /** Longer than any mail can take to be sent. */
  leaseMs: number
  /** How long a mail rests after each attempt; after the last one it has failed. */
  delaysMs: number[]
}

const minute = 60_000
const usualPace: Pace = {
  lanes: 3,
  pollMs: 10_000,
  leaseMs: 5 * minute,
  delaysMs: [1, 5, 30, 120, 720, 1440, 1440].map((minutes) => minutes * minute),
}

/** Sends what is in the outbox, beside any number of other processes that do the same. */
export function startOutbox({ db, sql, mailer, log, pace }: Options): Outbox {
  const settings = { ...usualPace, ...pace }
  let closing = false
  const sendNext = async () => !closing && (await sendDueMail({ db, mailer, log, pace: settings }))
  const lanes = Array.from({ length: settings.lanes }, () => openLane(sendNext, log))
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  const poll = setInterval(wake, settings.pollMs)
  // Without the notices mail still leaves, at the next poll.
  const notices = hearNotices({ sql, channel: outboxChannel, log, onNotice: wake })
  return {
    wake,
    close: async () => {
      closing = true
      clearInterval(poll)
      notices.close()
      await Promise.all(lanes.map((lane) => lane.rest()))
    },
  }
}

/** Works as long as there is work, and looks once more if it was woken meanwhile. */
function openLane(work: () => Promise<boolean>, log: Logger) {
  let woken = false
  let running: Promise<void> | undefined
  const run = async () => {
    try {
      while (woken) {
        woken = false
        while (await work());
      }
    } catch (err) {
      noteFailure(log, err, 'The outbox could not be worked on; it is tried again')
    } finally {
      running = undefined
    }
  }
  const wake = () => {
    woken = true
    running ??= run()
  }
  return { wake, rest: async () => running }
}

type Work = Pick<Options, 'db' | 'mailer' | 'log'> & { pace: Pace }

async function sendDueMail(work: Work): Promise<boolean> {
  const mail = await claimMail(work.db, work.pace.leaseMs)
  if (!mail) return false
  await sendMail(work, mail)
  return true
}

async function sendMail({ db, mailer, log, pace }: Work, mail: ClaimedMail): Promise<void> {
  const { id, kind, messageId, attempts } = mail
  const delivery = await mailer(mail)
  if (delivery.outcome === 'sent' || delivery.outcome === 'kept') {
    await markDelivered(db, id, delivery.outcome)
    log.info({ kind, messageId, attempts }, delivery.outcome === 'sent' ? 'Mail sent' : 'Mail kept as a file')
    return
  }
  const { reason } = delivery
  const delay = pace.delaysMs[attempts - 1]
  if (delivery.outcome === 'refused' || delay === undefined) {
    await markFailed(db, id, reason)
    log.error({ kind, messageId, attempts, reason }, 'Mail given up')
    return
  }
  await postpone(db, id, jitter(delay), reason)
  log.warn({ kind, messageId, attempts, reason }, 'Mail could not be sent; it is tried again later')
}

/** Up to a fifth sooner or later, so that mails that failed together do not all come back together. */
const jitter = (ms: number) => ms * (0.8 + Math.random() * 0.4)
