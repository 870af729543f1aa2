import { createHash } from 'node:crypto'
import { PassThrough, Readable, Transform } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { Sql, TransactionSql } from 'postgres'
import { ZipFile } from 'yazl'
import { type Connection, openDatabase } from '../database.ts'
import type { Storage } from '../storage/storage.ts'
import { type Contents, contentsName, fileName, secretName, tableName } from './contents.ts'
import { copyOut, countRows, listTables } from './tables.ts'
import { refuseUnfinished } from './unfinished-restore.ts'

export type BackedUpFile = { key: string; type: string }

type Options = {
  connection: Connection
  storage: Storage
  secret: string | undefined
  /** Lists the stored files that cannot be generated again, as the backup's snapshot of the database names them. */
  listFiles(sql: Sql): Promise<BackedUpFile[]>
}

export type Backup = { archive: Readable; done: Promise<Contents> }

/** Writes the whole shop into one ZIP archive: a snapshot, even if the shop changes meanwhile. */
export async function writeBackup({ connection, ...options }: Options): Promise<Backup> {
  // A separate connection holds the snapshot, and is simply closed when the reader disconnects.
  const { sql } = await openDatabase(connection, { connections: 1 })
  const zip = new ZipFile()
  const archive = new PassThrough()
  zip.outputStream.pipe(archive)
  // A transaction fails with its connection. The driver would run a plain query on a new connection, which has another
  // snapshot.
  const read = sql
    .begin('isolation level repeatable read read only', (tx) => addTables(zip, tx, options, archive))
    .finally(() => sql.end({ timeout: 0 })) as Promise<Begun>
  const done = read.then((begun) => complete(zip, begun, options, archive))
  // Also aborts a query that is still running.
  archive.once('close', () => sql.end({ timeout: 0 }))
  // The archive may have no reader yet, and an unhandled error would end the process. A later reader still gets the error.
  archive.on('error', () => {})
  done.catch((error: Error) => archive.destroy(error))
  return { archive, done }
}

/** Deleted files stay in storage for days, so those that the snapshot names are still there after the transaction. */
type Begun = { contents: Contents; files: BackedUpFile[] }
type Listing = Pick<Options, 'listFiles'>

async function addTables(zip: ZipFile, tx: TransactionSql, { listFiles }: Listing, archive: Readable): Promise<Begun> {
  const sql = tx as unknown as Sql
  await refuseUnfinished(sql)
  const contents: Contents = {
    format: 1,
    madeAt: new Date().toISOString(),
    migratedTo: await readMigration(sql),
    tables: [],
    files: [],
    lost: [],
  }
  for (const table of await listTables(sql)) {
    const rows = await countRows(sql, table)
    const content = await copyOut(sql, table)
    const sha256 = await addEntry(zip, archive, { name: tableName(table.name), content, compress: true })
    contents.tables.push({ ...table, rows, sha256 })
  }
  return { contents, files: await listFiles(sql) }
}

type Completing = Pick<Options, 'storage' | 'secret'>

async function complete(
  zip: ZipFile,
  { contents, files }: Begun,
  { storage, secret }: Completing,
  archive: Readable,
): Promise<Contents> {
  for (const file of files) {
    const bytes = await storage.stream(file.key)
    if (!bytes) contents.lost.push(file.key)
    else {
      const content = Readable.fromWeb(bytes as never)
      const sha256 = await addEntry(zip, archive, { name: fileName(file.key), content, compress: false })
      contents.files.push({ ...file, sha256 })
    }
  }
  if (secret) zip.addBuffer(Buffer.from(secret), secretName)
  zip.addBuffer(Buffer.from(JSON.stringify(contents, null, 2)), contentsName)
  zip.end()
  return contents
}

type Entry = { name: string; content: Readable; compress: boolean }

/** Waits until the entry is written, so that only one is open; returns the hash of its content. */
async function addEntry(zip: ZipFile, archive: Readable, { name, content, compress }: Entry): Promise<string> {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _, pass) {
      hash.update(chunk)
      pass(null, chunk)
    },
  })
  content.on('error', (error) => hashed.destroy(error)).pipe(hashed)
  const stop = () => hashed.destroy(new Error('The client that asked for the backup has gone.'))
  archive.once('close', stop)
  zip.addReadStream(hashed, name, { compress })
  if (archive.destroyed) stop()
  try {
    await finished(hashed)
  } finally {
    archive.off('close', stop)
    content.destroy()
  }
  return hash.digest('hex')
}

async function readMigration(sql: Sql): Promise<number> {
  const [row] = await sql<{ last: string }[]>`select max(created_at)::text as last from drizzle.__drizzle_migrations`
  return Number(row?.last ?? 0)
}
