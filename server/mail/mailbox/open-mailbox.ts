import { isIP } from 'node:net'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { findOpenAddress, type MayConnect } from '../../platform/checked-lookup.ts'
import type { MailServer } from '../../platform/mail/mail-server.ts'
import { type Headers, readHeaders } from './headers.ts'

export type Arrived = { uid: number; bytes: number; headers: Headers }

type Mailbox = {
  /** The UIDVALIDITY of the mailbox: changes whenever its mails are numbered afresh. */
  validity: string
  /** The headers of the mails after `uid`, the oldest first; of the last two weeks if `uid` is 0. */
  listAfter(uid: number): Promise<Arrived[]>
  read(uid: number): Promise<Buffer | undefined>
  close(): Promise<void>
}

const twoWeeksMs = 14 * 86_400_000
const maxAtOnce = 200
const asked = [
  ...['message-id', 'in-reply-to', 'references', 'from', 'to', 'cc', 'delivered-to', 'x-original-to', 'return-path'],
  ...['auto-submitted', 'precedence', 'x-autoreply', 'x-autorespond', 'content-type'],
]

/** Opens the inbox read-only, so that nothing changes in the mail programs of staff. */
export async function openMailbox(server: MailServer, mayConnect: MayConnect): Promise<Mailbox> {
  const { host, port, security, userName, password } = server
  // Imported with the first mailbox, because it costs ten megabytes and most shops have no mailbox.
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    host: await findOpenAddress(host, mayConnect),
    port,
    secure: security === 'tls',
    doSTARTTLS: security === 'starttls',
    servername: isIP(host) > 0 ? undefined : host,
    auth: { user: userName, pass: password },
    disableAutoIdle: true,
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
  })
  // Without a listener an error of the connection would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen('INBOX', { readOnly: true })
    return {
      validity: String(uidValidity),
      listAfter: (uid) => listAfter(client, uid),
      read: (uid) => readMail(client, uid),
      close: () => client.logout().catch(() => client.close()),
    }
  } catch (error) {
    client.close()
    throw error
  }
}

async function listAfter(client: ImapFlow, uid: number): Promise<Arrived[]> {
  const range = uid === 0 ? { since: new Date(Date.now() - twoWeeksMs) } : { uid: `${uid + 1}:*` }
  // In IMAP, a range that ends with `*` always includes the last mail, even one before its start.
  const uids = ((await client.search(range, { uid: true })) || []).filter((found) => found > uid)
  const next = uids.toSorted((one, other) => one - other).slice(0, maxAtOnce)
  if (next.length === 0) return []
  const found = await client.fetchAll(next.join(','), { uid: true, size: true, headers: asked }, { uid: true })
  return found.map(showArrived).toSorted((one, other) => one.uid - other.uid)
}

const showArrived = ({ uid, size = 0, headers }: FetchMessageObject): Arrived => ({
  uid,
  bytes: size,
  headers: readHeaders(headers ?? Buffer.alloc(0)),
})

async function readMail(client: ImapFlow, uid: number): Promise<Buffer | undefined> {
  const found = await client.fetchOne(String(uid), { source: true }, { uid: true })
  return found ? found.source : undefined
}
