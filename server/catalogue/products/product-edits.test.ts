import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { productAddress } from '../../../contract/addresses.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import { addFile, addPicture } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { aProduct, aVariant, colours, nowhere, refused, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit, redirects } from '../../site/tables.ts'
import { priceLog, products } from '../tables.ts'
import { createProperty } from '../taxonomy/property-edits.ts'
import { saveProduct } from './product-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, read, make, save, makePublished, readRow, readVersion, listRedirects } = staffIn(db)

const [a, b, c] = [await addPicture(db, 'a'), await addPicture(db, 'b'), await addPicture(db, 'c')]
const guide = await addFile(db, 'care.pdf')
const unknownHash = '9'.repeat(64)
const { valueIds } = await change((tx, it) =>
  createProperty(tx, it, { name: 'Colour', values: colours('Sage', 'Oat') }),
)
const [sage = 0, oat = 0] = valueIds

beforeEach(async () => {
  for (const table of [products, redirects]) await db.delete(table)
  await db.execute(sql`truncate ${audit}`)
})

test('a saved product is read back the same, and saving it unchanged changes nothing', async () => {
  const { uuid } = await make()
  const full: Partial<ProductEdit> = {
    description: 'A **good** sofa',
    metaTags: ['linen', 'oak legs'],
    supplierCode: 'ALD-3',
    newUntil: '2030-01-01T00:00:00.000Z',
    listedAt: '2020-02-03T04:05:06.000Z',
    pictures: [b, a],
    files: [{ uuid: null, fileHash: guide, name: 'Care guide' }],
    variants: [
      aVariant({ name: 'Sage', price: 1299.99, pictures: [c, a], properties: [sage], heightCm: 80.5 }),
      aVariant({ name: 'Oat', price: 1299.99, salePrice: 999.95, onSale: true, properties: [oat], supplierCode: 'O' }),
    ],
  }
  await save(uuid, full)
  const saved = await read(uuid)
  expect(saved).toMatchObject({
    ...full,
    files: [{ fileHash: guide, name: 'Care guide' }],
    variants: full.variants?.map(({ uuid: _, ...rest }) => rest),
  })
  await save(uuid, {})
  expect(await read(uuid)).toEqual(saved)
})

test('a save and a publication leave every part of another product as it is', async () => {
  const part = (code: string): Partial<ProductEdit> => ({
    pictures: [b],
    files: [{ uuid: null, fileHash: guide, name: 'Care guide' }],
    variants: [aVariant({ price: 10, supplierCode: code, pictures: [c], properties: [sage] })],
  })
  const related = [(await make()).uuid]
  const other = await make({ ...part('O'), related })
  const before = await read(other.uuid)
  const uuid = await makePublished(part('S'))
  await save(uuid, { name: 'Another name', ...part('T'), pictures: [], files: [] })
  expect(await read(other.uuid)).toEqual(before)
})

test('a draft is visible to staff alone', async () => {
  const before = await readVersion()
  const { uuid } = await make({ variants: [aVariant({ price: 10 })] })
  await save(uuid, { name: 'Another name' })
  expect(await readVersion()).toBe(before)
  expect(await readRow(uuid)).toMatchObject({ status: 'draft', changedIn: 0 })
  expect(await db.select().from(priceLog)).toEqual([])
  expect(await listRedirects()).toEqual([])
})

test('the second of two editors of a product is refused, and the first save is kept', async () => {
  const { uuid, version } = await make()
  await save(uuid, { name: 'Alder Sofa, improved' })
  const second = change((tx, it) => saveProduct(tx, it, { id: uuid, version, edit: aProduct({ description: 'Mine' }) }))
  await expect(second).rejects.toMatchObject({ status: 409, body: { title: 'Changed since you opened it' } })
  expect(await read(uuid)).toMatchObject({ name: 'Alder Sofa, improved', description: '' })
})

test('ten concurrent saves are applied in turn, and none overwrites another', async () => {
  const { uuid, version } = await make()
  const saves = Array.from({ length: 10 }, (_, number) =>
    change((tx, it) => saveProduct(tx, it, { id: uuid, version, edit: aProduct({ name: `Sofa ${number}` }) })),
  )
  const outcomes = await Promise.allSettled(saves)
  const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled')
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
  expect(await read(uuid)).toMatchObject({ name: `Sofa ${winner}`, version: version + 1 })
})

