import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aCategory, aRange, aSubCategory } from '../../../tests/support/staff/staff-edits.ts'
import { taxonomyIn } from '../../../tests/support/staff/taxonomy.ts'
import { redirects } from '../../site/tables.ts'
import { categories } from '../tables.ts'
import { binBrand, brandRecords, createBrand, saveBrand } from './brand-edits.ts'
import { createCategory, restoreCategory, saveCategory } from './category-edits.ts'
import { createProperty, saveProperty } from './property-edits.ts'
import { createRange, saveRange } from './range-edits.ts'
import { saveSubCategory } from './sub-category-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, listRedirects, makeCategory, makeSubCategory, empty } = taxonomyIn(db)
beforeEach(empty)

test('a renamed category moves the addresses of its sub-categories', async () => {
  const { id, version } = await makeCategory('Sofas')
  await makeSubCategory(id, 'Corner')
  await change((tx, it) => saveCategory(tx, it, { id, version, edit: aCategory('Seating') }))
  expect(await listRedirects()).toEqual([
    '/store/sofas > /store/seating',
    '/store/sofas/corner > /store/seating/corner',
  ])
  await change((tx, it) => saveCategory(tx, it, { id, version: version + 1, edit: aCategory('Sofas') }))
  expect(await listRedirects()).toEqual([
    '/store/seating > /store/sofas',
    '/store/seating/corner > /store/sofas/corner',
  ])
})

test('a redirect to a renamed category keeps its query and its place on the page', async () => {
  const { id, version } = await makeCategory('Sofas')
  await db.insert(redirects).values([
    { fromPath: '/summer', toPath: '/store/sofas?onSaleOnly=true' },
    { fromPath: '/about-sofas', toPath: '/store/sofas#more' },
    { fromPath: '/sofa', toPath: '/store/sofas' },
  ])
  await change((tx, it) => saveCategory(tx, it, { id, version, edit: aCategory('Seating') }))
  expect(await listRedirects()).toEqual([
    '/about-sofas > /store/seating#more',
    '/sofa > /store/seating',
    '/store/sofas > /store/seating',
    '/summer > /store/seating?onSaleOnly=true',
  ])
})

test('a category that takes an old address is not hidden by its redirect', async () => {
  const { id, version } = await makeCategory('Sofas')
  await change((tx, it) => saveCategory(tx, it, { id, version, edit: aCategory('Seating') }))
  await makeCategory('Sofas')
  expect(await listRedirects()).toEqual([])
})

test('no redirect is written when it is switched off', async () => {
  const { uuid, version } = await change((tx, it) => createRange(tx, it, aRange('Alder')))
  await change((tx, it) => saveRange(tx, it, { id: uuid, version, edit: aRange('Elder'), redirect: false }))
  expect(await listRedirects()).toEqual([])
  await change((tx, it) => saveRange(tx, it, { id: uuid, version: version + 1, edit: aRange('Alder') }))
  expect(await listRedirects()).toEqual(['/range/elder > /range/alder'])
})

test('a sub-category that moves to another category redirects from its old address', async () => {
  const sofas = await makeCategory('Sofas')
  const chairs = await makeCategory('Chairs')
  const { uuid, version } = await makeSubCategory(sofas.id, 'Footstools')
  await change((tx, it) => saveSubCategory(tx, it, { id: uuid, version, edit: aSubCategory(chairs.id, 'Footstools') }))
  expect(await listRedirects()).toEqual(['/store/sofas/footstools > /store/chairs/footstools'])
})

test('an address of a hidden page may redirect until the page is visible again', async () => {
  const range = await change((tx, it) => createRange(tx, it, aRange('Alder', { visible: false })))
  await db.insert(redirects).values({ fromPath: '/range/alder', toPath: '/range/elder' })
  await change((tx, it) =>
    saveRange(tx, it, { id: range.uuid, version: 1, edit: aRange('Alder', { visible: false, description: 'New' }) }),
  )
  expect(await listRedirects()).toEqual(['/range/alder > /range/elder'])
  await change((tx, it) => saveRange(tx, it, { id: range.uuid, version: 2, edit: aRange('Alder') }))
  expect(await listRedirects()).toEqual([])
})

test('a brand that is shown again is not hidden by a redirect', async () => {
  const { uuid } = await change((tx, it) => createBrand(tx, it, aBrand('Fernhollow', { visible: false })))
  const paths = [`/brand/${uuid}/fernhollow`, `/brand/${uuid}`, `/brand/sofas/corner/${uuid}/old-name`]
  const hide = () => db.insert(redirects).values(paths.map((fromPath) => ({ fromPath, toPath: '/contact' })))
  await hide()
  await change((tx, it) =>
    saveBrand(tx, it, { id: uuid, version: 1, edit: aBrand('Fernhollow', { visible: false, description: 'New' }) }),
  )
  expect(await listRedirects()).toHaveLength(3)
  await change((tx, it) => saveBrand(tx, it, { id: uuid, version: 2, edit: aBrand('Fernhollow') }))
  expect(await listRedirects()).toEqual([])
  await change((tx, it) => binBrand(tx, it, { id: uuid, version: 3 }))
  await hide()
  await change((tx, it) => brandRecords.restore(tx, it, uuid))
  expect(await listRedirects()).toEqual([])
})

