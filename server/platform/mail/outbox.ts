import type { OpenDatabase } from '../database.ts'
import type { Logger } from '../log.ts'
import { type Failure, type Outcome, type Pace, startWorker, type Worker } from '../queue/worker.ts'
import type { outbox } from '../tables.ts'
import type { Mailer } from './mail.ts'
import { mailQueue, markDelivered, nameInLog } from './queue.ts'

type Options = Pick<OpenDatabase, 'db' | 'sql'> & { mailer: Mailer; log: Logger; pace?: Partial<Pace> }
export type Outbox = Worker
type QueuedMail = typeof outbox.$inferSelect

const tooLate = 'what it is about was over before it could be sent'
const minuteMs = 60_000
const defaultPace: Pace = {
  lanes: 3,
  pollMs: 10_000,
  leaseMs: 5 * minuteMs,
  delaysMs: [1, 5, 30, 120, 720, 1440, 1440].map((minutes) => minutes * minuteMs),
}

/** Sends the mails in the outbox; any number of processes may do so at once. */
export function startOutbox({ db, sql, mailer, log, pace }: Options): Outbox {
  const work = async (mail: QueuedMail): Promise<Outcome> => {
    if (mail.usefulUntil && mail.usefulUntil < new Date()) return { outcome: 'dead', reason: tooLate }
    const delivery = await mailer(mail)
    if (delivery.outcome === 'refused') return { outcome: 'dead', reason: delivery.reason }
    if (delivery.outcome === 'delayed') return { outcome: 'retry', reason: delivery.reason }
    const { outcome } = delivery
    const record = async () => {
      await markDelivered(db, mail.id, outcome)
      log.info(describeMail(mail), outcome === 'sent' ? 'Mail sent' : 'Mail kept as a file')
    }
    return { outcome: 'completed', record }
  }
  const onFailure = (mail: QueuedMail, { settled, reason }: Failure) => {
    const facts = { ...describeMail(mail), reason }
    if (settled === 'dead') log.error(facts, 'Mail given up')
    if (settled === 'retry') log.warn(facts, 'Mail could not be sent; it will be retried')
    if (settled === 'lost') log.warn(facts, 'Mail could not be sent; another process has claimed it')
  }
  return startWorker({ db, sql, queue: mailQueue, pace: { ...defaultPace, ...pace }, log, work, onFailure })
}

const describeMail = ({ kind, messageId, attempts }: QueuedMail) => ({ kind, mail: nameInLog(messageId), attempts })
