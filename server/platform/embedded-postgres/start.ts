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
import { removeSocketDir } from './server-process.ts'
import { type HungRule, keepServerRunning } from './supervise.ts'

export type SocketAddress = { socketDir: string; database: string }

/** `readEnd`: what the server wrote before it last ended unexpectedly. */
export type EmbeddedPostgres = { connection: SocketAddress; readEnd(): string; stop(): Promise<void> }

type Options = { dataDir: string; log: Logger; durable?: boolean; hungRule?: HungRule }

/**
 * The shop's own PostgreSQL in the data folder: created on the first start, reused if one still runs, started
 * otherwise.
 */
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
    const server = await keepServerRunning(launch, log, options.hungRule)
    // However this process ends, short of SIGKILL, the server is not left behind.
    const interrupt = () => interruptServer(clusterDir)
    process.once('exit', interrupt)
    const stop = async () => {
      process.off('exit', interrupt)
      await server.stopWatching()
      await stopServer(clusterDir)
      await removeSocketDir(server.socketDir)
      unlock()
    }
    let stopped: Promise<void> | undefined
    return {
      connection: { socketDir: server.socketDir, database: 'postgres' },
      readEnd: server.readEnd,
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
    // The process has ended by itself, as intended.
  }
}
