import { createTransport } from 'nodemailer'
import { composeMail, type Mailer } from './mail.ts'

type Options = { smtpUrl: string; from: string; patienceMs?: number }

/** Sends by SMTP, one connection per mail. A server that does not finish within `patienceMs` is given up. */
export function openSmtpMailer({ smtpUrl, from, patienceMs = 90_000 }: Options): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (mail) => {
    try {
      await transport.sendMail({ ...composeMail(mail, from), signal: AbortSignal.timeout(patienceMs) })
      return { outcome: 'sent' }
    } catch (error) {
      return { outcome: isRefusal(error) ? 'refused' : 'delayed', reason: describeError(error) }
    }
  }
}

/**
 * A 5xx about the recipient or the mail is final. One about us, such as a wrong password, can be corrected by the shop.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'permanent' in error && 'command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

const describeError = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500)
