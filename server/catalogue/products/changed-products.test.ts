import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import {
  aBrand,
  aCategory,
  aRange,
  aSubCategory,
  aVariant,
  colours,
  nowhere,
  refused,
} from '../../../tests/support/staff/staff-edits.ts'
import { taxonomyIn } from '../../../tests/support/staff/taxonomy.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { brands, categories, products, properties, propertyValues, ranges, subCategories } from '../tables.ts'
import { createBrand, orderBrands, saveBrand } from '../taxonomy/brand-edits.ts'
import { orderCategories, saveCategory } from '../taxonomy/category-edits.ts'
import { createProperty, orderProperties, saveProperty } from '../taxonomy/property-edits.ts'
import { createRange, saveRange } from '../taxonomy/range-edits.ts'
import { arrangeRange } from '../taxonomy/range-product-edits.ts'
import { orderSubCategories, saveSubCategory } from '../taxonomy/sub-category-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, make, save, makePublished, readRow, readVersion, makeCategory, makeSubCategory } = taxonomyIn(db)

beforeEach(async () => {
  for (const table of [products, subCategories, categories, ranges, brands, propertyValues, properties])
    await db.delete(table)
})

test('only a change that shows on a card invalidates the product', async () => {
  const { id, version } = await makeCategory('Sofas')
  const sub = await makeSubCategory(id, 'Corner')
  const brand = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow')))
  const range = await change((tx, it) => createRange(tx, it, aRange('Alder')))
  const colour = await change((tx, it) => createProperty(tx, it, { name: 'Colour', values: colours('Sage', 'Oat') }))
  const inside = await make({
    subCategoryUuid: sub.uuid,
    brandUuid: brand.uuid,
    rangeUuid: range.uuid,
    variants: [aVariant({ properties: colour.valueIds.slice(0, 1) })],
  })
  const outside = await make({})

  const expectMarked = async (marked: boolean, work: (tx: Transaction, it: Change) => Promise<unknown>) => {
    const before = await readRow(inside.uuid)
    await change(work)
    const after = await readRow(inside.uuid)
    expect(after?.changedIn).toBe(marked ? await readVersion() : before?.changedIn)
    expect(after?.updatedAt).toEqual(before?.updatedAt)
    expect(await readRow(outside.uuid)).toMatchObject({ changedIn: 0 })
  }
  const corner = aSubCategory(id, 'Corner')
  await expectMarked(false, (tx, it) =>
    saveCategory(tx, it, { id, version, edit: aCategory('Sofas', { description: 'New' }) }),
  )
  await expectMarked(true, (tx, it) => saveCategory(tx, it, { id, version: version + 1, edit: aCategory('Seating') }))
  await expectMarked(true, (tx, it) =>
    saveCategory(tx, it, { id, version: version + 2, edit: aCategory('Seating', { visible: false }) }),
  )
  await expectMarked(false, (tx, it) =>
    saveSubCategory(tx, it, { id: sub.uuid, version: 1, edit: { ...corner, extraInfo: 'New' } }),
  )
  await expectMarked(true, (tx, it) =>
    saveSubCategory(tx, it, { id: sub.uuid, version: 2, edit: { ...corner, name: 'Corners' } }),
  )
  await expectMarked(false, (tx, it) =>
    saveBrand(tx, it, { id: brand.uuid, version: 1, edit: { ...aBrand('Fernhollow'), description: 'New' } }),
  )
  await expectMarked(true, (tx, it) => saveBrand(tx, it, { id: brand.uuid, version: 2, edit: aBrand('Fern Hollow') }))
  // The product that joined has raised its version.
  await expectMarked(true, (tx, it) => saveRange(tx, it, { id: range.uuid, version: 2, edit: aRange('Elder') }))
  const [sage = 0, oat = 0] = colour.valueIds
  const values = [
    { id: oat, name: 'Oat', swatch: null },
    { id: sage, name: 'Sage', swatch: '#8e9a85' },
  ]
  await expectMarked(true, (tx, it) =>
    saveProperty(tx, it, { id: colour.id, version: 1, edit: { name: 'Colour', values } }),
  )
})

test('products are reordered only by a whole list', async () => {
  const [a, b, c] = [await makeCategory('A'), await makeCategory('B'), await makeCategory('C')].map((made) => made.id)
  const sub = await makeSubCategory(c ?? 0, 'Inside')
  const product = await make({ subCategoryUuid: sub.uuid })
  const order = async () =>
    (await db.select().from(categories).orderBy(asc(categories.position))).map((row) => row.name)
  expect(await order()).toEqual(['A', 'B', 'C'])
  await change((tx, it) => orderCategories(tx, it, [c ?? 0, a ?? 0, b ?? 0]))
  expect(await order()).toEqual(['C', 'A', 'B'])
  expect(await readRow(product.uuid)).toMatchObject({ changedIn: await readVersion() })
  for (const wrong of [[c, a], [c, a, a], [c, a, b, 999_999], []])
    expect(
      await refused(
        change((tx, it) =>
          orderCategories(
            tx,
            it,
            wrong.map((id) => id ?? 0),
          ),
        ),
      ),
    ).toMatchObject({ status: 409 })
  expect(await order()).toEqual(['C', 'A', 'B'])
})

