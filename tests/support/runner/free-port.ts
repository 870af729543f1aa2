import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ephemeral ports, which systems assign to connections and to servers that ask for any port.
const firstPort = 20_000
const portCount = 12_000

const claims: Socket[] = []
// A random start, because processes that started at the same port would try the same ones.
let next = Math.floor(Math.random() * portCount)

/**
 * Returns a free port that no other process finds until this one ends. It is claimed in UDP, so a program may listen on it
 * in TCP at any later time.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < portCount; tries++) {
    const port = firstPort + (next++ % portCount)
    if ((await claim(port)) && (await isFree(port))) return port
  }
  throw new Error(`No port is free between ${firstPort} and ${firstPort + portCount}.`)
}

async function claim(port: number): Promise<boolean> {
  const socket = createSocket('udp4')
  socket.bind({ port, exclusive: true })
  try {
    await once(socket, 'listening')
  } catch {
    return false
  }
  socket.unref()
  claims.push(socket)
  return true
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen({ port, exclusive: true })
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
