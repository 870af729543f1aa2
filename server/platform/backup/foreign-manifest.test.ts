import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openStorage } from '../storage/storage.ts'
import { type Contents, contentsName } from './contents.ts'
import { restoreBackup } from './restore-backup.ts'
import { listTables } from './tables.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-manifest-'))
const shop = await createTestDatabase()
const storage = await openStorage({ dataDir: folder, s3: undefined })
afterAll(async () => {
  await shop.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Writes a backup of a shop with a changed manifest. */
async function writeForeign(change: (contents: Contents) => void): Promise<string> {
  const { connection } = shop
  const { archive } = await writeBackup({ connection, storage, secret: undefined, listFiles: async () => [] })
  const zip = await fromBufferPromise(await buffer(archive))
  const foreign = new ZipFile()
  for await (const entry of zip.eachEntry()) {
    const bytes = await buffer(await zip.openReadStreamPromise(entry))
    if (entry.fileName !== contentsName) foreign.addBuffer(bytes, entry.fileName)
    else {
      const contents = JSON.parse(bytes.toString())
      change(contents)
      foreign.addBuffer(Buffer.from(JSON.stringify(contents)), contentsName)
    }
  }
  foreign.end()
  const path = join(folder, 'foreign.zip')
  await pipeline(foreign.outputStream, createWriteStream(path))
  return path
}

test.each<[string, (contents: Contents) => void, RegExp]>([
  [
    'a column that this shop does not have',
    ({ tables }) => tables.find(({ name }) => name === 'brands')?.columns.splice(0, 1, 'colour'),
    /^The backup is damaged: the table brands has rows that do not fit\.$/,
  ],
  [
    'a file outside storage',
    ({ files }) => files.push({ key: '../../evil', type: 'image/webp', sha256: '' }),
    /is not a backup of a shop\.$/,
  ],
])('a manifest with %s is refused in a sentence, and leaves the database empty', async (_, change, sentence) => {
  const path = await writeForeign(change)
  const target = await createTestDatabase('template1')
  await expect(restoreBackup(path, target.connection, storage)).rejects.toThrow(sentence)
  expect(await listTables(target.sql)).toEqual([])
  await target.drop()
})
