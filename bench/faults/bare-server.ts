import { once } from 'node:events'
import { createServer } from 'node:net'
import { findFreePort } from '../../tests/support/runner/free-port.ts'

const body = Buffer.alloc(12_000, 'x')
const page = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`), body])
const port = await findFreePort()

/** A minimal server: it serves one page and closes every other connection. */
const server = createServer((socket) => {
  socket.on('error', () => {})
  socket.on('data', (piece) => (piece[0] === 'G'.charCodeAt(0) ? socket.write(page) : socket.destroy()))
})
await once(server.listen(port, '127.0.0.1'), 'listening')
process.send?.({ port })
