import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSecureContext, TLSSocket } from 'node:tls'
import { readPidFile } from '../../../server/platform/embedded-postgres/pid-file.ts'
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/start.ts'
import { openLog } from '../../../server/platform/log.ts'

export type Fault = 'stop' | 'kill' | 'freeze' | 'freeze the postmaster' | 'swallow'

/**
 * A PostgreSQL behind a TCP proxy; both can be broken and repaired. `url` goes through the proxy. `prepare` may copy the
 * files of a cluster into the folder.
 */
export async function openFaultyDatabase(prepare?: (dataDir: string) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'showroom-faulty-'))
  prepare?.(dataDir)
  const start = () => startEmbeddedPostgres({ dataDir, log: openLog('silent') })
  let postgres = await start()
  const wire = await openWire(`${postgres.connection.socketDir}/.s.PGSQL.5432`)
  const findPid = () => Number(findServer()?.pid)
  let frozen: number[] = []
  const freeze = (pids: number[]) => {
    frozen = pids
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
  }
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
  }
  const faults: Record<Fault, () => unknown> = {
    stop: () => postgres.stop(),
    kill: () => {
      killed = findPid()
      process.kill(killed, 'SIGKILL')
    },
    freeze: () => freeze([findPid(), ...listChildren(findPid())]),
    'freeze the postmaster': () => freeze([findPid()]),
    swallow: wire.swallow,
  }
  let broken: Fault | undefined
  let killed = 0
  const findServer = () => readPidFile(join(dataDir, 'postgres'))
  const untilRestarted = async () => {
    while (findServer()?.pid === killed || findServer()?.status !== 'ready') await pause(5)
  }
  return {
    dataDir,
    connection: postgres.connection,
    url: `postgres://postgres@127.0.0.1:${wire.port}/postgres`,
    async break(fault: Fault) {
      broken = fault
      await faults[fault]()
    },
    /** Ends the fault. A killed server is restarted by its supervisor. */
    async repair() {
      thaw()
      wire.flow()
      if (broken === 'stop') postgres = await start()
      if (broken === 'kill') await untilRestarted()
      broken = undefined
    },
    async close() {
      thaw()
      wire.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function listChildren(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readParent(pid) === parent)
}

function readParent(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/tls', name))
const identity = createSecureContext({ key: fixture('key.pem'), cert: fixture('certificate.pem') })

/** The proxy answers the client's request for TLS itself. */
async function offerTls(caller: Socket): Promise<Socket> {
  const [first]: Buffer[] = await once(caller, 'data').catch(() => [])
  if (first?.readInt32BE(4) !== 80_877_103) {
    caller.pause().unshift(first)
    return caller
  }
  caller.write('S')
  return new TLSSocket(caller, { isServer: true, secureContext: identity })
}

/** Forwards TCP to a socket. While it swallows, no data passes and no connection closes, as with a pulled cable. */
async function openWire(path: string) {
  const pairs = new Set<[Socket, Socket]>()
  let swallowing = false
  const server = createServer(async (caller) => {
    caller.on('error', () => {})
    const near = await offerTls(caller)
    const far = connect(path)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => lost.has(pair) || swallowing || to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => lost.has(pair) || swallowing || to.destroy())
    }
    near.resume()
  })
  const lost = new WeakSet<[Socket, Socket]>()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    swallow: () => {
      swallowing = true
      for (const pair of pairs) lost.add(pair)
    },
    flow: () => {
      swallowing = false
    },
    close: () => {
      server.close()
      for (const pair of pairs) for (const socket of pair) socket.destroy()
    },
  }
}
