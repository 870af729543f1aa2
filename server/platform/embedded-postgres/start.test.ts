import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copyCluster } from '../../../tests/support/database/new-cluster.ts'
import { expectAnswer, expectChair, keepOwnPostgres, writeChair } from '../../../tests/support/database/own-postgres.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { openLog } from '../log.ts'
import { StartError } from '../start-error.ts'
import { explainOutput } from './cluster.ts'
import { findPrograms } from './programs.ts'
import { startEmbeddedPostgres } from './start.ts'

const { start, open, pidOf, folder } = keepOwnPostgres()

it('creates a database that keeps its rows over a restart, and stops every process', async () => {
  const first = await start()
  const sql = await open(first)
  await writeChair(sql)
  const pid = Number(pidOf())
  await first.stop()
  await waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
  expect(pidOf()).toBeUndefined()

  const again = await open(await start())
  await expectChair(again)
  expect(await readFile(join(folder(), 'postgres.log'), 'utf8')).not.toContain('recovery')
})

it('is durable, sorts the same everywhere and listens on no port', async () => {
  const sql = await open(await start())
  const settings = await sql`
    select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('listen_addresses') as addresses, pg_encoding_to_char(encoding) as encoding, datlocprovider, datlocale
    from pg_database where datname = current_database()`
  expect(settings).toEqual([
    { fsync: 'on', commit: 'on', addresses: '', encoding: 'UTF8', datlocprovider: 'b', datlocale: 'C.UTF-8' },
  ])
})

it('refuses a second shop on the same data without disturbing the first', async () => {
  copyCluster(folder())
  const sql = await open(await start())
  const pid = pidOf()
  await expect(startEmbeddedPostgres({ dataDir: folder(), log: openLog('silent') })).rejects.toThrow(
    new StartError(
      `The shop is already running on the data in ${folder()}; stop that one first, or give this one a folder of its own with DATA_DIR.`,
    ),
  )
  expect(pidOf()).toBe(pid)
  await expectAnswer(sql)
})

it('gives the data to exactly one of several first starts', async () => {
  const outcomes = await Promise.allSettled([start(), start(), start()])
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

it('after a crash half-way through the first start, the next one starts over', async () => {
  await mkdir(join(folder(), 'postgres.new', 'base'), { recursive: true })
  await writeFile(join(folder(), 'postgres.new', 'PG_VERSION'), '18\n')
  await start()
  expect(existsSync(join(folder(), 'postgres.new'))).toBe(false)
})

it('works in a folder whose path is too long for a socket, and removes its temporary folder', async () => {
  const deep = join(folder(), 'a long folder name '.repeat(7).trim())
  const postgres = await start(deep)
  expect(postgres.connection.socketDir.startsWith(join(tmpdir(), 'showroom-'))).toBe(true)
  const sql = await open(postgres)
  await expectAnswer(sql)
  await postgres.stop()
  expect(existsSync(postgres.connection.socketDir)).toBe(false)
})

describe('a failed start gives one sentence for', () => {
  it('a folder with something else in it', async () => {
    await mkdir(join(folder(), 'postgres'))
    await writeFile(join(folder(), 'postgres', 'notes.txt'), 'mine')
    await expect(start()).rejects.toThrow(`${join(folder(), 'postgres')} holds something other than a database;`)
  })

  it('a database of another version', async () => {
    copyCluster(folder())
    await writeFile(join(folder(), 'postgres', 'PG_VERSION'), '12\n')
    await expect(start()).rejects.toThrow(
      /could not start on .* \(database files are incompatible with server – .*version 12/,
    )
  })

  it('a full disk', () => {
    const output =
      'creating files ...\ninitdb: error: could not write to file "pg_wal/xlogtemp.1": No space left on device\n'
    expect(explainOutput(output, '/shop/data').message).toBe(
      'The disk that holds /shop/data is full; make room there, or name another folder with DATA_DIR.',
    )
  })

  it('a machine without an npm package of PostgreSQL', () => {
    expect(() => findPrograms('sunos-x64')).toThrow(
      'There is no PostgreSQL from npm for this kind of machine (sunos-x64), or set DATABASE_URL to a PostgreSQL of your own.',
    )
  })
})
