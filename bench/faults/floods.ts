import type { Socket } from 'node:net'

export type Flood = {
  name: string
  /** The first bytes on each connection. A piece follows every `everyMs` milliseconds, as fast as the server reads. */
  head: string
  piece: Buffer
  everyMs: number
}

const megabyte = 1024 * 1024
const head = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${length}\r\n\r\n`
const letters = Buffer.from('1\r\nx\r\n'.repeat(1000))

/** Floods of bodies that need no sign-in. */
export const floods: Flood[] = [
  {
    name: '4 MiB to a staff call',
    head: head('/api/staff/products', `content-length: ${4 * megabyte}`),
    piece: Buffer.alloc(64 * 1024, 'x'),
    everyMs: 0,
  },
  {
    name: '4 MiB to a public call',
    head: head('/api/search/', `content-length: ${4 * megabyte}`),
    piece: Buffer.alloc(64 * 1024, 'x'),
    everyMs: 0,
  },
  {
    name: '4 MiB to a page',
    head: head('/', `content-length: ${4 * megabyte}`),
    piece: Buffer.alloc(64 * 1024, 'x'),
    everyMs: 0,
  },
  {
    name: '64 kB to a public call, held back before its end',
    head: `${head('/api/contact', 'content-length: 65536')}${'x'.repeat(60_000)}`,
    piece: Buffer.from('x'),
    everyMs: 1000,
  },
  {
    name: 'single letters to a public call',
    head: head('/api/contact', 'transfer-encoding: chunked'),
    piece: letters,
    everyMs: 100,
  },
]

/** Sends the body until the server closes the connection. */
export function pourInto(socket: Socket, { head: start, piece, everyMs }: Flood): void {
  const pour = () => {
    if (!socket.writable) return
    if (everyMs > 0) socket.write(piece, () => setTimeout(pour, everyMs))
    else if (socket.write(piece)) setImmediate(pour)
    else socket.once('drain', pour)
  }
  socket.once('connect', () => {
    socket.write(start)
    pour()
  })
}
