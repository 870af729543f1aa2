import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'

/** A real IMAP server with one mailbox, of which the user is `shop` and the password `hunter2`. */
export async function startImapServer() {
  const server = hoodiecrow({
    plugins: ['ID', 'SASL-IR', 'AUTH-PLAIN', 'LITERALPLUS', 'UIDPLUS'],
    users: { shop: { password: 'hunter2' } },
    storage: { INBOX: { messages: [] } },
  })
  const sockets = new Set<Socket>()
  let connections = 0
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    const closed = once(server.server, 'close')
    server.close(() => {})
    await closed
  }
  /** A mail as it would be received: lines end in CRLF, bytes are letters of Latin-1. */
  const deliver = (mail: string) =>
    server.appendMessage('INBOX', [], undefined, Buffer.from(mail.replace(/\r?\n/g, '\r\n')).toString('latin1'))
  return { port, deliver, close, connections: () => connections, inbox: () => server.getMailbox('INBOX') }
}
