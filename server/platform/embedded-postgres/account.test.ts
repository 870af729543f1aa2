import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '../database.ts'
import { openLog } from '../log.ts'
import { changeOwner, findAccount } from './account.ts'
import { findPrograms } from './programs.ts'
import { startEmbeddedPostgres } from './start.ts'

const isRoot = process.getuid?.() === 0
const { postgres } = findPrograms()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showroom-account-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

describe.runIf(isRoot)('as root', () => {
  it('keeps root where that is possible, so that the files stay root’s', async () => {
    const account = await findAccount(postgres, folder, join(folder, 'postgres'))
    expect(account.owner).toEqual({ uid: 0, gid: 0 })
    const [file, args] = account.command('/usr/bin/id', ['-u'])
    expect(execFileSync(file, args).toString()).toBe('1000\n')
  })

  it('continues as the owner of the database', async () => {
    const clusterDir = join(folder, 'postgres')
    mkdirSync(clusterDir)
    chownSync(clusterDir, 4321, 4321)
    const account = await findAccount(postgres, folder, clusterDir)
    const [file, args] = account.command('/usr/bin/id', ['-u'])
    expect(execFileSync(file, args).toString()).toBe('4321\n')
  })

  it('drops its rights where user namespaces are forbidden, even inside a closed home', async () => {
    vi.stubEnv('PATH', offer(['setpriv']))
    const home = join(folder, 'home')
    mkdirSync(home, { mode: 0o700 })
    const server = await startEmbeddedPostgres({ dataDir: join(home, 'data'), log: openLog('silent'), durable: false })
    const database = await openDatabase(server.connection)
    expect(await database.sql`select 1 as one`).toEqual([{ one: 1 }])
    await database.close()
    await server.stop()
    expect(statSync(join(home, 'data', 'postgres')).uid).toBe(65_534)
  })

  it('explains in one sentence why it cannot start', async () => {
    vi.stubEnv('PATH', offer([]))
    await expect(findAccount(postgres, folder, folder)).rejects.toThrow(
      'PostgreSQL refuses to run as root, and this machine offers no other way; start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    )
  })

  it('gives files of another user to the new owner', async () => {
    mkdirSync(join(folder, 'base'))
    writeFileSync(join(folder, 'base', '1'), '')
    await changeOwner({ owner: { uid: 4321, gid: 4321 }, command: (file, args) => [file, args] }, folder)
    expect(statSync(join(folder, 'base', '1'))).toMatchObject({ uid: 4321, gid: 4321 })
  })
})

it.runIf(!isRoot)('runs as the ordinary user who starts it', async () => {
  const account = await findAccount(postgres, folder, join(folder, 'postgres'))
  expect(account.command('/bin/a', ['b'])).toEqual(['/bin/a', ['b']])
})

/** A PATH with these programs and no others. */
function offer(names: string[]): string {
  const path = join(folder, 'bin')
  mkdirSync(path)
  for (const name of names) symlinkSync(execFileSync('which', [name]).toString().trim(), join(path, name))
  return path
}
