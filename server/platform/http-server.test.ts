import { once } from 'node:events'
import { Agent, get, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drain, listen } from './http-server.ts'
import { StartError } from './start-error.ts'

const anywhere = { host: '127.0.0.1', port: 0 }
const portOf = (server: Server) => (server.address() as AddressInfo).port

describe('listening', () => {
  it('reports a port in use', async () => {
    const server = await listen(() => {}, anywhere)
    const place = { host: '127.0.0.1', port: portOf(server) }
    await expect(listen(() => {}, place)).rejects.toThrow(
      new StartError(`Port ${place.port} is taken by another program; stop that one, or set PORT to another number.`),
    )
    await drain(server)
  })

  it('reports an address that is not of this machine', async () => {
    await expect(listen(() => {}, { host: '192.0.2.1', port: 0 })).rejects.toThrow(
      new StartError(
        'HOST is "192.0.2.1", which is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of them.',
      ),
    )
  })
})

it('a connection keeps one deadline over all its answers, and is closed when it passes', async () => {
  const server = await listen((_, response) => response.end('done'), anywhere)
  const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve))
  const agent = new Agent({ keepAlive: true })
  for (let i = 0; i < 5; i++) {
    expect(await read(portOf(server), agent)).toBe('done')
    expect((await accepted).timeout).toBe(server.timeout)
  }
  const socket = await accepted
  const closed = once(socket, 'close')
  socket.emit('timeout')
  await closed
  agent.destroy()
  await drain(server)
})

describe('draining', () => {
  it('finishes the request under way, accepts no other and closes idle connections', async () => {
    const { arrived, finish, server } = await serveOnCall()
    const agent = new Agent({ keepAlive: true })
    const port = portOf(server)
    const answer = read(port, agent)
    await arrived
    const drained = drain(server)
    await expect(read(port)).rejects.toThrow('ECONNREFUSED')
    finish()
    expect(await answer).toBe('done')
    // The client would keep the connection for more than a minute.
    await drained
    agent.destroy()
  })

  it('cuts off a slow request', async () => {
    const { arrived, server } = await serveOnCall()
    const answer = read(portOf(server))
    const cut = expect(answer).rejects.toThrow('socket hang up')
    await arrived
    await drain(server, 20)
    await cut
  })
})

/** A server whose one answer the test releases. */
async function serveOnCall() {
  const arrived = Promise.withResolvers<void>()
  const finished = Promise.withResolvers<void>()
  const server = await listen(async (_, response) => {
    arrived.resolve()
    await finished.promise
    response.end('done')
  }, anywhere)
  return { server, arrived: arrived.promise, finish: finished.resolve }
}

function read(port: number, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: '127.0.0.1', agent }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    })
    request.on('error', reject)
  })
}
