import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.ts'
import { explainOutput, quietEnvironment } from './cluster.ts'
import { endOrphans } from './orphans.ts'
import { readPidFile } from './pid-file.ts'
import { listSettings } from './settings.ts'

export type Launch = { postgres: string; account: Account; dataDir: string; clusterDir: string; durable: boolean }

const maxSocketPathLength = 103
const timeoutMs = 30_000

/** Starts PostgreSQL and waits until it accepts connections. If it is killed before that, it is started again. */
export async function launchServer(launch: Launch, socketDir: string): Promise<ChildProcess> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    // Children of a killed server may continue until their query ends, and PostgreSQL waits for all of them.
    await endOrphans(launch.clusterDir)
    const child = spawnServer(launch, socketDir)
    if (await becomesReady(child, launch.clusterDir)) return child
    const output = await readLog(launch)
    if (!wasDisturbed(child, output) || Date.now() > deadline) throw explainOutput(output, launch.clusterDir)
    await pause(20)
  }
}

/** The server or a child of it was killed, or a previous server has not ended yet. */
function wasDisturbed({ signalCode }: ChildProcess, output: string): boolean {
  return signalCode === 'SIGKILL' || disturbance.test(output)
}

const disturbance = /was terminated by signal 9|pre-existing shared memory block|lock file ".*" already exists/

function spawnServer(launch: Launch, socketDir: string): ChildProcess {
  const [file, args] = launch.account.command(launch.postgres, [
    '-D',
    launch.clusterDir,
    ...listSettings(socketDir, launch.durable),
  ])
  const log = openSync(logFile(launch), 'w')
  try {
    // In a session of its own: a terminal's Ctrl-C must reach us first, while requests still need the database.
    return spawn(file, args, { detached: true, cwd: '/', env: quietEnvironment(), stdio: ['ignore', log, log] })
  } finally {
    closeSync(log)
  }
}

function logFile({ dataDir }: Pick<Launch, 'dataDir'>): string {
  return join(dataDir, 'postgres.log')
}

/** Reads the server's output since its last start. */
export const readLog = (launch: Pick<Launch, 'dataDir'>): Promise<string> =>
  readFile(logFile(launch), 'utf8').catch(() => '')

/**
 * No deadline: a recovery after a crash takes as long as it needs, and a server that cannot continue ends by itself.
 */
async function becomesReady(child: ChildProcess, clusterDir: string): Promise<boolean> {
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  while (!hasEnded) {
    const server = readPidFile(clusterDir)
    if (server?.pid === child.pid && server?.status === 'ready') return true
    await pause(5)
  }
  return false
}

/** The socket is in the cluster's folder, unless its path would exceed the limit for sockets. */
export async function chooseSocketDir({ clusterDir, account }: Launch): Promise<string> {
  await removeStrandedSocketDir(clusterDir)
  if (Buffer.byteLength(join(clusterDir, '.s.PGSQL.5432')) <= maxSocketPathLength) return clusterDir
  const folder = await mkdtemp(join(tmpdir(), 'showroom-'))
  if (account.owner) await chown(folder, account.owner.uid, account.owner.gid)
  return folder
}

async function removeStrandedSocketDir(clusterDir: string): Promise<void> {
  const stale = readPidFile(clusterDir)
  if (stale) await removeSocketDir(stale.socketDir)
}

export async function removeSocketDir(folder: string): Promise<void> {
  if (dirname(folder) !== tmpdir() || !basename(folder).startsWith('showroom-')) return
  await rm(folder, { recursive: true, force: true })
}
