import { ClosedAddress } from '../platform/checked-lookup.ts'
import { type Explained, explainCertificate } from '../platform/mail/certificates.ts'

/** Usual ports, with STARTTLS and with encryption from the start. */
type Ports = { starttls: number; tls: number }

const ofSending = { starttls: 587, tls: 465 }
const ofMailboxes = { starttls: 143, tls: 993 }

/** Why a mailbox cannot be read, and what to do about it, where both are known. */
export function explainMailboxFailure(error: unknown): string {
  if (error instanceof ClosedAddress) return join(closed)
  const { code, responseCode, message, isSignIn } = readFacts(error)
  const known = explainSignIn(isSignIn ? 'EAUTH' : code, responseCode) ?? explainConnection(code, message, ofMailboxes)
  return known ? join(known) : unknown.says
}

const join = ({ says, advice }: Explained) => `${says} ${advice}`

/** A failed delivery in plain words, and what to do about it. */
export function explainFailure(error: unknown): Explained {
  if (error instanceof ClosedAddress) return closed
  const { code, responseCode, command, message, isSignIn } = readFacts(error)
  return (
    explainSignIn(isSignIn ? 'EAUTH' : code, responseCode) ??
    explainConnection(code, message, ofSending) ??
    explainRefusal(command, responseCode) ??
    unknown
  )
}

const unknown = {
  says: 'The server gave an answer that the shop does not understand.',
  advice: 'Please send the answer below to your email provider.',
}

const closed = {
  says: 'This server is in a network that is not public, so the shop does not connect to it.',
  advice: 'If it is right, the person who runs the shop’s machine can allow it by INTERNAL_MAIL_HOSTS.',
}

type Facts = { code: string; responseCode: number; command: string; message: string; isSignIn: boolean }

function readFacts(error: unknown): Facts {
  const { code, responseCode, command, message, authenticationFailed }: Record<string, unknown> = Object(error)
  return {
    code: String(code ?? ''),
    responseCode: Number(responseCode ?? 0),
    command: String(command ?? ''),
    message: String(message ?? error),
    isSignIn: authenticationFailed === true,
  }
}

function explainSignIn(code: string, responseCode: number): Explained | undefined {
  if (code !== 'EAUTH' && responseCode !== 535 && responseCode !== 530) return undefined
  return {
    says: 'The mail server did not accept the user name and the password.',
    advice:
      'Please check both. Many providers, such as Google and Microsoft, need a password made for one app instead of your own.',
  }
}

const notTls = /wrong version number|ssl3_get_record|packet length too long|EPROTO/i

function explainConnection(code: string, message: string, { starttls, tls }: Ports): Explained | undefined {
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`))
    return { says: 'No server of this name was found.', advice: 'Please check the spelling of the server.' }
  const refused = explainCertificate(message)
  if (refused) return refused
  if (notTls.test(message))
    return {
      says: 'The server does not speak encryption from the start on this port.',
      advice: `Please choose STARTTLS, or the port ${tls}.`,
    }
  if (/ECONNREFUSED/.test(`${code} ${message}`))
    return {
      says: 'The server does not accept connections on this port.',
      advice: `Please check the port: usually ${starttls} or ${tls}.`,
    }
  if (/STARTTLS/.test(message) || code === 'ETLS')
    return {
      says: 'The server offers no encryption by STARTTLS on this port.',
      advice: `Please choose encryption from the start, usually with the port ${tls}.`,
    }
  if (/ETIMEDOUT|timeout|aborted|Greeting never received/i.test(`${code} ${message}`))
    return {
      says: 'The server did not answer in time.',
      advice: `Please check port and encryption: ${starttls} goes with STARTTLS, ${tls} with encryption from the start.`,
    }
  if (/ECONNECTION|ESOCKET|ECONNRESET|EHOSTUNREACH|ENETUNREACH/.test(`${code} ${message}`))
    return { says: 'The server could not be reached, or it hung up.', advice: 'Please check the server and the port.' }
  return undefined
}

function explainRefusal(command: string, responseCode: number): Explained | undefined {
  if (responseCode >= 400 && responseCode < 500)
    return { says: 'The server does not accept email at the moment.', advice: 'Please try again in a few minutes.' }
  if (command === 'MAIL FROM')
    return {
      says: 'The server does not let this account send from the sender’s address.',
      advice: 'Please use the address that belongs to the user name, or ask your provider to allow it.',
    }
  if (command === 'RCPT TO')
    return { says: 'The server refused the address that the test goes to.', advice: 'Please check that address.' }
  if (command === 'DATA') return { says: 'The server refused the email itself.', advice: 'Its answer below says why.' }
  return undefined
}
