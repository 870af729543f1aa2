import { afterAll, expect, test } from 'vitest'
import { failed } from '../../../contract/errors.ts'
import { ProductEdit } from '../../../contract/staff/catalogue.ts'
import {
  addBrand,
  addCategory,
  addFile,
  addPicture,
  addProperty,
  addRange,
  addSubCategory,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aProduct, aVariant, nowhere } from '../../../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })

const read = (uuid: string) => answered(client.product({ uuid }))
const make = async (part: Partial<ProductEdit> = {}) => (await answered(client.createProduct(aProduct(part)))).uuid

/** A product with something in every field of its form. */
async function makeFull(code: string) {
  const category = await addCategory(db, `Living ${code}`)
  const { uuid: subCategoryUuid } = await addSubCategory(db, category.id, `Sofas ${code}`)
  const colours = await addProperty(db, `Colour ${code}`, ['Sage', 'Rust'])
  const sale = { salePrice: 800.5, onSale: true, saleStartsAt: '2030-01-01T00:00:00.000Z' }
  return make({
    name: 'Alder Sofa',
    description: '**Oak** feet.',
    subCategoryUuid,
    brandUuid: (await addBrand(db, `Fernhollow ${code}`)).uuid,
    rangeUuid: (await addRange(db, `Haven ${code}`)).uuid,
    metaTags: ['oak', 'sofa'],
    moreColorsAvailable: true,
    supplierCode: `P-${code}`,
    newUntil: '2031-01-01T00:00:00.000Z',
    listedAt: '2020-01-01T00:00:00.000Z',
    pictures: [await addPicture(db, 'room'), await addPicture(db, 'front')],
    files: [{ uuid: null, fileHash: await addFile(db, 'care.pdf'), name: 'Care' }],
    variants: [
      aVariant({ name: 'Sage', price: 1000, ...sale, supplierCode: `V-${code}-1`, properties: [colours.Sage] }),
      aVariant({ name: 'Rust', price: 1100, widthCm: 180.5, pictures: [await addPicture(db, 'rust')] }),
    ],
    related: [await make({ name: 'Alder Chair' })],
    pageTitle: 'An oak sofa',
  })
}

test('saving a form unchanged changes nothing', async () => {
  const uuid = await makeFull('round')
  const before = await read(uuid)
  expect(ProductEdit.parse(before.edit)).toEqual(before.edit)
  await answered(client.saveProduct({ uuid, version: before.version, edit: before.edit }))
  expect(await read(uuid)).toEqual(before)
})

test('a duplicate is a draft with everything but codes, dates and name', async () => {
  const uuid = await makeFull('twice')
  const { version, edit } = await read(uuid)
  await answered(client.publishProduct({ uuid, version }))
  const copy = await answered(client.duplicateProduct({ uuid }))
  expect(copy.uuid).not.toBe(uuid)
  const made = await read(copy.uuid)
  expect(made).toMatchObject({ status: 'draft', publishedAt: null, inBin: false })
  const { files, variants, listedAt, ...rest } = made.edit
  const { files: ownFiles, variants: ownVariants, listedAt: _, ...own } = edit
  expect(rest).toEqual({ ...own, name: 'Alder Sofa (copy)', supplierCode: null, newUntil: null })
  expect(files.map(({ uuid: _uuid, ...file }) => file)).toEqual(ownFiles.map(({ uuid: _uuid, ...file }) => file))
  const withoutOwn = (list: ProductEdit['variants']) =>
    list.map((variant) => ({ ...variant, uuid: 0, supplierCode: null }))
  expect(withoutOwn(variants)).toEqual(withoutOwn(ownVariants))
  expect(variants.map((variant) => variant.supplierCode)).toEqual([null, null])
  expect(await read(uuid)).toMatchObject({ status: 'published', edit: { ...own, variants: ownVariants } })
})

test('a duplicate of the longest name still has a valid name', async () => {
  const copy = await answered(client.duplicateProduct({ uuid: await make({ name: 'x'.repeat(160) }) }))
  expect((await read(copy.uuid)).edit.name).toBe(`${'x'.repeat(153)} (copy)`)
  expect(await statusOf(client.duplicateProduct({ uuid: nowhere }))).toBe(404)
})

test('a product in the bin is not duplicated', async () => {
  const uuid = await make({ name: 'Binned Sofa' })
  await answered(client.binProduct({ uuid, version: 1 }))
  expect(await client.duplicateProduct({ uuid })).toMatchObject({
    status: 409,
    problem: { reason: 'This product is in the bin. Please restore it first.' },
  })
})

test('a product is published, withdrawn, archived, binned and restored, each only from its last version', async () => {
  const uuid = await make()
  const list = async () => (await answered(client.products({ q: 'alder sofa' }))).counts
  const before = await list()
  const published = await answered(client.publishProduct({ uuid, version: 1 }))
  expect(await list()).toMatchObject({ published: before.published + 1, draft: before.draft - 1 })
  expect(await statusOf(client.withdrawProduct({ uuid, version: 1 }))).toBe(409)
  const withdrawn = await answered(client.withdrawProduct(published))
  expect(await list()).toEqual(before)
  const archived = await answered(client.archiveProduct(withdrawn))
  expect(await read(uuid)).toMatchObject({ status: 'archived', inBin: false })
  await answered(client.binProduct(archived))
  expect(await read(uuid)).toMatchObject({ status: 'archived', inBin: true })
  expect(await list()).toMatchObject({ bin: before.bin + 1, all: before.all - 1 })
  await answered(client.restoreProduct({ uuid }))
  expect(await list()).toMatchObject({ archived: before.archived + 1, bin: before.bin })
})

test('facts that are missing for publishing are reported at their fields', async () => {
  const uuid = await make({ variants: [aVariant({ visible: false })] })
  const answer = await client.publishProduct({ uuid, version: 1 })
  expect(failed(answer) && Object.keys(answer.problem.fields ?? {})).toEqual(['variants'])
})

test('the choices include hidden records, but none from the bin', async () => {
  await addBrand(db, 'Hidden & Co', { visible: false })
  await addBrand(db, 'Gone & Co', { deletedAt: new Date() })
  const { brands, categories, properties } = await answered(client.taxonomyChoices())
  const names = brands.map(({ name }) => name)
  expect(names).toContain('Hidden & Co')
  expect(names).not.toContain('Gone & Co')
  expect(categories.find(({ name }) => name === 'Living round')?.subCategories).toMatchObject([{ name: 'Sofas round' }])
  expect(properties.find(({ name }) => name === 'Colour round')?.values).toMatchObject([
    { name: 'Sage', swatch: null },
    { name: 'Rust', swatch: null },
  ])
})

test('names requested by id come in that order, without the missing ones', async () => {
  const one = await make({ name: 'One' })
  const two = await make({ name: 'Two' })
  const rows = await answered(client.chosenProducts({ uuids: [two, nowhere, one].join() }))
  expect(rows.map(({ name }) => name)).toEqual(['Two', 'One'])
  expect(await answered(client.chosenProducts({ uuids: '' }))).toEqual([])
})
