import { once } from 'node:events'
import { isIP, type Socket } from 'node:net'
import { connect } from 'node:tls'
import { DatabaseUnavailable } from './unavailable.ts'

/** The TLS settings of the address: `sslmode` and `sslnegotiation`, as the driver parsed them. */
export type Encryption = { mode: unknown; direct: boolean }

const request = Buffer.from([0, 0, 0, 8, 4, 0xd2, 0x16, 0x2f])

/**
 * Requests TLS from a connected server, and returns the socket to use. The driver could do it too, but would expose
 * neither the socket nor its errors; if the connection were lost during the handshake, the error would end the process.
 */
export async function secure(plain: Socket, { mode, direct }: Encryption, host: string): Promise<Socket> {
  if (!direct) {
    plain.write(request)
    const [answer]: Buffer[] = await once(plain, 'data')
    const letter = String.fromCharCode(answer?.[0] ?? 0)
    if (letter === 'N' && mode === 'prefer') return plain
    if (letter === 'N') throw new DatabaseUnavailable('NO_TLS', 'The database does not offer TLS')
    if (letter !== 'S') throw new DatabaseUnavailable('NOT_POSTGRES', 'The server is not PostgreSQL')
  }
  const socket = connect({
    socket: plain,
    servername: isIP(host) ? undefined : host,
    ...(direct && { ALPNProtocols: ['postgresql'] }),
    ...(['require', 'allow', 'prefer'].includes(String(mode)) && { rejectUnauthorized: false }),
  })
  await once(socket, 'secureConnect')
  return socket
}
