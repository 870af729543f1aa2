import { readFileSync } from 'node:fs'
import { readlink, realpath, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'

export type RunningServer = { pid: number; socketDir: string; status: string }

/** The server that runs on this cluster now, started by any process. */
export async function findRunningServer(clusterDir: string): Promise<RunningServer | undefined> {
  const server = readPidFile(clusterDir)
  if (!server) return undefined
  if (await belongsTo(clusterDir, server)) return server
  // After a crash the pid may belong to another process by now, and PostgreSQL would take that for itself.
  if (process.platform === 'linux' && isAlive(server.pid)) {
    await rm(join(clusterDir, 'postmaster.pid'), { force: true })
    await rm(join(server.socketDir, '.s.PGSQL.5432.lock'), { force: true })
  }
  return undefined
}

/** PostgreSQL stores its pid, its socket's folder and its state on lines 1, 5 and 8. */
export function readPidFile(clusterDir: string): RunningServer | undefined {
  const lines = readLines(join(clusterDir, 'postmaster.pid'))
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4] ?? '', status: lines[7]?.trim() ?? '' }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** Linux shows the working folder of a process, which for PostgreSQL is the cluster. Elsewhere only an answer is checked. */
async function belongsTo(clusterDir: string, server: RunningServer): Promise<boolean> {
  if (process.platform !== 'linux') return answers(join(server.socketDir, '.s.PGSQL.5432'))
  const folder = await readlink(`/proc/${server.pid}/cwd`).catch(() => '')
  return folder === (await realpath(clusterDir))
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => resolve(true))
    connection.once('error', () => resolve(false))
    connection.once('close', () => connection.destroy())
    connection.once('connect', () => connection.end())
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
