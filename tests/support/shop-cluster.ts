import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabasePair, openDatabasePair } from './database-pair.ts'
import { findFreePort } from './free-port.ts'
import { startHaproxy } from './haproxy.ts'

export type Shop = {
  port: number
  start(): Promise<void>
  /** As a machine that loses its power. */
  kill(): Promise<void>
  /** As a new version is rolled out: it drains first. */
  stop(): Promise<void>
  freeze(): void
  thaw(): void
  readonly printed: string
}

export type ShopCluster = {
  database: DatabasePair
  shops: [Shop, Shop]
  /** The balancer's address. */
  base: string
  close(): Promise<void>
}

type Options = {
  /** The arguments of Node that run a shop. */
  program: string[]
  newCluster: string
  /** Commits wait for the standby, so that nothing is lost when the primary is. */
  synchronous: boolean
}

export const clusterSecret = 'the secret of a shop on two machines and more'

/** Two shops behind HAProxy, with one PostgreSQL and its streaming replica. */
export async function openShopCluster({ program, newCluster, synchronous }: Options): Promise<ShopCluster> {
  const primarySettings: Record<string, string> = synchronous
    ? { synchronous_standby_names: 'standby', synchronous_commit: 'remote_apply' }
    : {}
  const database = await openDatabasePair(newCluster, { primarySettings })
  const folder = await mkdtemp(join(tmpdir(), 'showroom-cluster-'))
  const env = {
    DATABASE_URL: database.addressOf(database.primary, database.standby),
    DATA_DIR: folder,
    SESSION_SECRET: clusterSecret,
    TRUST_PROXY: '2',
    DRAIN_SECONDS: '1',
    LOG_LEVEL: 'silent',
  }
  const ports: [number, number] = [await findFreePort(), await findFreePort()]
  const balancer = await startHaproxy(ports)
  const shops = ports.map((port) => openShop(program, { ...env, PUBLIC_URL: balancer.base, PORT: String(port) }))
  const [one, two] = shops as [Shop, Shop]
  const close = async () => {
    await Promise.all([balancer.close(), one.kill(), two.kill()])
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
  return { database, shops: [one, two], base: balancer.base, close }
}

function openShop(program: string[], env: Record<string, string>): Shop {
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
        cwd: join(import.meta.dirname, '../..'),
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
  }
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
