import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { listChildren } from '../tests/support/database/faulty-database.ts'
import { answered } from '../tests/support/shop-window.ts'
import { openStaffClient, ruth } from '../tests/support/staff/staff-client.ts'
import { openShop } from './app.ts'
import { openFileReader } from './catalogue/import/reading/file-reader.ts'
import { receiveImport } from './catalogue/import/receive-import.ts'
import { readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { openStorage } from './platform/storage/storage.ts'

const assets = (_req: unknown, _res: unknown, next: () => void) => next()
const pages = { render: async () => new Response('a page'), assets, close: async () => {} }
const goods = Buffer.from('SKU,Name,Price\nA-1,Alder Sofa,1250')

const onLinux = test.skipIf(process.platform !== 'linux')

onLinux('a file that a task reads while the shop stops is read to its end', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-closing-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { db } = database
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: 'x'.repeat(32), DEMO: 'none' })
  const storage = await openStorage(config)
  const reader = openFileReader()
  const { uuid } = await receiveImport({ db, storage, reader }, ruth, { bytes: goods, fileName: 'goods.csv' })
  reader.close()
  await expect.poll(() => listChildren(process.pid)).toEqual([])

  const shop = await openShop({ config, database, pages, log: openLog('silent') })
  const client = openStaffClient({ db })
  const { columns, ...guessed } = await answered(client.import({ uuid }))
  const matching = columns.map(({ column }) => column)
  await answered(client.checkImport({ uuid, supplier: guessed.supplier, makeNew: guessed.makeNew, matching }))
  await expect.poll(() => listChildren(process.pid), { interval: 5 }).toHaveLength(1)
  await shop.close()
  expect((await answered(client.import({ uuid }))).task).toMatchObject({ state: 'done', problem: null })
})
