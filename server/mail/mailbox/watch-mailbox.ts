import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { complete, type Lease } from '../../platform/queue/lease.ts'
import { type Pace, startWorker, type Worker } from '../../platform/queue/worker.ts'
import { explainMailboxFailure } from '../explain-failure.ts'
import type { MailParts } from '../mail-parts.ts'
import { findMailbox } from '../mail-servers.ts'
import type { mailboxPolls } from '../tables.ts'
import { mailboxQueue } from './mailbox-queue.ts'
import { type Arrived, openMailbox } from './open-mailbox.ts'

/** Handles an arrived mail. `read` downloads the whole mail, which only replies need. */
export type TakeMail = (mail: Arrived, read: () => Promise<Buffer | undefined>) => Promise<void>

type Options = Pick<OpenDatabase, 'db' | 'sql'> & {
  mail: MailParts
  take: TakeMail
  log: Logger
  pace?: Partial<Pace>
  everyMs?: number
}
type Poll = typeof mailboxPolls.$inferSelect

const minuteMs = 60_000
const defaultPace: Pace = {
  lanes: 1,
  pollMs: 20_000,
  leaseMs: 5 * minuteMs,
  delaysMs: [1, 5, 15, 30].map((minutes) => minutes * minuteMs),
}

/** Reads the mailbox for replies once a minute, in one process at a time. */
export function watchMailbox({ db, sql: listener, mail, take, log, pace, everyMs = minuteMs }: Options): Worker {
  const work = async (poll: Poll, lease: Lease) => {
    try {
      const read = await readNew(mail, poll, take, lease)
      const rest = {
        state: 'waiting',
        attempts: 0,
        lastError: null,
        dueAt: sql`now() + make_interval(secs => ${everyMs / 1000})`,
      } as const
      const record = async () => {
        await complete(db, mailboxQueue, lease, { ...rest, ...(read && { checkedAt: sql`now()` }) })
      }
      return { outcome: 'completed' as const, record }
    } catch (error) {
      log.warn({ reason: String(error) }, 'The mailbox for replies could not be read; the poll is retried later')
      return { outcome: 'retry' as const, reason: explainMailboxFailure(error) }
    }
  }
  return startWorker({ db, sql: listener, queue: mailboxQueue, pace: { ...defaultPace, ...pace }, log, work })
}

/** Stores the position after each mail, so that after a failure one mail at most is read twice. */
async function readNew({ db, box, mayConnect }: MailParts, poll: Poll, take: TakeMail, lease: Lease): Promise<boolean> {
  const server = await findMailbox(db, box)
  if (!server) return false
  const mailbox = await openMailbox(server, mayConnect(server.host))
  try {
    const name = `${server.userName} at ${server.host}:${server.port}, ${mailbox.validity}`
    const from = poll.mailbox === name ? poll.lastUid : 0
    for (const mail of await mailbox.listAfter(from)) {
      await take(mail, () => mailbox.read(mail.uid))
      const isHeld = await complete(db, mailboxQueue, lease, { mailbox: name, lastUid: mail.uid })
      if (!isHeld) return true
    }
    return true
  } finally {
    await mailbox.close()
  }
}