test('sub-categories are ordered within their category', async () => {
  const [one, other] = [await makeCategory('One'), await makeCategory('Other')]
  const [a, b] = [await makeSubCategory(one.id, 'A'), await makeSubCategory(one.id, 'B')]
  const elsewhere = await makeSubCategory(other.id, 'E')
  await change((tx, it) => orderSubCategories(tx, it, one.id, [b.uuid, a.uuid]))
  const rows = await db.select().from(subCategories).orderBy(asc(subCategories.categoryId), asc(subCategories.position))
  expect(rows.map((row) => row.name)).toEqual(['B', 'A', 'E'])
  const wrong = change((tx, it) => orderSubCategories(tx, it, one.id, [b.uuid, a.uuid, elsewhere.uuid]))
  expect(await refused(wrong)).toMatchObject({ status: 409 })
})

test('brands and properties are ordered too', async () => {
  const [x, y] = [
    await change((tx, it) => createBrand(tx, it, aBrand('X'))),
    await change((tx, it) => createBrand(tx, it, aBrand('Y'))),
  ]
  await change((tx, it) => orderBrands(tx, it, [y.uuid, x.uuid]))
  expect((await db.select().from(brands).orderBy(asc(brands.position))).map((row) => row.name)).toEqual(['Y', 'X'])
  const make = (name: string) => change((tx, it) => createProperty(tx, it, { name, values: [] }))
  const [size, colour] = [await make('Size'), await make('Colour')]
  await change((tx, it) => orderProperties(tx, it, [colour.id, size.id]))
  expect((await db.select().from(properties).orderBy(asc(properties.position))).map((row) => row.name)).toEqual([
    'Colour',
    'Size',
  ])
})

test('values keep their ids when they are renamed, swapped, removed and added again', async () => {
  const made = await change((tx, it) =>
    createProperty(tx, it, { name: 'Colour', values: colours('Sage', 'Oat', 'Rust') }),
  )
  const [sage = 0, oat = 0, rust = 0] = made.valueIds
  const save = (version: number, values: { id: number | null; name: string }[]) =>
    change((tx, it) =>
      saveProperty(tx, it, {
        id: made.id,
        version,
        edit: {
          name: 'Colour',
          values: values.map((value) => ({ ...value, swatch: null })),
        },
      }),
    )
  const swapped = await save(1, [
    { id: sage, name: 'Oat' },
    { id: oat, name: 'Sage' },
  ])
  expect(swapped.valueIds).toEqual([sage, oat])
  const again = await save(2, [
    { id: oat, name: 'Sage' },
    { id: null, name: 'Rust' },
    { id: null, name: 'Ink' },
    { id: sage, name: 'Oat' },
  ])
  expect(again.valueIds.slice(0, 2)).toEqual([oat, rust])
  expect(again.valueIds.at(-1)).toBe(sage)
  expect(await refused(save(3, [{ id: 999_999, name: 'Stolen' }]))).toEqual({ status: 400, fields: ['values.0.id'] })
  await save(3, [{ id: sage, name: 'Oat' }])
  const taken = save(4, [
    { id: null, name: 'New' },
    { id: sage, name: 'Ink' },
  ])
  expect(await refused(taken)).toEqual({ status: 409, fields: ['values.1.name'] })
  expect(await refused(save(3, []))).toMatchObject({ status: 409 })
})

test('a range is arranged as a whole', async () => {
  const range = await change((tx, it) => createRange(tx, it, aRange('Alder')))
  const [a, b, c] = [await make({ rangeUuid: range.uuid }), await make({ rangeUuid: range.uuid }), await make({})]
  const arrange = (version: number, uuids: string[]) =>
    change((tx, it) => arrangeRange(tx, it, { id: range.uuid, version }, uuids))
  // Each product that joined has raised its version.
  await arrange(3, [c.uuid, a.uuid])
  const members = await db
    .select()
    .from(products)
    .where(eq(products.rangeUuid, range.uuid))
    .orderBy(asc(products.rangePosition))
  expect(members.map((row) => row.uuid)).toEqual([c.uuid, a.uuid])
  const version = await readVersion()
  expect(await readRow(a.uuid)).toMatchObject({ version: 1, changedIn: version })
  expect(await readRow(b.uuid)).toMatchObject({ version: 2, changedIn: version, rangeUuid: null })
  expect(await readRow(c.uuid)).toMatchObject({ version: 2, changedIn: version })
  expect(await refused(arrange(1, []))).toMatchObject({ status: 409 })
  expect(await refused(arrange(4, [nowhere]))).toEqual({
    status: 400,
    fields: ['products'],
  })
  await arrange(4, [])
  expect(await readRow(c.uuid)).toMatchObject({ rangeUuid: null })
})

test('concurrent renames of a brand and saves of its products all succeed', async () => {
  const brand = await change((tx, it) => createBrand(tx, it, aBrand('Zero')))
  const made = await Promise.all(Array.from({ length: 4 }, () => makePublished({ brandUuid: brand.uuid })))
  const renameOften = async () => {
    for (let version = 1; version <= 8; version++)
      await change((tx, it) => saveBrand(tx, it, { id: brand.uuid, version, edit: aBrand(`Name ${version}`) }))
  }
  const saveOften = async (uuid: string) => {
    for (let round = 1; round <= 8; round++) await save(uuid, { description: `Round ${round}` })
  }
  const before = await readVersion()
  await Promise.all([renameOften(), ...made.map(saveOften)])
  expect(await readVersion()).toBe(before + 40)
  const rows = await db.select().from(products).where(eq(products.brandUuid, brand.uuid))
  expect(rows.map((row) => row.description)).toEqual(Array.from({ length: 4 }, () => 'Round 8'))
  expect((await db.select().from(brands))[0]).toMatchObject({ name: 'Name 8', version: 9 })
})
