import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { type Connection, migrateDatabase, migrationsFolder, openDatabase } from '../database.ts'
import { StartError } from '../start-error.ts'
import type { Storage } from '../storage/storage.ts'
import { type Contents, fileName, secretName, tableName } from './contents.ts'
import { type Archive, openArchive } from './read-archive.ts'
import { copyIn, countRows, listTables, setCounters } from './tables.ts'
import { isUnfinished, lockRestore, markUnfinished, unmarkUnfinished } from './unfinished-restore.ts'
import { noteUnpacked, readUnpacked } from './unpacked-files.ts'

type Restored = { contents: Contents; secret: string | undefined }
/** The last step of a restore. If it fails, the restore fails. */
type Finish = (secret: string | undefined) => Promise<void>

/**
 * Restores a shop into a database that holds none. A restore that fails is rolled back, in the database and in
 * storage. If it cannot be, because the database was lost or this process was killed, the next restore first empties
 * the database, and the shop that uses the storage removes the files.
 */
export async function restoreBackup(
  path: string,
  connection: Connection,
  storage: Storage,
  finish: Finish = async () => {},
): Promise<Restored> {
  const archive = await openArchive(path)
  const { sql, close } = await openDatabase(connection, { connections: 2 })
  let unlock = async () => {}
  try {
    unlock = await lockRestore(connection)
    if (await isUnfinished(sql)) await emptyAgain(sql)
    await refuseUsed(sql)
    return await restoreArchive(archive, { connection, sql, storage, finish })
  } finally {
    archive.close()
    await unlock()
    await close()
  }
}

type Target = { connection: Connection; sql: Sql; storage: Storage; finish: Finish }

async function restoreArchive(archive: Archive, { connection, sql, storage, finish }: Target): Promise<Restored> {
  const { contents } = archive
  const keys = contents.files.map(({ key }) => key)
  const left = (await readUnpacked(storage))?.keys ?? []
  const added = await listMissing(storage, keys)
  await markUnfinished(sql)
  try {
    await noteUnpacked(storage, [...left, ...added])
    await fillDatabase(archive, connection, sql, storage)
    const secret = archive.has(secretName) ? (await archive.read(secretName)).toString('utf8') : undefined
    await finish(secret)
    await unmarkUnfinished(sql)
    // The restore is complete. Files that are still listed stay as long as the shop uses them.
    await noteUnpacked(storage, without(left, keys)).catch(() => {})
    return { contents, secret }
  } catch (error) {
    // If either the database or storage was lost, the other is still rolled back.
    await Promise.allSettled([emptyAgain(sql), removeAll(storage, added).then(() => noteUnpacked(storage, left))])
    throw error
  }
}

async function listMissing(storage: Storage, keys: string[]): Promise<string[]> {
  const missing: string[] = []
  for (const key of keys) if (!(await storage.exists(key))) missing.push(key)
  return missing
}

function without(keys: string[], others: string[]): string[] {
  const gone = new Set(others)
  return keys.filter((key) => !gone.has(key))
}

async function refuseUsed(sql: Sql): Promise<void> {
  if ((await listTables(sql)).length === 0) return
  throw new StartError(
    'This database is not empty, and a backup never goes over what is there. Restore it into a new database, or into a new DATA_DIR.',
  )
}

async function fillDatabase(
  archive: Archive,
  connection: Connection,
  sql: Sql,
  storage: Pick<Storage, 'write'>,
): Promise<void> {
  await migrateUpTo(archive.contents.migratedTo, connection)
  await restoreFiles(archive, storage)
  await sql.begin((tx) => restoreRows(archive, tx))
  await migrateDatabase(connection)
}

/**
 * Migrates to the schema of the backup's database; newer migrations then run on the restored rows, as in any update.
 */
async function migrateUpTo(last: number, connection: Connection): Promise<void> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
  const entries = journal.entries.filter(({ when }) => when <= last)
  if (entries.at(-1)?.when !== last)
    throw new StartError('This backup was made by a newer version of the shop. Update this one first.')
  const folder = await mkdtemp(join(tmpdir(), 'showroom-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrateDatabase(connection, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
type Journal = { entries: { when: number }[] }

async function restoreRows(archive: Archive, tx: TransactionSql): Promise<void> {
  const sql = tx as unknown as Sql
  const tables = await listTables(sql)
  const kept = archive.contents.tables
  await tx.unsafe(`truncate ${tables.map(({ name }) => `public."${name}"`).join(', ')}`)
  for (const { name } of tables) {
    const table = kept.find((candidate) => candidate.name === name)
    if (!table) throw new StartError(`The backup is damaged: the table ${name} is missing.`)
    const rows = archive.stream(tableName(name), table.sha256)
    await copyIn(sql, table, rows).catch((error) => refuseRows(name, error))
    if ((await countRows(sql, table)) !== table.rows)
      throw new StartError(`The backup is damaged: the table ${name} is incomplete.`)
  }
  await setCounters(sql)
}

/** SQLSTATE classes 22 and 23, and an unknown column: the rows do not fit the table. */
function refuseRows(table: string, cause: unknown): never {
  if (!(cause instanceof postgres.PostgresError) || !/^(2[23]|42703)/.test(cause.code)) throw cause
  throw new StartError(`The backup is damaged: the table ${table} has rows that do not fit.`, { cause })
}

async function removeAll(storage: Storage, keys: string[]): Promise<void> {
  for (const key of keys) await storage.remove(key)
}

async function restoreFiles(archive: Archive, storage: Pick<Storage, 'write'>): Promise<void> {
  for (const { key, type, sha256 } of archive.contents.files) {
    await storage.write(key, await buffer(archive.stream(fileName(key), sha256)), type)
  }
}

const emptyAgain = (sql: Sql) =>
  sql.begin(async (tx) => {
    await tx`drop schema public cascade`
    await tx`create schema public`
    await tx`drop schema if exists drizzle cascade`
  })
