import { afterAll, beforeEach, expect, test } from 'vitest'
import { addBrand, addCategory, addProduct, addProperty, addSubCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { products } from '../catalogue/tables.ts'
import { files, pictures } from '../media/tables.ts'
import { redirects, siteLinks, siteSettings } from '../site/tables.ts'
import { pages, popups, slides } from './tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const listDead = async () => {
  const { catalogue } = await answered(client.overview())
  if (!catalogue) throw new Error('The overview of the owner has no catalogue.')
  return catalogue.deadLinks
}

beforeEach(async () => {
  for (const table of [slides, popups, pages, redirects, products]) await db.delete(table)
})

test('a visible dead link is reported with the record that contains it', async () => {
  const living = await addCategory(db, 'Lounge')
  await addCategory(db, 'Hidden', { visible: false })
  await addSubCategory(db, living.id, 'Corner sofas')
  const { uuid } = await addProduct(db, { name: 'Sofa' })
  await db.insert(redirects).values([{ fromPath: '/old', toPath: '/store/lounge' }])
  const link = (ctaUrl: string, more = {}) => ({ title: `To ${ctaUrl}`, ctaUrl, ...more })
  await db
    .insert(slides)
    .values([
      link('/store/lounge'),
      link('/store/lounge/corner-sofas?sortBy=az#top'),
      link('/special-offers/'),
      link(`/product/${uuid}/sofa`),
      link('/old'),
      link('/search/oak'),
      link(''),
      link('/store/hidden'),
      link('/nowhere'),
      link('/hidden-slide', { visible: false }),
      link('/binned-slide', { deletedAt: new Date() }),
    ])
  await db
    .insert(popups)
    .values([
      link('https://example.com/gone'),
      link('http://shop.example/range/gone'),
      { title: 'Words', message: 'See <a href="/brand/gone">this</a>, [that](/terms) and [us](mailto:a@b.example).' },
    ])
  const body = 'A [good](/contact) one, a [bad](/page/gone "now") one, `[code](/page/code)`, [far](//far.example/x).'
  await db.insert(pages).values({ id: 'help', title: 'Help', body })
  const deadLinks = await listDead()
  expect(deadLinks.map(({ kind, name, address }) => [kind, name, address])).toEqual([
    ['page', 'Help', '/page/gone'],
    ['pop-up', 'To http://shop.example/range/gone', 'http://shop.example/range/gone'],
    ['pop-up', 'Words', '/brand/gone'],
    ['slide', 'To /nowhere', '/nowhere'],
    ['slide', 'To /store/hidden', '/store/hidden'],
  ])
})

test('a link to a product of a hidden category, or to a value of a binned property, is dead', async () => {
  const { id } = await addCategory(db, 'Vault', { visible: false })
  const { uuid: subCategoryUuid } = await addSubCategory(db, id, 'Racks')
  const rack = await addProduct(db, { name: 'Rack', subCategoryUuid })
  const stool = await addProduct(db, { name: 'Stool' })
  const { Sage } = await addProperty(db, 'Colour', ['Sage'])
  const { Soft } = await addProperty(db, 'Feel', ['Soft'], { deletedAt: new Date() })
  const paths = [`/product/${rack.uuid}/rack`, `/product/${stool.uuid}`, `/property/${Sage}`, `/property/${Soft}/soft`]
  await db.insert(slides).values(paths.map((ctaUrl) => ({ title: ctaUrl, ctaUrl })))
  const dead = (await listDead()).map(({ address }) => address)
  expect(dead.toSorted()).toEqual([paths[0], paths[3]].toSorted())
  // A redirect from that address would hide the page once its category or property is restored.
  for (const fromPath of paths) {
    const refused = await client.saveRedirect({ fromPath, toPath: '/contact' })
    expect(refused).toMatchObject({ status: 400, problem: { fields: { fromPath: expect.any(String) } } })
  }
})

