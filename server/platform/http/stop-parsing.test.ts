import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { stopParsing } from './stop-parsing.ts'

it('passes on nothing that was already read, and serves the next connection as usual', async () => {
  let pieces = 0
  const server = createServer((req, res) => {
    if (req.url === '/whole') return req.pipe(res)
    req.on('error', () => {}).on('data', () => ++pieces === 3 && stopParsing(req.socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  for (let time = 0; time < 3; time++) {
    pieces = 0
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => {}).resume()
    socket.write(`POST / HTTP/1.1\r\nhost: shop\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(3000)}`)
    await once(socket, 'close')
    expect(pieces).toBe(3)
    const answer = await fetch(`http://127.0.0.1:${port}/whole`, { method: 'POST', body: 'all of it' })
    expect(await answer.text()).toBe('all of it')
  }
  server.closeAllConnections()
  server.close()
})
