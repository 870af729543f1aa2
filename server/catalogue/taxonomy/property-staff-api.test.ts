import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aCategory, aSale, aSubCategory, aVariant, colours, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { categories, products, properties } from '../tables.ts'
import { addValues } from './property-edits.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { change, makePublished, read, save, listRedirects } = staffIn(db)

beforeEach(() => db.execute(sql`truncate ${products}, ${categories}, ${properties}, redirects cascade`))

const makeProperty = async (name: string, ...values: string[]) => {
  const { id } = await answered(client.createProperty({ name, values: colours(...values) }))
  const { version, edit } = await answered(client.property({ id }))
  return { id, version, ids: edit.values.map((value) => value.id ?? 0) }
}
const makeProduct = (name: string, ...values: number[]) =>
  makePublished({ name, variants: [aVariant({ price: 100, properties: values })] })

test('saving a form unchanged changes nothing', async () => {
  const values = [
    { id: null, name: 'Sage', swatch: '#8e9a85' },
    { id: null, name: 'Plain', swatch: null },
  ]
  const { id } = await answered(client.createProperty({ name: 'Colour', values }))
  const before = await answered(client.property({ id }))
  expect(before.edit.values).toEqual(values.map((value) => ({ ...value, id: expect.any(Number) })))
  await answered(client.saveProperty({ id, ...before }))
  expect(await answered(client.property({ id }))).toEqual(before)
})

test('properties keep the order given to them', async () => {
  const [colour, fabric] = [await makeProperty('Colour', 'Sage'), await makeProperty('Fabric')]
  await answered(client.orderProperties({ order: [fabric.id, colour.id] }))
  const rows = await answered(client.properties())
  expect(rows.map(({ name, values }) => [name, values.length])).toEqual([
    ['Fabric', 0],
    ['Colour', 1],
  ])
})

test('the list of values shows how often and by what each is used', async () => {
  const { id, ids } = await makeProperty('Colour', 'Sage', 'Moss')
  const [sage = 0, moss = 0] = ids
  await makeProduct('Alder', sage)
  const twice = [aVariant({ name: 'a', properties: [sage] }), aVariant({ name: 'b', properties: [sage] })]
  await makePublished({ name: 'Birch', variants: twice })
  const category = await answered(client.createCategory(aCategory('Sofas')))
  await answered(client.createSubCategory(aSubCategory(category.id, 'Corner', { navProperty1: moss })))
  expect(await answered(client.valueUses({ id }))).toEqual([
    { id: sage, productCount: 2, menuCount: 0, saleCount: 0 },
    { id: moss, productCount: 0, menuCount: 1, saleCount: 0 },
  ])
  expect(await answered(client.propertyValueUses({ id: sage }))).toMatchObject({ total: 2, blocked: false })
  expect(await answered(client.propertyValueUses({ id: moss }))).toMatchObject({ uses: [{ name: 'Corner' }] })
  const uses = (await answered(client.propertyUses({ id }))).uses
  expect(uses.map(({ name }) => name)).toEqual(['Alder', 'Birch', 'Corner'])
  expect((await answered(client.properties()))[0]?.productCount).toBe(2)
})

test('merging two values replaces one by the other everywhere', async () => {
  const { id, version, ids } = await makeProperty('Colour', 'Gray', 'Grey', 'Sage')
  const [gray = 0, grey = 0, sage = 0] = ids
  const alder = await makeProduct('Alder', gray, sage)
  const both = await makeProduct('Birch', gray, grey)
  const category = await answered(client.createCategory(aCategory('Sofas')))
  const picks = { navProperty1: grey, navProperty2: gray, navProperty3: sage }
  const { uuid } = await answered(client.createSubCategory(aSubCategory(category.id, 'Corner', picks)))
  const sale = await answered(client.createSale(aSale('Winter', { valueId: gray })))
  const { catalogue, api } = await openShopWindow(db)

  const merged = await answered(client.mergeValues({ id, version, from: gray, into: grey }))
  const form = await answered(client.property({ id }))
  expect(form.version).toBe(merged.version)
  expect(form.edit.values.map(({ name }) => name)).toEqual(['Grey', 'Sage'])
  expect((await read(alder)).variants[0]?.properties.toSorted()).toEqual([grey, sage])
  expect((await read(both)).variants[0]?.properties).toEqual([grey])
  const menu = await answered(client.subCategory({ uuid }))
  expect(menu).toMatchObject({ version: 2, edit: { navProperty1: grey, navProperty2: null, navProperty3: sage } })
  expect(await answered(client.sale({ uuid: sale.uuid }))).toMatchObject({ version: 2, edit: { valueId: grey } })
  expect(await listRedirects()).toEqual([`/property/${gray}/gray > /property/${grey}/grey`])

  await catalogue.refresh()
  const found = await answered(api.search({ properties: [grey] }))
  expect(found.products.map(({ name }) => name)).toEqual(['Alder', 'Birch'])
  expect(await statusOf(api.propertyValue({ propertyId: gray }))).toBe(404)
})