test('a brand or a property value within a sub-category that shoppers do not see is dead', async () => {
  const oak = await addCategory(db, 'Oak rooms')
  await addSubCategory(db, oak.id, 'Desks')
  await addSubCategory(db, oak.id, 'Stands', { visible: false })
  const brand = await addBrand(db, 'Fernhollow')
  const { Ash } = await addProperty(db, 'Wood', ['Ash'])
  const within = (place: string) => [`/brand/${place}/${brand.uuid}/fernhollow`, `/property/${place}/${Ash}/ash`]
  const live = [`/brand/${brand.uuid}`, ...within('oak-rooms/desks')]
  const lost = ['oak-rooms/stands', 'oak-rooms/gone', 'other-rooms/desks'].flatMap(within)
  await db.insert(slides).values([...live, ...lost].map((ctaUrl) => ({ title: ctaUrl, ctaUrl })))
  const dead = (await listDead()).map(({ address }) => address)
  expect(dead.toSorted()).toEqual(lost.toSorted())
  const refused = await client.saveRedirect({ fromPath: lost[0] ?? '', toPath: '/contact' })
  expect(refused).toMatchObject({ status: 400, problem: { fields: { fromPath: expect.any(String) } } })
})

test('links of every visible text are checked, relative to the page that shows them', async () => {
  const { id: categoryId } = await addCategory(db, 'Attic', { extraInfo: '[Beds](attic/beds), [gone](gone)' })
  const beds = await addSubCategory(db, categoryId, 'Beds', {
    extraInfo: '[Up](../attic), [here](?page=2), [no](attic)',
  })
  const description = 'See [terms](terms), [home](/) and [beds](/store/attic/beds).'
  const variant = { description: '<a href=/page/variant>this</a>' }
  const { uuid } = await addProduct(db, { name: 'Bunk', description, variants: [variant] })
  await addProduct(db, { name: 'Draft', status: 'draft', description: '[x](/page/draft)' })
  await db
    .update(siteSettings)
    .set({ aboutUs: '[Terms](terms), [ring](tel:1), [www](www.far.example), [far](http://www.far.example)' })
  await db.insert(popups).values({ title: 'Late', message: '[Terms](terms), [root](../../../../terms), [top](#top)' })
  await db.insert(pages).values({
    id: 'ways',
    title: 'Ways',
    body: '[r], [x][r], [way](./ways) and http://shop.example/page/bare\n\n[r]: <../page/reference>',
  })
  const listed = await listDead()
  expect(listed.map(({ kind, id, name, address }) => [kind, id, name, address])).toEqual([
    ['category', String(categoryId), 'Attic', 'gone'],
    ['page', 'ways', 'Ways', '../page/reference'],
    ['page', 'ways', 'Ways', 'http://shop.example/page/bare'],
    ['pop-up', expect.any(String), 'Late', 'terms'],
    ['product', uuid, 'Bunk', '/page/variant'],
    ['product', uuid, 'Bunk', 'terms'],
    ['settings', '', 'About us', 'tel:1'],
    ['settings', '', 'About us', 'www.far.example'],
    ['sub-category', beds.uuid, 'Beds', 'attic'],
  ])
  const { catalogue } = await answered(openStaffClient({ db }, 'editor').overview())
  expect(catalogue?.deadLinks.some(({ kind }) => kind === 'settings')).toBe(false)
})

test('links that shoppers do not see are not checked, and those of the header and footer are', async () => {
  const text = (name: string) => `[x](/lost/${name})`
  const past = '2026-01-01T00:00:00Z'
  await db.insert(popups).values([
    { title: 'Hidden', message: text('hidden-pop-up'), visible: false },
    { title: 'Over', message: text('ended-pop-up'), ctaUrl: '/lost/button-of-ended-pop-up', showUntil: past },
  ])
  await db.insert(slides).values({ title: 'Over', ctaUrl: '/lost/ended-slide', showUntil: past })
  const hidden = await addCategory(db, 'Loft', { visible: false, extraInfo: text('hidden-category') })
  await addSubCategory(db, hidden.id, 'Trunks', { extraInfo: text('within-hidden-category') })
  const hall = await addCategory(db, 'Hall')
  await addSubCategory(db, hall.id, 'Pegs', { visible: false, extraInfo: text('hidden-sub-category') })
  await addProduct(db, { name: 'Chest', variants: [{}, { visible: false, description: text('hidden-variant') }] })
  await addProduct(db, { name: 'Draft', status: 'draft', variants: [{ description: text('variant-of-draft') }] })
  const named = (label: string) => [{ id: label, label, address: `/lost/${label}` }]
  await db.update(siteLinks).set({
    menuFirst: named('first'),
    menuLast: named('last'),
    footerShop: named('shop'),
    footerInformation: named('us'),
  })
  const dead = (await listDead()).filter(({ address }) => address.startsWith('/lost'))
  expect(dead.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
    ['first', 'last', 'shop', 'us'].map((label) => `site links ${label}`),
  )
})

