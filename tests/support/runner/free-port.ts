import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Systems give ports above these to connections, and to servers that ask for any port.
const firstPort = 20_000
const portCount = 12_000

const claims: Socket[] = []
// Processes that begin at one place would try the same ports.
let next = Math.floor(Math.random() * portCount)

/**
 * A port that is free, and is found by no other process until this one ends. A program that is given it may start later:
 * the port is claimed in UDP, and so is free in TCP.
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
