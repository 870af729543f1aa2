import { randomUUID } from 'node:crypto'
import type { TestOutcome } from '../../contract/staff/mail.ts'
import { writeMailBody } from '../platform/mail/mail-body.ts'
import { frameMail } from '../platform/mail/mailer.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import { sendMail } from '../platform/mail/smtp.ts'
import { Problem } from '../platform/problem.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { readSettings } from '../site/settings.ts'
import { explainFailure } from './explain-failure.ts'
import type { MailParts } from './mail-parts.ts'

const perHour = [{ max: 20, seconds: 3600 }]
const timeoutMs = 30_000

type Test = { to: string; subject: string; body: string; html: string }

/** Sends a mail that proves that the shop can send mail. */
export async function sendTestMail(parts: MailParts, to: string, publicUrl: string): Promise<TestOutcome> {
  const { shopName } = await readSettings(parts.db)
  const says = `This is a test from ${shopName}. It shows that the shop can send email. You do not have to answer it.`
  return sendTest(parts, { to, subject: `Test email from ${shopName}`, ...writeMailBody([says]) }, publicUrl)
}

/** Sends a mail immediately and not through the outbox, so that the server's answer can be shown. */
export async function sendTest(
  parts: MailParts,
  { to, subject, body, html }: Test,
  publicUrl: string,
): Promise<TestOutcome> {
  const sending = await parts.readSending()
  if (!sending) throw new Problem(409, 'Email is not set up', 'Please save the settings of your mail server first.')
  await limitRate(parts.db, 'test mails', perHour)
  const { shopName } = await readSettings(parts.db)
  const unframed = {
    messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
    fromName: shopName,
    toAddress: to,
    replyTo: null,
    subject: keepOnOneLine(subject),
    body,
    html,
    calendar: null,
    thread: [],
    byHand: false,
  }
  const mail = await frameMail(unframed, parts.frame)
  try {
    const answer = await sendMail(mail, sending, { mayConnect: parts.mayConnect, timeoutMs })
    return {
      sent: true,
      says: `Your mail server has accepted the email for ${to}.`,
      advice: 'It should arrive within a few minutes. If it does not, check the spam folder.',
      answer: cutAnswer(answer),
    }
  } catch (error) {
    return { sent: false, ...explainFailure(error), answer: cutAnswer(readAnswer(error)) }
  }
}

/** The server's answer, or the library's message if no server answered. */
function readAnswer(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'response' in error && typeof error.response === 'string' && error.response !== ''
    ? error.response
    : error.message
}

const cutAnswer = (answer: string) => answer.replace(/\s+/g, ' ').trim().slice(0, 400)
