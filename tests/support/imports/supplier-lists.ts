import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ListOutcome, SupplierListEdit } from '../../../contract/staff/supplier-lists.ts'
import { watchLists } from '../../../server/catalogue/supplier-lists/watch-lists.ts'
import type { OpenDatabase } from '../../../server/platform/database.ts'
import { openLog } from '../../../server/platform/log.ts'
import { openSecretBox } from '../../../server/platform/secret-box.ts'
import { outbox } from '../../../server/platform/tables.ts'
import { siteSettings } from '../../../server/site/tables.ts'
import { addProduct } from '../catalogue.ts'
import type { TestDatabase } from '../database/database.ts'
import { openTestMedia } from '../files/media.ts'
import { answered } from '../shop-window.ts'
import { aSupplierList, staffIn } from '../staff/staff-edits.ts'
import { openImportContext } from './imports.ts'
import { sharedReader } from './shared-reader.ts'

export const writeFile = (prices: number[]) =>
  ['SKU,RRP', ...prices.map((price, place) => `A-${place + 1},${price}`)].join('\n')

type Given = {
  file: string
  etag: string | undefined
  /** How many further requests are answered with 503. */
  outages: number
  asked: IncomingMessage['headers'][]
  isReady: Promise<void>
}
const nothingGiven = (): Given => ({ file: '', etag: undefined, outages: 0, asked: [], isReady: Promise.resolve() })

/** Serves the list in `file` once it is ready. One address needs a password, another redirects into a private network. */
async function startSupplier() {
  const given = nothingGiven()
  const server = createServer(async (req, res) => {
    given.asked.push(req.headers)
    await given.isReady
    if (given.outages > 0) {
      given.outages--
      return res.writeHead(503).end()
    }
    if (req.url === '/inside') return res.writeHead(302, { location: `http://127.0.0.2:${port}/list.csv` }).end()
    if (req.url === '/locked.csv' && req.headers.authorization !== `Basic ${btoa('shop:s3cret')}`)
      return res.writeHead(401).end()
    const { etag } = given
    if (etag !== undefined && req.headers['if-none-match'] === etag) return res.writeHead(304).end()
    return res.writeHead(200, etag === undefined ? {} : { etag }).end(given.file)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(given, { origin: `http://127.0.0.1:${port}`, stop: () => server.close() })
}

/** A shop that fetches lists, with a retry after each of the delays, and the supplier that it fetches them from. */
export async function openSupplierLists(database: TestDatabase, delaysMs: number[] = []) {
  const { db } = database
  const { media, folder, close: closeMedia } = await openTestMedia(database)
  const importing = openImportContext(database, { media })
  const { client, send, check } = importing
  const staff = staffIn(db)
  const supplier = await startSupplier()
  const startProcess = ({ db, sql }: Pick<OpenDatabase, 'db' | 'sql'>) =>
    watchLists({
      db,
      sql,
      media,
      reader: sharedReader,
      log: openLog('silent'),
      settleMs: 20,
      box: openSecretBox('a secret of thirty-two characters or more'),
      publicUrl: 'http://shop.example',
      pace: { pollMs: 20, delaysMs },
      internalHosts: ['127.0.0.1'],
    })
  const lists = startProcess(database)
  const readState = (uuid: string) => answered(client.supplierListState({ uuid }))
  return {
    ...importing,
    supplier,
    storage: media.storage,
    countFiles: async () =>
      (await readdir(join(folder, 'imports'), { recursive: true })).filter((name) => name.endsWith('/sheet')).length,
    /** `lists` is the process that fetches the lists; `startProcess` starts another one. */
    lists,
    startProcess,
    readState,
    empty: async () => {
      // Locks in the order of the watcher, which claims fetches before it reads their lists: another order could deadlock.
      await database.sql.begin(async (tx) => {
        await tx`lock table supplier_list_fetches`
        await tx`truncate products, imports, counted_lists, import_matchings, supplier_lists, outbox cascade`
      })
      await db.update(siteSettings).set({ email: 'shop@oak.example' })
      Object.assign(supplier, nothingGiven())
    },
    /** A shop with products of this supplier, whose columns have been matched once. */
    openShop: async (prices: number[]) => {
      for (const [place, price] of prices.entries())
        await addProduct(db, {
          name: `Sofa ${place + 1}`,
          variants: [{ supplierCode: `A-${place + 1}`, pricePence: price * 100 }],
        })
      const { uuid } = await send(writeFile(prices))
      await check(uuid, { supplier: 'Ashford' })
    },
    open: async (part: Partial<SupplierListEdit> = {}, path = '/list.csv') =>
      (await answered(client.createSupplierList(aSupplierList('Ashford', supplier.origin + path, part)))).uuid,
    fetchNow: async (uuid: string) => {
      const { checkedAt } = await readState(uuid)
      await answered(client.fetchSupplierList({ uuid }))
      const isUnderWay = (outcome: ListOutcome) => ['checking', 'applying'].includes(outcome)
      await expect
        .poll(async () => {
          const now = await readState(uuid)
          return now.checkedAt !== checkedAt && !isUnderWay(now.outcome)
        })
        .toBe(true)
      return readState(uuid)
    },
    readPrices: async () => {
      const { rows } = await answered(client.products({ sort: 'name' }))
      return Promise.all(rows.map(async ({ uuid }) => (await staff.read(uuid)).variants[0]?.price))
    },
    mails: () => db.select().from(outbox).where(eq(outbox.kind, 'supplier-list')),
    close: async () => {
      await lists.close()
      await importing.close()
      supplier.stop()
      await closeMedia()
    },
  }
}
