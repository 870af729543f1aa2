import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { StartError } from './start-error.ts'

describe('migrations', () => {
  let database: TestDatabase
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase('template1')
    folder = await mkdtemp(join(tmpdir(), 'showroom-migrations-'))
  })

  afterAll(async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  })

  it('run once when several processes start together', async () => {
    await writeMigrations(folder, ['create table stool (legs int);', 'insert into stool values (3);'])
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(database.connection, folder)))
    expect(await database.sql`select legs from stool`).toEqual([{ legs: 3 }])
  })

  it('change nothing when one fails, and continue once it is fixed', async () => {
    const good = ['create table stool (legs int);', 'insert into stool values (3);']
    await writeMigrations(folder, [...good, 'insert into stool values (4); insert into nowhere values (1);'])
    await expect(migrateDatabase(database.connection, folder)).rejects.toThrow()
    expect(await database.sql`select legs from stool`).toEqual([{ legs: 3 }])
    await writeMigrations(folder, [...good, 'insert into stool values (4);'])
    await migrateDatabase(database.connection, folder)
    expect(await database.sql`select legs from stool order by legs`).toEqual([{ legs: 3 }, { legs: 4 }])
  })
})

it('give each caller a migrated database of its own', async () => {
  const [mine, yours] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await mine.sql`create table only_mine ()`
  const tables = await yours.sql`select table_name from information_schema.tables where table_schema = 'public'`
  expect(tables.map((table) => table.table_name)).toContain('products')
  expect(tables.map((table) => table.table_name)).not.toContain('only_mine')
  await Promise.all([mine.drop(), yours.drop()])
})

it('read instants and dates alike where the database has another time zone and another form of dates', async () => {
  const { connection, db, drop } = await createTestDatabase()
  onTestFinished(drop)
  await db.execute(`alter database ${connection.database} set timezone to 'Pacific/Auckland'`)
  await db.execute(`alter database ${connection.database} set datestyle to 'SQL, DMY'`)
  const other = await openDatabase(connection)
  onTestFinished(other.close)
  const [row] = await other.db.execute(`select '2026-12-01 09:30Z'::timestamptz as at, '2026-12-01'::date as day`)
  expect(row).toEqual({ at: '2026-12-01 09:30:00+00', day: '2026-12-01' })
})

it('retry a first connection to the embedded PostgreSQL that is lost', async () => {
  const socketDir = await mkdtemp(join(tmpdir(), 'showroom-socket-'))
  onTestFinished(() => rm(socketDir, { recursive: true }))
  const lost = new Set<Socket>()
  const server = createServer((caller) => {
    const far = connect(join(inject('socketDir'), '.s.PGSQL.5432'))
    caller.on('error', () => far.destroy()).on('close', () => far.destroy())
    far.on('error', () => caller.destroy()).on('close', () => caller.destroy())
    far.pipe(caller)
    caller.on('data', (bytes) => {
      // The driver's own first query on a connection.
      if (lost.size > 0 || !bytes.includes('pg_catalog.pg_type')) return far.write(bytes)
      lost.add(caller)
      return caller.destroy()
    })
  })
  server.listen(join(socketDir, '.s.PGSQL.5432'))
  onTestFinished(() => void server.close())
  const file = join(import.meta.dirname, 'database.ts')
  const program = `
    const { openDatabase } = await import(${JSON.stringify(file)})
    const { sql, close } = await openDatabase(${JSON.stringify({ socketDir, database: 'postgres' })})
    const [{ names }] = await sql\`select array['chair', 'table'] as names\`
    await close()
    console.log(names.join())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toBe('chair,table\n')
  expect(lost.size).toBe(1)
})

describe('an unreachable database is explained in one sentence, without its password', () => {
  const sentence = (place: string, why: string) =>
    new StartError(`The database of DATABASE_URL (${place}) can't be reached: ${why}.`)

  it('when nothing listens', async () => {
    await expect(openDatabase('postgres://shop:hunter2@127.0.0.1:1/shop')).rejects.toThrow(
      sentence('shop at 127.0.0.1:1/shop', 'nothing answers there; start it or correct the address'),
    )
  })

  it('when the host is unknown', async () => {
    await expect(openDatabase('postgres://shop:hunter2@nowhere.invalid/shop')).rejects.toThrow(
      /^The database of DATABASE_URL \(shop at nowhere\.invalid:5432\/shop\) can't be reached: (there is no host of that name|the host name could not be looked up)\.$/,
    )
  })

  it.each([
    ['28P01', 'the user name or the password is wrong'],
    ['28000', 'it does not let that user in from here'],
    ['3D000', 'it has no database of that name'],
    ['53300', 'it has no free connection'],
    ['XX000', 'it says: hunter2-free words of the server'],
  ])('when the server refuses with %s', async (code, why) => {
    const port = await refuseAll(code)
    await expect(openDatabase(`postgres://shop:hunter2@127.0.0.1:${port}/shop`)).rejects.toThrow(
      sentence(`shop at 127.0.0.1:${port}/shop`, why),
    )
  })

  it('when the real server has no such database', async () => {
    await expect(openDatabase({ socketDir: inject('socketDir'), database: 'nowhere' })).rejects.toThrow(
      new StartError("The shop's own PostgreSQL can't be reached: it has no database of that name."),
    )
  })
})

async function writeMigrations(folder: string, statements: string[]): Promise<void> {
  await mkdir(join(folder, 'meta'), { recursive: true })
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: 1000 + idx,
    tag: `000${idx}`,
    breakpoints: true,
  }))
  for (const [idx, statement] of statements.entries()) await writeFile(join(folder, `000${idx}.sql`), statement)
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
}

/** PostgreSQL's message that refuses a connection with this code. */
async function refuseAll(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mhunter2-free words of the server\0\0`)
  const head = Buffer.from('E0000')
  head.writeInt32BE(fields.length + 4, 1)
  const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([head, fields]))))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
