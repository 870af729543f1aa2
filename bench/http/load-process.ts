import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { spreadOf } from '../spread.ts'
import type { Load, LoadRequest, Measured } from './load.ts'

const { port, requests, connections = 32, seconds = 3, warmUpSeconds = 1 } = (await once(process, 'message'))[0] as Load
const written = requests.map((request) => Buffer.from(writeRequest(request)))
const latencies: number[] = []
let failures = 0
let bytes = 0
let stopped = false

// Each connection starts at another address, so that none requests what another has just put into the cache.
for (let i = 0; i < connections; i++) keepAsking(Math.floor((i * written.length) / connections))
await pause(warmUpSeconds)
process.send?.({ topic: 'warm' })
await once(process, 'message')
latencies.length = failures = bytes = 0
const startedAt = performance.now()
await pause(seconds)
stopped = true
process.send?.({ topic: 'measured', facts: summarise((performance.now() - startedAt) / 1000) }, () => process.exit())

function pause(duration: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, duration * 1000))
}

function writeRequest({ method = 'GET', path, headers = {}, body = '' }: LoadRequest): string {
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(body && { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** One connection, which sends the next request as soon as the previous one is answered. */
function keepAsking(first: number): void {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const received: Buffer[] = []
  let turn = first
  let sentAt = 0
  let awaited = -1
  let arrived = 0
  const ask = () => {
    if (stopped) return
    sentAt = performance.now()
    socket.write(written[turn++ % written.length] ?? '')
  }
  socket.on('connect', ask)
  socket.on('error', () => failures++)
  socket.on('data', (chunk) => {
    arrived += chunk.length
    if (awaited < 0) {
      received.push(chunk)
      awaited = readLength(received.length > 1 ? Buffer.concat(received) : chunk)
    }
    if (awaited < 0 || arrived < awaited) return
    latencies.push(performance.now() - sentAt)
    bytes += arrived
    ;[awaited, arrived, received.length] = [-1, 0, 0]
    ask()
  })
  socket.on('close', () => reconnect(first, socket))
}

function reconnect(first: number, socket: Socket): void {
  socket.removeAllListeners()
  failures++
  if (!stopped) setTimeout(keepAsking, 10, first)
}

/** The length of the whole answer in bytes, or -1 until its head is complete. */
function readLength(start: Buffer): number {
  const end = start.indexOf('\r\n\r\n')
  if (end === -1) return -1
  const head = start.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) failures++
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`no length is given: ${head}`)
  return end + 4 + Number(length)
}

function summarise(duration: number): Measured {
  const at = spreadOf(latencies)
  return {
    answers: latencies.length,
    failures,
    bytes,
    seconds: duration,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    max: at(1),
  }
}