test('what is saved or merged in a property leaves others, and the menus and sales of other values, as they are', async () => {
  const { id, version, ids } = await makeProperty('Colour', 'Gray', 'Grey')
  const [gray = 0, grey = 0] = ids
  const fabric = await makeProperty('Fabric', 'Velvet', 'Wool')
  const [velvet = 0] = fabric.ids
  const category = await answered(client.createCategory(aCategory('Sofas')))
  const menu = await answered(client.createSubCategory(aSubCategory(category.id, 'Corner', { navProperty1: velvet })))
  await answered(client.createSubCategory(aSubCategory(category.id, 'Chaise', { navProperty1: gray })))
  const sale = await answered(client.createSale(aSale('Spring', { valueId: velvet })))
  const sofa = await makeProduct('Alder', velvet)
  const readOthers = async () => [
    await answered(client.property({ id: fabric.id })),
    await answered(client.subCategory({ uuid: menu.uuid })),
    await answered(client.sale({ uuid: sale.uuid })),
    await read(sofa),
  ]
  const before = await readOthers()
  const merged = await answered(client.mergeValues({ id, version, from: gray, into: grey }))
  const edit = { name: 'Colours', values: [{ id: grey, name: 'Ash', swatch: null }] }
  await answered(client.saveProperty({ id, version: merged.version, edit }))
  await change((tx, it) => addValues(tx, it, id, ['Sage']))
  expect(await readOthers()).toEqual(before)
})

test('a product form that was opened before a merge is refused, and does not restore the merged value', async () => {
  const { id, version, ids } = await makeProperty('Colour', 'Gray', 'Grey')
  const [gray = 0, grey = 0] = ids
  const alder = await makeProduct('Alder', gray)
  const form = await answered(client.product({ uuid: alder }))
  await answered(client.mergeValues({ id, version, from: gray, into: grey }))
  const { version: seen, edit } = form
  expect(await statusOf(client.saveProduct({ uuid: alder, version: seen, edit }))).toBe(409)
  expect((await read(alder)).variants[0]?.properties).toEqual([grey])
})

test('a value is not merged with itself, with another property’s value, or from an outdated form', async () => {
  const colour = await makeProperty('Colour', 'Grey', 'Sage')
  const fabric = await makeProperty('Fabric', 'Velvet')
  const [grey = 0, sage = 0] = colour.ids
  const merge = (into: number, version = colour.version) =>
    statusOf(client.mergeValues({ id: colour.id, version, from: grey, into }))
  expect(await merge(grey)).toBe(400)
  expect(await merge(fabric.ids[0] ?? 0)).toBe(400)
  expect(await merge(sage, colour.version + 1)).toBe(409)
  expect(await listRedirects()).toEqual([])
  expect(await merge(sage)).toBe(200)
  expect(await merge(sage, colour.version + 1)).toBe(400)
})

test('the uses of a property are the products that its list counts, without removed variants and values', async () => {
  const { id, version, ids } = await makeProperty('Colour', 'Sage', 'Moss')
  const [sage = 0, moss = 0] = ids
  await makeProduct('Alder', sage)
  const birch = await makePublished({
    name: 'Birch',
    variants: [aVariant({ name: 'a' }), aVariant({ name: 'b', properties: [sage] })],
  })
  await save(birch, { variants: (await read(birch)).variants.slice(0, 1) })
  await makeProduct('Cedar', moss)
  const { edit } = await answered(client.property({ id }))
  await answered(client.saveProperty({ id, version, edit: { ...edit, values: edit.values.slice(0, 1) } }))
  expect((await answered(client.properties()))[0]?.productCount).toBe(1)
  expect(await answered(client.propertyUses({ id }))).toMatchObject({ total: 1, uses: [{ name: 'Alder' }] })
})
