import { isIP } from 'node:net'
import { findOpenAddress, type MayConnect } from '../checked-lookup.ts'
import { isPublicAddress } from '../public-address.ts'
import { explainCertificate } from './certificates.ts'
import { composeMail, type Mail, type Mailer } from './mail.ts'
import type { MailServer } from './mail-server.ts'

/** How mails leave: by the address of SMTP_URL, or by a server that staff have typed. */
export type Sending = {
  server: string | MailServer
  /** An address, with or without a name of its own. */
  from: string
  /** '' for the name that each mail has. */
  fromName: string
}

type Options = {
  /** Whether a server typed by staff may have an IP address. */
  mayConnect?: (host: string) => MayConnect
  /** The time limit of a mail server. */
  timeoutMs?: number
}

const onlyPublic = () => isPublicAddress

/** Sends by SMTP, one connection per mail. */
export const openSmtpMailer =
  (sending: Sending, options: Options = {}): Mailer =>
  async (mail) => {
    try {
      await sendMail(mail, sending, options)
      return { outcome: 'sent' }
    } catch (error) {
      return { outcome: isRefusal(error) ? 'refused' : 'delayed', reason: describeError(error) }
    }
  }

/** Sends one mail and returns the server's answer. */
export async function sendMail(
  mail: Mail,
  { server, from, fromName }: Sending,
  { mayConnect = onlyPublic, timeoutMs = 90_000 }: Options = {},
): Promise<string> {
  // Loaded with the first mail: most processes send none, and the module takes some megabytes.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : await describeServer(server, mayConnect(server.host))),
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const composed = composeMail({ ...mail, fromName: fromName || mail.fromName }, from)
  const { response } = await transport.sendMail({ ...composed, signal: AbortSignal.timeout(timeoutMs) })
  return response
}

/** The connection goes to the IP address that was checked; the certificate has to be of the name. */
async function describeServer({ host, port, security, userName, password }: MailServer, mayConnect: MayConnect) {
  return {
    host: await findOpenAddress(host, mayConnect),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    servername: isIP(host) > 0 ? undefined : host,
    auth: userName === '' ? undefined : { user: userName, pass: password },
  }
}

/**
 * A 5xx about the recipient or the mail is final. One about us, such as a wrong password, can be corrected by the shop.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'permanent' in error && 'command' in error)) return false
  return error.permanent === true && (error.command === 'RCPT TO' || error.command === 'DATA')
}

/** Staff read this as the rest of a sentence. */
function describeError(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  // An answer of the server is about something else, even if it mentions certificates.
  const refused = error instanceof Error && 'responseCode' in error ? undefined : explainCertificate(message)
  return refused ? `${refused.says.replace('The server', 'the mail server').replace(/\.$/, '')} (${message})` : message
}
