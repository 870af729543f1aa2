import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addProduct, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { anyEdit, carryOut, stockForEdits } from '../../../tests/support/random-edits.ts'
import { describeShop, openShopWindow, silentLog } from '../../../tests/support/shop-window.ts'
import { contentVersion } from '../../site/tables.ts'
import { createIndex } from '../search/catalogue-index.ts'
import { products } from '../tables.ts'
import { openStoredIndex, type StoredIndex } from './stored-index.ts'

let database: TestDatabase
let folder: string
const path = () => join(folder, 'search-index')
const keep = (program = 'this one') => openStoredIndex({ folder, program, log: silentLog })
const fail = () => {
  throw new Error('the database is away')
}

function putFileInPlaceOfFolder() {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
}

function listen() {
  const messages: string[] = []
  return { messages, log: pino({ level: 'warn' }, { write: (line) => messages.push(JSON.parse(line).msg) }) }
}

const open = (kept: StoredIndex) => openShopWindow(database.db, { kept })

beforeAll(async () => {
  database = await createTestDatabase()
  await stockForEdits(database.db)
})
afterAll(() => database.drop())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stored-index-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a catalogue opened from the stored index equals one read again, and follows edits', {
  timeout: 120_000,
}, async () => {
  const { db } = database
  const edits = fc.array(anyEdit, { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(edits, edits, async (before, after) => {
      for (const edit of before) await carryOut(db, edit)
      await (await open(keep())).catalogue.close()
      const window = await open(keep())
      expect(await describeShop(window)).toEqual(await describeShop(await openShopWindow(db)))
      for (const edit of after) await carryOut(db, edit)
      await window.catalogue.refresh()
      expect(await describeShop(window)).toEqual(await describeShop(await openShopWindow(db)))
    }),
    { numRuns: 15, endOnFailure: true },
  )
})

describe('the stored index', () => {
  const empty = createIndex()

  test('spares reading the products', async () => {
    const { db } = database
    const { uuid } = await addProduct(db, { name: 'As it was kept' })
    await announce(db, [uuid])
    await (await open(keep())).catalogue.close()
    await db.update(products).set({ name: 'Unannounced' }).where(eq(products.uuid, uuid))
    expect((await open(keep())).catalogue.index.products.names).toContain('As it was kept')
  })

  test('belongs to one content and one program', async () => {
    await keep().put('content', empty)
    expect(await keep().take('content')).toEqual(empty)
    expect(await keep().take('other content')).toBeUndefined()
    expect(await keep('another').take('content')).toBeUndefined()
  })

  test('is not used after an edit, or after the database was restored and edited', async () => {
    const { db } = database
    await (await open(keep())).catalogue.close()
    await announce(db, [(await addProduct(db, { name: 'Made since' })).uuid])
    const window = await open(keep())
    expect(window.catalogue.index.products.names).toContain('Made since')
    await window.catalogue.close()
    const [now] = await db.select().from(contentVersion)
    await announce(db, [(await addProduct(db, { name: 'Made on the other way' })).uuid])
    await db.update(contentVersion).set({ version: now?.version })
    expect((await open(keep())).catalogue.index.products.names).toContain('Made on the other way')
  })

  test('never contains a later edit than the catalogue shows', async () => {
    const { db } = database
    const window = await open(keep())
    await announce(db, [(await addProduct(db, { name: 'Not seen yet' })).uuid])
    await window.catalogue.close()
    expect(() => readFileSync(path())).toThrow('ENOENT')
  })

  test('is built again when it is damaged, and the log says so', async () => {
    await (await open(keep())).catalogue.close()
    writeFileSync(path(), readFileSync(path()).subarray(0, 2000))
    const { log, messages } = listen()
    const window = await open(openStoredIndex({ folder, program: 'this one', log }))
    expect(await describeShop(window)).toEqual(await describeShop(await openShopWindow(database.db)))
    expect(messages).toEqual(['the saved search index cannot be read; it is built again'])
  })

  test('is left unchanged when nothing has changed', async () => {
    await (await open(keep())).catalogue.close()
    const before = statSync(path())
    await (await open(keep())).catalogue.close()
    expect(statSync(path()).ino).toBe(before.ino)
  })

  test.each([
    ['the disk', putFileInPlaceOfFolder],
    ['the database', () => vi.spyOn(database.db, 'select').mockImplementation(fail)],
  ])('may fail to be written because of %s: the log says so, and the shop closes all the same', async (_, breakIt) => {
    const { log, messages } = listen()
    const window = await openShopWindow(database.db, { kept: keep(), log })
    breakIt()
    await window.catalogue.close()
    vi.restoreAllMocks()
    expect(messages).toEqual(['the search index could not be saved; the next start builds it again'])
  })
})
