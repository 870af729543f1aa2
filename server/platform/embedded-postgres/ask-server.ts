import { connect } from 'node:net'
import { join } from 'node:path'

/** A TLS request: a server answers it with one letter before anything else, even while it recovers. */
const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Whether a process listens at this socket and does not answer. If none listens, the process itself is checked instead.
 */
export function isSilent(socketDir: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(join(socketDir, '.s.PGSQL.5432'), () => socket.write(tlsRequest))
    const conclude = (silent: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(silent)
    }
    const timer = setTimeout(conclude, timeoutMs, true)
    socket.once('data', () => conclude(false))
    socket.once('error', () => conclude(false))
    socket.once('close', () => conclude(false))
  })
}