test('a page knows the records on show that link to it', async () => {
  const find = async (path: string) =>
    (await answered(client.linksHere({ path }))).map(({ kind, name }) => `${kind} ${name}`)
  await db.insert(pages).values([
    { id: 'oil', title: 'Oil', body: 'Read [this page](/page/oil#top) again.' },
    { id: 'wax', title: 'Wax', body: '[Oil](oil?x=1) and [oil](/page/oil), `[code](/page/wax)`' },
    { id: 'soap', title: 'Soap', body: '[wax](/page/wax)', visible: false },
  ])
  await db.insert(redirects).values([{ fromPath: '/oiling', toPath: '/page/oil' }])
  await db.insert(slides).values([
    { title: 'Oil it', ctaUrl: 'http://shop.example/oiling' },
    { title: 'Hidden', ctaUrl: '/page/oil', visible: false },
  ])
  expect(await find('/page/oil')).toEqual(['slide Oil it', 'page Wax'])
  expect(await find('/page/wax')).toEqual([])
  expect(await answered(client.unlinkedPages())).toEqual(['wax'])
})

test('pictures and files that are missing or in the bin are reported', async () => {
  const hash = (letter: string) => letter.repeat(64)
  const picture = (letter: string, more = {}) => ({
    hash: hash(letter),
    fileName: 'oak.webp',
    type: 'image/webp',
    bytes: 1,
    width: 960,
    height: 640,
    placeholder: '',
    ...more,
  })
  await db.insert(pictures).values([picture('a'), picture('b', { deletedAt: new Date() })])
  const file = (letter: string, more = {}) => ({
    hash: hash(letter),
    fileName: 'care.pdf',
    type: 'application/pdf',
    bytes: 1,
    ...more,
  })
  await db.insert(files).values([file('c'), file('d', { deletedAt: new Date() })])
  const here = `![](/media/${hash('a')}-960.webp) [big](http://shop.example/media/${hash('a')}.webp) [old name](/media/files/${hash('c')}/sofa%20care.pdf)`
  const gone = [`/media/${hash('b')}-960.webp`, `/media/${hash('e')}.webp`, `/media/files/${hash('d')}/care.pdf`]
  const text = `${here} ![](${gone[0]}) [${'big'}](${gone[1]}) <a href='${gone[2]}'>care</a> ![](oak.png) ![](data:image/png;base64,AA) [x]()`
  expect(await answered(client.deadLinks({ address: '', text, page: '/page/oaks' }))).toEqual([
    { address: gone[0], target: 'picture' },
    { address: gone[1], target: 'picture' },
    { address: gone[2], target: 'file' },
    { address: 'oak.png', target: 'picture' },
  ])
  await db.insert(pages).values({ id: 'oaks', title: 'Oaks', body: text })
  const listed = (await listDead()).filter(({ id }) => id === 'oaks')
  expect(listed.map(({ address }) => address).toSorted()).toEqual([...gone, 'oak.png'].toSorted())
})

test('a form reports dead links before it is saved', async () => {
  await addCategory(db, 'Cellar', { visible: false })
  await db.insert(redirects).values([{ fromPath: '/moved', toPath: '/special-offers' }])
  const find = async (address: string, text = '', page?: string) =>
    (await answered(client.deadLinks({ address, text, page }))).map((dead) => dead.address)
  for (const address of ['', '/', '/moved', '/special-offers/?page=2#top', 'https://example.com/gone', '/sitemap.xml'])
    expect(await find(address)).toEqual([])
  for (const address of [
    '/nowhere',
    '/store/cellar',
    'http://shop.example/range/gone',
    'https://shop.example/range/gone',
  ])
    expect(await find(address)).toEqual([address])
  const text = 'A [good](/contact), a [bad](/page/gone), <a href="/brand/gone">that</a> and a [bad](/page/gone "one").'
  expect(await find('', text)).toEqual(['/page/gone', '/brand/gone'])
  expect(await find('', '[Ask](info@shop.example), [ü](/page/ü) or [us](terms)', '/page/a')).toEqual([
    ...['info@shop.example', '/page/ü', 'terms'],
  ])
  expect(await find('', '[us](terms)', '/disclaimer')).toEqual([])
})
