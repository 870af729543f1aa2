import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabasePair, openDatabasePair } from '../database/database-pair.ts'
import type { SmallBucket } from '../files/small-bucket.ts'
import { findFreePort } from '../runner/free-port.ts'
import { type Balancer, startHaproxy } from './haproxy.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type Shop = {
  port: number
  start(): Promise<void>
  /** Kills the shop at once, as when its machine loses power. */
  kill(): Promise<void>
  /** Stops the shop as a rolling update does: it drains first. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
  /** The network between the shop and all databases breaks, or works again. */
  partition(): void
  reconnect(): void
  readonly printed: string
}

export type ShopCluster = {
  database: DatabasePair
  shops: [Shop, Shop]
  /** The balancer's address. */
  base: string
  readPlaces: Balancer['readPlaces']
  /** The storage of pictures and files; a folder if undefined. */
  bucket: SmallBucket | undefined
  close(): Promise<void>
}

type Options = {
  /** The arguments of Node that run a shop. */
  program: string[]
  newCluster: string
  safety: Safety
  bucket?: SmallBucket
  /** For how long a stopping shop still answers requests. */
  drainSeconds?: number
}

/** The replicas that a commit waits for, so that nothing is lost with the primary. */
export type Safety = 'the standby' | 'any of two standbys' | 'nothing'

const waitFor: Record<Safety, string> = {
  'the standby': 'standby',
  'any of two standbys': 'ANY 1 (standby, second)',
  nothing: '',
}

export const clusterSecret = 'the secret of a shop on two machines and more'

/** Two shops behind HAProxy, with one PostgreSQL and its streaming replica. */
export async function openShopCluster(options: Options): Promise<ShopCluster> {
  const { program, newCluster, safety, bucket, drainSeconds = 1 } = options
  const names = waitFor[safety]
  const primarySettings: Record<string, string> = names
    ? { synchronous_standby_names: names, synchronous_commit: 'remote_apply' }
    : {}
  const standbys = safety === 'any of two standbys' ? 2 : 1
  const database = await openDatabasePair(newCluster, { primarySettings, standbys })
  const members = [database.primary, database.standby, database.secondStandby].filter((member) => member !== undefined)
  const folder = await mkdtemp(join(tmpdir(), 'showroom-cluster-'))
  const env = {
    DATA_DIR: folder,
    SESSION_SECRET: clusterSecret,
    TRUST_PROXY: '2',
    DRAIN_SECONDS: String(drainSeconds),
    LOG_LEVEL: 'silent',
    ...bucket?.env,
  }
  const ports: [number, number] = [await findFreePort(), await findFreePort()]
  const balancer = await startHaproxy(ports)
  const proxies: TcpProxy[] = []
  const openAt = async (port: number) => {
    const ways = await Promise.all(members.map((member) => startTcpProxy(member.port)))
    proxies.push(...ways)
    const place = { DATABASE_URL: database.addressOf(...ways), PUBLIC_URL: balancer.base, PORT: String(port) }
    return openShop(program, { ...env, ...place }, ways)
  }
  const [one, two] = [await openAt(ports[0]), await openAt(ports[1])]
  const close = async () => {
    await Promise.all([balancer.close(), one.kill(), two.kill()])
    for (const proxy of proxies) proxy.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await one.start()
    await two.start()
  } catch (error) {
    await close()
    throw error
  }
  const { base, readPlaces } = balancer
  return { database, shops: [one, two], base, readPlaces, bucket, close }
}

function openShop(program: string[], env: Record<string, string>, ways: TcpProxy[]): Shop {
  let child: ChildProcess | undefined
  let printed = ''
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    port: Number(env.PORT),
    get printed() {
      return printed
    },
    start: async () => {
      const started = spawn(process.execPath, program, {
        cwd: join(import.meta.dirname, '../../..'),
        env: { ...process.env, NODE_ENV: 'production', ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      started.stdout.on('data', (text) => {
        printed += text
      })
      child = started
      while (!(await isReady(Number(env.PORT)))) {
        if (started.exitCode !== null) throw new Error(`A shop ended at its start: ${printed}`)
        await pause(20)
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
    partition: () => {
      for (const way of ways) way.hold()
    },
    reconnect: () => {
      for (const way of ways) way.release()
    },
  }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
