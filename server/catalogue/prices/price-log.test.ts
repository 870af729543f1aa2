import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { SettingsEdit } from '../../../contract/staff/site.ts'
import { everything, openBulkContext } from '../../../tests/support/bulk.ts'
import { createTestDatabase, hasWaiting } from '../../../tests/support/database/database.ts'
import { daysAgo } from '../../../tests/support/days-ago.ts'
import { waitUntil } from '../../../tests/support/runner/wait-for.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { aCategory, aSubCategory, aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { lockProduct } from '../products/product-snapshot.ts'
import { archiveProduct, binProduct, restoreProduct } from '../products/product-status-edits.ts'
import { priceLog, products } from '../tables.ts'
import { createCategory, saveCategory } from '../taxonomy/category-edits.ts'
import { createSubCategory, saveSubCategory } from '../taxonomy/sub-category-edits.ts'
import { savePrices } from './price-edits.ts'

const database = await createTestDatabase()
const { db } = database
const { client, carryOut, undo, close } = openBulkContext(database)
const { api, catalogue } = await openShopWindow(db)
const { change, read, save, publish, makePublished } = staffIn(db)
afterAll(async () => {
  await close()
  await database.drop()
})
beforeEach(() => db.delete(products))

const logOf = async (uuid: string) => {
  const [variant] = (await read(uuid)).variants
  const rows = await db
    .select()
    .from(priceLog)
    .where(eq(priceLog.variantUuid, variant?.uuid ?? ''))
    .orderBy(asc(priceLog.at))
  return rows.map(({ pricePence, onSale }) => (onSale ? ['offer', pricePence] : pricePence))
}
/** A product on show that has cost £1,000 for this number of days. */
async function askFor(days: number) {
  const uuid = await makePublished({ variants: [aVariant({ price: 1000, supplierCode: 'A-1' })] })
  const variantUuid = (await read(uuid)).variants[0]?.uuid ?? ''
  await db
    .update(priceLog)
    .set({ at: daysAgo(days) })
    .where(eq(priceLog.variantUuid, variantUuid))
  return { uuid, variantUuid }
}
const offer = aVariant({ price: 1000, salePrice: 800, onSale: true })

test('the price log has no price for a product off show, however it was taken off', async () => {
  const { uuid } = await askFor(40)
  const { version } = await read(uuid)
  await change((tx, it) => archiveProduct(tx, it, { id: uuid, version }))
  await publish(uuid)
  const published = await read(uuid)
  await change((tx, it) => binProduct(tx, it, { id: uuid, version: published.version }))
  await change((tx, it) => restoreProduct(tx, it, uuid))
  const draft = await carryOut({ kind: 'status', to: 'draft' })
  await undo(draft.task.uuid)
  expect(await logOf(uuid)).toEqual([1000_00, null, 1000_00, null, 1000_00, null, 1000_00])
})

test('the price log has no price for a hidden variant, nor for one without a price', async () => {
  const uuid = await makePublished({
    variants: [aVariant({ name: 'Oat', price: 1000 }), aVariant({ name: 'Sage', price: 1 })],
  })
  const [oat, sage] = (await read(uuid)).variants
  const saveOat = (part: object) => save(uuid, { variants: [aVariant({ ...oat, ...part }), aVariant(sage)] })
  await saveOat({ visible: false })
  await saveOat({})
  await saveOat({ price: 0 })
  await saveOat({ salePrice: 900, onSale: true })
  expect(await logOf(uuid)).toEqual([1000_00, null, 1000_00, null, ['offer', 900_00]])
})

test('a hidden category or sub-category takes what is in it off show', async () => {
  const living = await change((tx, it) => createCategory(tx, it, aCategory('Living')))
  const sofas = await change((tx, it) => createSubCategory(tx, it, aSubCategory(living.id, 'Sofas')))
  const uuid = await makePublished({ subCategoryUuid: sofas.uuid, variants: [aVariant({ price: 1000 })] })
  let { version } = living
  for (const visible of [false, true])
    ({ version } = await change((tx, it) =>
      saveCategory(tx, it, { id: living.id, version, edit: aCategory('Living', { visible }) }),
    ))
  for (const [place, visible] of [false, true].entries())
    await change((tx, it) =>
      saveSubCategory(tx, it, {
        id: sofas.uuid,
        version: place + 1,
        edit: aSubCategory(living.id, 'Sofas', { visible }),
      }),
    )
  expect(await logOf(uuid)).toEqual([1000_00, null, 1000_00, null, 1000_00])
})