test('a renamed product redirects from its old address, unless that is switched off', async () => {
  const uuid = await makePublished()
  const [old, middle, latest] = ['Alder Sofa', 'Alder Settee', 'Alder Couch'].map((name) => productAddress(uuid, name))
  await save(uuid, { name: 'Alder Settee' })
  await save(uuid, { name: 'Alder Couch' })
  expect(await listRedirects()).toEqual([`${middle} > ${latest}`, `${old} > ${latest}`])
  await save(uuid, { name: 'Alder Sofa' })
  expect(await listRedirects()).toEqual([`${latest} > ${old}`, `${middle} > ${old}`])
  await db.delete(redirects)
  await save(uuid, { name: 'Quietly Renamed' }, { redirect: false })
  expect(await listRedirects()).toEqual([])
})

test('a supplier code in use is refused at its field', async () => {
  await make({ supplierCode: 'A1', variants: [aVariant({ supplierCode: 'V1' })] })
  expect(await refused(make({ supplierCode: 'A1' }))).toHaveProperty('fields', ['supplierCode'])
  const rows = [aVariant({ name: 'a', supplierCode: 'V0' }), aVariant({ name: 'b', supplierCode: 'V1' })]
  expect(await refused(make({ variants: rows }))).toHaveProperty('fields', ['variants.1.supplierCode'])
})

test('two variants may swap codes, and a removed variant frees its code', async () => {
  const { uuid } = await make({
    variants: [aVariant({ name: 'a', supplierCode: '1' }), aVariant({ name: 'b', supplierCode: '2' })],
  })
  const [one, two] = (await read(uuid)).variants
  if (!one || !two) throw new Error('Two variants were made.')
  await save(uuid, {
    variants: [
      { ...one, supplierCode: '2' },
      { ...two, supplierCode: '1' },
    ],
  })
  expect((await read(uuid)).variants.map((row) => row.supplierCode)).toEqual(['2', '1'])
  await save(uuid, { variants: [{ ...two, supplierCode: '2' }] })
  await save(uuid, { variants: [two, one] })
  expect((await read(uuid)).variants).toEqual([two, one])
})

test('a reference to a missing record is refused at its field', async () => {
  expect(await refused(make({ subCategoryUuid: nowhere }))).toHaveProperty('fields', ['subCategoryUuid'])
  expect(await refused(make({ pictures: [unknownHash] }))).toHaveProperty('fields', ['pictures'])
  expect(await refused(make({ related: [nowhere] }))).toHaveProperty('fields', ['related'])
  expect(await refused(make({ files: [{ uuid: null, fileHash: unknownHash, name: 'Gone' }] }))).toHaveProperty(
    'fields',
    ['files.0'],
  )
  const rows = [aVariant({ name: 'a' }), aVariant({ name: 'b', pictures: [unknownHash] })]
  expect(await refused(make({ variants: rows }))).toHaveProperty('fields', ['variants.1.pictures'])
  expect(await refused(make({ variants: [aVariant({ properties: [999_999] })] }))).toHaveProperty('fields', [
    'variants.0.properties',
  ])
  const { uuid } = await make()
  expect(await refused(save(uuid, { variants: [aVariant({ uuid: nowhere })] }))).toHaveProperty('fields', [
    'variants.0.uuid',
  ])
  expect(await db.select().from(products)).toHaveLength(1)
})

test('a variant of another product is refused', async () => {
  const { variantUuids } = await make()
  const { uuid } = await make()
  const stolen = [aVariant({ uuid: variantUuids[0] ?? null, price: 1 })]
  expect(await refused(make({ variants: stolen }))).toHaveProperty('fields', ['variants.0.uuid'])
  expect(await refused(save(uuid, { variants: stolen }))).toHaveProperty('fields', ['variants.0.uuid'])
})

test('each action on a product is in its history', async () => {
  const uuid = await makePublished()
  await save(uuid, { name: 'Alder Settee' })
  const entries = await db.select().from(audit).where(eq(audit.entityId, uuid)).orderBy(asc(audit.id))
  expect(entries.map((entry) => entry.action)).toEqual(['create', 'publish', 'save'])
  expect(entries[2]).toMatchObject({ before: { name: 'Alder Sofa' }, after: { name: 'Alder Settee' } })
})
