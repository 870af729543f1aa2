import { type Budget, startChild } from '../../platform/child/start-child.ts'
import { takeTurns } from '../../platform/child/take-turns.ts'
import { Problem } from '../../platform/problem.ts'
import type { ReadMail } from './process.ts'

/** Reads strangers' mails in a process of its own, so that none can block the shop's (decision record 076). */
export type MailReader = { read(bytes: Buffer): Promise<ReadMail>; close(): void }

const file = 'server/enquiries/answers/process.ts'
const budget: Budget = { timeoutMs: 30_000, maxMb: 500 }
const idleMs = 10_000
const tooHard = () => new Problem(422, 'The email could not be read', 'Reading it takes too much time or memory.')

export function openMailReader(): MailReader {
  const { inTurn, close } = takeTurns(() => startChild(file, budget, tooHard), idleMs)
  return { read: (bytes) => inTurn((child) => child.ask('read', [bytes])) as Promise<ReadMail>, close }
}
