import { spawn } from 'node:child_process'
import { access, chown, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fullDisk, StartError } from '../start-error.ts'
import { type Account, changeOwner } from './account.ts'
import { cannotRun } from './programs.ts'

/** Makes the cluster on the first start; `durable` false leaves out the syncing, for tests. */
export async function ensureCluster(
  clusterDir: string,
  account: Account,
  initdb: string,
  durable: boolean,
): Promise<void> {
  if (await isFile(join(clusterDir, 'PG_VERSION'))) return changeOwner(account, clusterDir)
  // Created beside its final place and then renamed, so that an interrupted start leaves nothing that looks like a
  // cluster.
  const draft = `${clusterDir}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { mode: 0o700 })
  if (account.owner) await chown(draft, account.owner.uid, account.owner.gid)
  await runInitdb(draft, account, initdb, durable)
  await rename(draft, clusterDir).catch(() => {
    throw new StartError(
      `The folder ${clusterDir} holds something other than a database; move it away and start again.`,
    )
  })
}

async function isFile(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}

async function runInitdb(folder: string, account: Account, initdb: string, durable: boolean): Promise<void> {
  // PostgreSQL's own collation sorts the same on every machine; a C library's changes under the indexes when it is updated.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const options = [`--pgdata=${folder}`, '--username=postgres', '--auth=trust', '--no-instructions', ...locale]
  const [file, args] = account.command(initdb, [...options, ...(durable ? [] : ['--no-sync'])])
  const { code, output } = await run(file, args)
  if (code === 0) return
  await rm(folder, { recursive: true, force: true })
  throw explainOutput(output, folder.replace(/\.new$/, ''))
}

function run(file: string, args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      detached: true,
      cwd: '/',
      env: quietEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    }
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output }))
  })
}

/** English, because the messages are parsed below; without the user's PG… variables, which are about another database. */
export function quietEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' }
}

export const isDiskFull = (output: string) => /No space left on device|Disk quota exceeded/.test(output)

/** Extracts the one relevant sentence from PostgreSQL's output. */
export function explainOutput(output: string, folder: string): StartError {
  if (isDiskFull(output)) return fullDisk(folder)
  if (/wrong ownership/.test(output)) {
    return new StartError(
      `The database in ${folder} belongs to another user; start as that user, or give the folder to this one.`,
    )
  }
  const lines = output.split('\n').filter((line) => /(FATAL|PANIC|DETAIL|error):/i.test(line))
  const words = (lines.length > 0 ? lines : output.split('\n').slice(-3)).map((line) =>
    line.replace(/^.*?(FATAL|PANIC|DETAIL|error):\s*/i, '').trim(),
  )
  return cannotRun(
    `PostgreSQL could not start on ${folder} (${words.filter(Boolean).join(' – ') || 'it gave no reason'}); fix the cause`,
  )
}
