import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

type ArrivedMail = { from: string; to: string[]; raw: string; headers: [name: string, value: string][] }

/** The outcome of one delivery: accepted, cut off in the middle, never answered, or refused with a code. */
export type Treatment = 'take' | 'cut' | 'hang' | { recipient: number } | { data: number } | { login: number }
type Options = {
  treat?: (attempt: number) => Treatment
  port?: number
  beforeTaking?: () => Promise<void>
  /** The certificate for STARTTLS, which is offered only with it. */
  identity?: { key: string; cert: string }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

/** A real SMTP server that stores what it receives. */
export async function startMailServer({ treat = () => 'take', port = 0, beforeTaking, identity }: Options = {}) {
  const mails: ArrivedMail[] = []
  const sockets = new Map<number, Socket>()
  const treatments = new Map<string, Treatment>()
  let attempts = 0
  const server = new SMTPServer({
    ...(identity ?? { disabledCommands: ['STARTTLS'] }),
    authOptional: true,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    onConnect: ({ id }, done) => {
      treatments.set(id, treat(++attempts))
      done()
    },
    onAuth: (_auth, { id }, done) => done(refuse(treatments.get(id), 'login'), { user: 'shop' }),
    onRcptTo: (_address, { id }, done) => done(refuse(treatments.get(id), 'recipient')),
    onData: async (stream, session, done) => {
      const treatment = treatments.get(session.id)
      if (treatment === 'cut') return sockets.get(session.remotePort)?.destroy()
      const mail = await readMail(stream, session).catch(() => undefined)
      if (!mail || treatment === 'hang') return
      const refused = refuse(treatment, 'data')
      await beforeTaking?.()
      if (!refused) mails.push(mail)
      done(refused)
    },
  })
  const address = await open(server, port, sockets)
  return { mails, ...address, attempts: () => attempts, close: () => close(server, sockets) }
}

async function open(server: SMTPServer, wanted: number, sockets: Map<number, Socket>) {
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket))
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, url: `smtp://127.0.0.1:${port}` }
}

async function close(server: SMTPServer, sockets: Map<number, Socket>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  for (const socket of sockets.values()) socket.destroy()
  await closed
}

function refuse(treatment: Treatment | undefined, stage: 'recipient' | 'data' | 'login'): Error | null {
  if (typeof treatment !== 'object' || !(stage in treatment)) return null
  const responseCode = Object.values(treatment)[0]
  return Object.assign(new Error('No, thank you'), { responseCode })
}

async function readMail(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<ArrivedMail> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const raw = Buffer.concat(chunks).toString()
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
    headers: readHeaders(raw),
  }
}

export function readHeaders(raw: string): ArrivedMail['headers'] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  return head.split('\r\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
}

export const readHeader = ({ headers }: Pick<ArrivedMail, 'headers'>, name: string) =>
  headers.filter(([header]) => header === name).map(([, value]) => value)