test.each([
  ['category', 'Dining', 'Tables'],
  ['sub-category', 'Bedroom', 'Beds'],
])(
  'the log ends without a price when the %s was hidden while the price was being changed',
  async (hidden, name, part) => {
    const outer = await change((tx, it) => createCategory(tx, it, aCategory(name)))
    const inner = await change((tx, it) => createSubCategory(tx, it, aSubCategory(outer.id, part)))
    const uuid = await makePublished({ subCategoryUuid: inner.uuid, variants: [aVariant({ price: 1000 })] })
    const variantUuid = (await read(uuid)).variants[0]?.uuid ?? ''
    const [from, to] = [1000, 900].map((price) => ({ price, salePrice: null }))
    if (!from || !to) throw new Error('There are two prices.')
    const [locked, isMet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const pricing = change(async (tx, it) => {
      await lockProduct(tx, uuid)
      locked.resolve()
      await isMet.promise
      await savePrices(tx, it, { uuid, variants: [{ uuid: variantUuid, from, to }] })
    })
    await locked.promise
    const hiding = change<unknown>((tx, it) =>
      hidden === 'category'
        ? saveCategory(tx, it, { id: outer.id, version: outer.version, edit: aCategory(name, { visible: false }) })
        : saveSubCategory(tx, it, {
            id: inner.uuid,
            version: inner.version,
            edit: aSubCategory(outer.id, part, { visible: false }),
          }),
    )
    await waitUntil(() => hasWaiting(database))
    isMet.resolve()
    await Promise.all([pricing, hiding])
    expect(await logOf(uuid)).toEqual([1000_00, 900_00, null])
  },
)

test('a price that was charged for a month is shown beside an offer, until the product is hidden', async () => {
  const { uuid, variantUuid } = await askFor(28)
  await save(uuid, { variants: [{ ...offer, uuid: variantUuid }] })
  const previousPrice = async () => (await answered(api.variant({ variantUuid }))).previousPrice
  expect(await previousPrice()).toBe(1000)
  await save(uuid, { variants: [aVariant({ uuid: variantUuid, price: 1000 })] })
  await save(uuid, { variants: [{ ...offer, uuid: variantUuid }] })
  expect(await previousPrice()).toBeNull()
})

test('the owner decides for how many days, for the running offers too', async () => {
  const { uuid, variantUuid } = await askFor(20)
  await save(uuid, { variants: [{ ...offer, uuid: variantUuid }] })
  const shown = async () => {
    await catalogue.refresh()
    return [
      (await answered(api.variant({ variantUuid }))).previousPrice,
      (await answered(api.search({ searchField: 'Alder' }))).products[0]?.previousPrice,
    ]
  }
  expect(await shown()).toEqual([null, null])
  const { version, edit } = await answered(client.settings())
  await answered(client.saveSettings({ version, edit: { ...SettingsEdit.parse(edit), wasDays: 14 } }))
  expect(await shown()).toEqual([1000, 1000])
  expect(await answered(client.priceHistory({ uuid }))).toMatchObject({
    wasDays: 14,
    variants: [
      {
        uuid: variantUuid,
        prices: [
          { price: 1000, onSale: false },
          { price: 800, onSale: true },
        ],
      },
    ],
  })
  await answered(client.saveSettings({ version: version + 1, edit: { ...SettingsEdit.parse(edit), wasDays: 28 } }))
})

test('a bulk preview says which offers show a was price, and why others do not', async () => {
  await askFor(40)
  await askForOther(12)
  const action = {
    kind: 'sale' as const,
    off: { by: 'percent' as const, amount: 20 },
    rounding: { to: 'none' as const, way: 'nearest' as const },
    startsAt: null,
    endsAt: null,
  }
  const preview = await answered(client.previewBulk({ target: everything, action }))
  expect(preview.was).toEqual({ shown: 1, missing: 1 })
  const notes = preview.changes.flatMap(({ differences }) => differences.filter(({ label }) => label === 'Was price'))
  expect(notes.map(({ after }) => after).sort()).toEqual([
    'It was £500 for 12 days only; 28 are needed. The offer will show without a was price.',
    'Was £1,000 will be shown.',
  ])
})

async function askForOther(days: number) {
  const uuid = await makePublished({ name: 'Birch Stool', variants: [aVariant({ price: 500 })] })
  const variantUuid = (await read(uuid)).variants[0]?.uuid ?? ''
  await db
    .update(priceLog)
    .set({ at: daysAgo(days) })
    .where(eq(priceLog.variantUuid, variantUuid))
}
