import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '../runner/free-port.ts'

export type TcpProxy = {
  port: number
  /** Stops forwarding without closing any connection, as a broken network does. */
  hold(): void
  release(): void
  close(): void
}

/** Forwards to a port of this machine; can be interrupted. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isHeld = false
  const port = await findFreePort()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket))
    if (isHeld) socket.pause()
  }
  const join = (from: Socket, to: Socket) => {
    from.on('data', (bytes) => to.write(bytes)).once('close', () => to.destroy())
    keep(from)
  }
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1')
    join(client, upstream)
    join(upstream, client)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    hold: () => {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    release: () => {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
