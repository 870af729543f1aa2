import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { explainFileError } from '../start-error.ts'
import { findAccount } from './account.ts'
import { ensureCluster } from './cluster.ts'
import { lockData } from './data-lock.ts'
import { findRunningServer, readPidFile } from './pid-file.ts'
import { findPrograms } from './programs.ts'
import { chooseSocketDir, type Launch, launchServer, removeSocketDir } from './server-process.ts'

export type SocketAddress = { socketDir: string; database: string }

export type EmbeddedPostgres = { connection: SocketAddress; stop(): Promise<void> }

type Options = { dataDir: string; log: Logger; durable?: boolean }

/** The shop's own PostgreSQL under the data folder: made on the first start, picked up if one still runs, started otherwise. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, durable = true } = options
  const dataDir = resolve(options.dataDir)
  const programs = findPrograms()
  await mkdir(dataDir, { recursive: true }).catch((error) => {
    throw explainFileError(error, dataDir)
  })
  const unlock = lockData(dataDir)
  try {
    const clusterDir = join(dataDir, 'postgres')
    const account = await findAccount(programs.postgres, dataDir, clusterDir)
    await ensureCluster(clusterDir, account, programs.initdb, durable)
    const launch = { postgres: programs.postgres, account, dataDir, clusterDir, durable }
    const server = (await pickUpServer(clusterDir, log)) ?? (await keepServerRunning(launch, log))
    // However this process ends, short of SIGKILL, the server is not left behind.
    const interrupt = () => interruptServer(clusterDir)
    process.once('exit', interrupt)
    const stop = async () => {
      process.off('exit', interrupt)
      await server.letGo()
      await stopServer(clusterDir)
      await removeSocketDir(server.socketDir)
      unlock()
    }
    let stopped: Promise<void> | undefined
    return {
      connection: { socketDir: server.socketDir, database: 'postgres' },
      stop: () => {
        stopped ??= stop()
        return stopped
      },
    }
  } catch (error) {
    unlock()
    throw explainFileError(error, dataDir)
  }
}

type HeldServer = { socketDir: string; letGo(): Promise<void> }

/** A server outlives a shop that was killed; it has the data open, so it is used as it is. */
async function pickUpServer(clusterDir: string, log: Logger): Promise<HeldServer | undefined> {
  for (;;) {
    const server = await findRunningServer(clusterDir)
    if (!server) return undefined
    if (server.status === 'ready') {
      log.info({ pid: server.pid }, 'PostgreSQL was still running; using it')
      return { socketDir: server.socketDir, letGo: async () => {} }
    }
    await pause(10)
  }
}

/** Starts the server, and starts it again should it ever be killed beneath us; the clients reconnect by themselves. */
async function keepServerRunning(launch: Launch, log: Logger): Promise<HeldServer> {
  const socketDir = await chooseSocketDir(launch)
  let wanted = true
  const start = async () => {
    const child = await launchServer(launch, socketDir)
    child.once('exit', (code, signal) => {
      if (!wanted) return
      log.error({ code, signal }, 'PostgreSQL ended unexpectedly; starting it again')
      starting = start().catch((err) => log.fatal({ err }, 'PostgreSQL could not be started again'))
    })
  }
  let starting = start()
  await starting
  const letGo = async () => {
    wanted = false
    await starting
  }
  return { socketDir, letGo }
}

/** A fast shutdown: sessions are cut, everything is on disk, nothing has to be recovered next time. */
async function stopServer(clusterDir: string): Promise<void> {
  interruptServer(clusterDir)
  while (await findRunningServer(clusterDir)) await pause(10)
}

function interruptServer(clusterDir: string): void {
  const server = readPidFile(clusterDir)
  try {
    if (server) process.kill(server.pid, 'SIGINT')
  } catch {
    // It has ended by itself meanwhile, which is what was wanted.
  }
}