test('a property value that comes back from the bin is not hidden by a redirect', async () => {
  const client = openStaffClient({ db })
  const waxed = { id: null, name: 'Waxed', swatch: null }
  const made = await change((tx, it) => createProperty(tx, it, { name: 'Finish', values: [waxed] }))
  const save = (version: number, values: (typeof waxed)[]) =>
    change((tx, it) => saveProperty(tx, it, { id: made.id, version, edit: { name: 'Finish', values } }))
  const [key] = made.valueIds
  const binned = await save(made.version, [])
  for (const path of [`${key}/waxed`, `sofas/corner/${key}`, `${key}0/oiled`])
    await answered(client.saveRedirect({ fromPath: `/property/${path}`, toPath: '/contact' }))
  expect((await save(binned.version, [waxed])).valueIds).toEqual([key])
  expect(await listRedirects()).toEqual([`/property/${key}0/oiled > /contact`])
})

test('an undone rename leaves no redirect, and restores earlier ones', async () => {
  const client = openStaffClient({ db })
  const { id } = await answered(client.createCategory(aCategory('Sofas')))
  const sub = await answered(client.createSubCategory(aSubCategory(id, 'Corner')))
  await db.insert(redirects).values({ fromPath: '/couches', toPath: '/store/sofas' })
  const rename = async (name: string, redirect?: boolean) => {
    const { version } = await answered(client.category({ id }))
    await answered(client.saveCategory({ id, version, edit: aCategory(name), redirect }))
  }
  await rename('Seating')
  expect((await answered(client.addressTarget({ address: '/store/sofas' }))).undoes).toBe('/store/seating')
  await rename('Sofas')
  expect(await listRedirects()).toEqual(['/couches > /store/sofas'])
  expect((await answered(client.addressTarget({ address: '/store/sofas' }))).undoes).toBeUndefined()

  await rename('Seating', false)
  expect(await listRedirects()).toEqual(['/couches > /store/seating'])
  await rename('Sofas', false)
  expect(await listRedirects()).toEqual(['/couches > /store/sofas'])

  await rename('Seating')
  await rename('Lounge')
  await rename('Seating')
  await rename('Sofas')
  expect(await listRedirects()).toEqual(['/couches > /store/sofas'])

  const { version } = await answered(client.subCategory({ uuid: sub.uuid }))
  await answered(client.saveSubCategory({ uuid: sub.uuid, version, edit: aSubCategory(id, 'Angle') }))
  const renamed = await answered(client.subCategory({ uuid: sub.uuid }))
  await answered(client.saveSubCategory({ uuid: sub.uuid, version: renamed.version, edit: aSubCategory(id, 'Corner') }))
  expect(await listRedirects()).toEqual(['/couches > /store/sofas'])
})

test('an address that was in use for long, or belonged to another, is not forgotten', async () => {
  const client = openStaffClient({ db })
  const { uuid } = await answered(client.createRange({ ...aRange('Alder'), products: [] }))
  const rename = async (name: string) => {
    const { version, edit } = await answered(client.range({ uuid }))
    await answered(client.saveRange({ uuid, version, edit: { ...edit, ...aRange(name) } }))
  }
  await rename('Elder')
  await db.update(redirects).set({ createdAt: sql`now() - interval '8 days'` })
  expect((await answered(client.addressTarget({ address: '/range/alder' }))).undoes).toBeUndefined()
  await rename('Alder')
  expect(await listRedirects()).toEqual(['/range/elder > /range/alder'])

  await answered(client.saveRedirect({ fromPath: '/range/rowan', toPath: '/range/alder' }))
  await rename('Rowan')
  expect(await listRedirects()).toEqual(['/range/alder > /range/rowan', '/range/elder > /range/rowan'])
})

test('a sub-category that becomes visible with its category is not hidden by a redirect', async () => {
  const { id } = await change((tx, it) => createCategory(tx, it, aCategory('Sofas', { visible: false })))
  await makeSubCategory(id, 'Corner')
  const hide = () => db.insert(redirects).values({ fromPath: '/store/sofas/corner', toPath: '/contact' })
  await hide()
  await change((tx, it) => saveCategory(tx, it, { id, version: 1, edit: aCategory('Sofas') }))
  expect(await listRedirects()).toEqual([])
  await db.update(categories).set({ deletedAt: new Date() })
  await hide()
  await change((tx, it) => restoreCategory(tx, it, id))
  expect(await listRedirects()).toEqual([])
})
