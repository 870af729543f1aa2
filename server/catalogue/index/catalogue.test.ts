import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { SearchRequest } from '../../../contract/search.ts'
import { addBrand, addProduct, ageLastSwitch, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { anyEdit, carryOut, stockForEdits } from '../../../tests/support/random-edits.ts'
import { waitFor } from '../../../tests/support/runner/wait-for.ts'
import { answered, describeShop, openShopWindow, type ShopWindow } from '../../../tests/support/shop-window.ts'
import { contentVersion } from '../../site/tables.ts'
import { search } from '../search/search.ts'
import { listShopWords } from '../search/text/shop-words.ts'
import { brands, products, searchSynonyms } from '../tables.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await stockForEdits(database.db)
})
afterAll(() => database.drop())

const listNames = async ({ api }: ShopWindow) => {
  const names: string[] = []
  for (let pageNum = 1; ; pageNum++) {
    const page = await answered(api.search({ pageNum }))
    names.push(...page.products.map((card) => card.name))
    if (pageNum >= page.pageAmt) return names
  }
}

async function countWaiting() {
  const [row] = await database.sql<{ waiting: number }[]>`
    select count(*)::int as waiting from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`
  return row?.waiting
}

test('a catalogue that follows edits equals one that is read from the start', { timeout: 120_000 }, async () => {
  const { db } = database
  const following = await openShopWindow(db)
  await fc.assert(
    fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 12 }), async (edits) => {
      for (const edit of edits) await carryOut(db, edit)
      await following.catalogue.refresh()
      expect(await describeShop(following)).toEqual(await describeShop(await openShopWindow(db)))
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

describe('following edits', () => {
  test('every process sees an edit, and one that was down sees it when it starts', async () => {
    const { db } = database
    const one = await openShopWindow(db)
    const two = await openShopWindow(db)
    const { uuid } = await addProduct(db, { name: 'Quince Table' })
    await announce(db, [uuid])
    await Promise.all([one.catalogue.refresh(), two.catalogue.refresh()])
    expect(await listNames(one)).toContain('Quince Table')
    expect(await listNames(two)).toEqual(await listNames(one))
    expect(await listNames(await openShopWindow(db))).toEqual(await listNames(one))
    expect(two.catalogue.version).toBe(one.catalogue.version)
  })

  test('reads only the changed rows', async () => {
    const { db } = database
    const { uuid } = await addProduct(db, { name: 'Announced' })
    const window = await openShopWindow(db)
    await db.update(products).set({ name: 'Unannounced' }).where(eq(products.uuid, uuid))
    await announce(db)
    await window.catalogue.refresh()
    expect(await listNames(window)).toContain('Announced')
    await announce(db, [uuid])
    await window.catalogue.refresh()
    expect(await listNames(window)).toContain('Unannounced')
  })

  test('the shop’s words stay cached during an edit that changes none of them', async () => {
    const { db } = database
    const { uuid } = await addProduct(db, { name: 'Another price' })
    await announce(db, [uuid])
    const { catalogue } = await openShopWindow(db)
    const words = listShopWords(catalogue.index)
    await announce(db, [uuid])
    await catalogue.refresh()
    expect(listShopWords(catalogue.index)).toBe(words)
  })

  test('a refresh of many products lets other work run', async () => {
    const { db } = database
    const window = await openShopWindow(db)
    const uuids: string[] = []
    for (let n = 0; n < 250; n++) uuids.push((await addProduct(db, { name: `One of many ${n}` })).uuid)
    await announce(db, uuids)
    const seen = new Set<number>()
    const look = () => {
      seen.add(window.catalogue.index.products.slotOf.size)
      turn = setImmediate(look)
    }
    let turn = setImmediate(look)
    const before = window.catalogue.index.products.slotOf.size
    await window.catalogue.refresh()
    clearImmediate(turn)
    expect([...seen, before + 250]).toEqual(expect.arrayContaining([before, before + 200, before + 250]))
  })

  test('concurrent refreshes end in the newest state', async () => {
    const { db } = database
    const window = await openShopWindow(db)
    const { uuid } = await addProduct(db, { name: 'Number 0' })
    const refreshes: Promise<void>[] = []
    for (let i = 1; i <= 20; i++) {
      await db
        .update(products)
        .set({ name: `Number ${i}` })
        .where(eq(products.uuid, uuid))
      await announce(db, [uuid])
      refreshes.push(window.catalogue.refresh())
    }
    await Promise.all(refreshes)
    expect((await listNames(window)).filter((name) => name.startsWith('Number'))).toEqual(['Number 20'])
  })

  test('an edit of a few products appears at once with names, brands, synonyms and version', async () => {
    const { db } = database
    const brand = await addBrand(db, 'Before & Sons')
    const { uuid } = await addProduct(db, { name: 'Plinth', brandUuid: brand.uuid })
    await announce(db, [uuid])
    const { catalogue } = await openShopWindow(db)
    const find = (searchField: string) => search(catalogue.index, SearchRequest.parse({ searchField }), 24).products
    const look = () => {
      const brandNames = [catalogue.taxonomy.brands.get(brand.uuid)?.name, find('plinth')[0]?.brandName]
      return JSON.stringify([catalogue.version, ...brandNames, find('pedestal').length])
    }
    const before = look()
    await db.update(brands).set({ name: 'After & Sons' }).where(eq(brands.uuid, brand.uuid))
    await db.insert(searchSynonyms).values({ lookup: 'pedestal', word: 'pedestal', means: ['plinth'] })
    await announce(db, [uuid])
    const looks = new Set<string>()
    const watch = { going: true }
    const keepLooking = () => {
      looks.add(look())
      if (watch.going) setImmediate(keepLooking)
    }
    keepLooking()
    await catalogue.refresh()
    watch.going = false
    expect(JSON.parse(look())).toEqual([catalogue.version, 'After & Sons', 'After & Sons', 1])
    expect([...looks].filter((seen) => seen !== before && seen !== look())).toEqual([])
  })

  test('a refresh waits for the one before, so that older facts never overwrite newer ones', async () => {
    const { db, sql } = database
    const window = await openShopWindow(db)
    await announce(db)
    const select = vi.spyOn(db, 'select')
    let second = Promise.resolve()
    const first = await sql.begin(async (tx) => {
      await tx`lock table products in access exclusive mode`
      const refresh = window.catalogue.refresh()
      await waitFor(async () => expect(await countWaiting()).toBe(1))
      const begun = select.mock.calls.length
      second = window.catalogue.refresh()
      await sql`select 1`
      expect(select.mock.calls.length).toBe(begun)
      return { refresh }
    })
    await Promise.all([first.refresh, second])
    select.mockRestore()
  })

  test('a failed refresh is logged and changes nothing, and the next one catches up', async () => {
    const { db } = database
    const window = await openShopWindow(db)
    const before = window.catalogue.version
    const { uuid } = await addProduct(db, { name: 'Made up for' })
    await announce(db, [uuid])
    const select = vi.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('the database is away')
    })
    await expect(window.catalogue.refresh()).rejects.toThrow('the database is away')
    select.mockRestore()
    expect(window.catalogue.version).toBe(before)
    await window.catalogue.refresh()
    expect(await listNames(window)).toContain('Made up for')
  })

  test('a database restored to an earlier day is shown as it is', async () => {
    const { db } = database
    const { uuid } = await addProduct(db, { name: 'Of today' })
    const window = await openShopWindow(db)
    await db.delete(products).where(eq(products.uuid, uuid))
    await db.update(contentVersion).set({ version: 1 })
    await window.catalogue.refresh()
    expect(await listNames(window)).not.toContain('Of today')
  })
})

test('an offer follows the last switch by any process, even when the own clock is behind', async () => {
  const { db } = database
  await ageLastSwitch(db, '1 hour')
  const inHalfAnHour = new Date(Date.now() - 30 * 60_000)
  const offer = { pricePence: 500, salePricePence: 400, onSale: true, saleStartsAt: inHalfAnHour }
  const { uuid } = await addProduct(db, { name: 'Offer of others', variants: [offer] })
  const slow = await openShopWindow(db, { clock: () => new Date(Date.now() - 45 * 60_000) })
  const price = async () => (await answered(slow.api.product({ productUuid: uuid }))).variant.salePrice
  expect(await price()).toBeNull()
  await db.update(contentVersion).set({ switchedAt: new Date() })
  await announce(db, [uuid])
  await slow.catalogue.refresh()
  expect(await price()).toBe(4)
  expect((await answered(slow.api.search({ searchField: 'offer of others' }))).products[0]?.salePrice).toBe(4)
})
