import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { fixedPages, productAddress } from '../../contract/addresses.ts'
import type { PopupEdit, SlideEdit } from '../../contract/staff/content-records.ts'
import { addPicture } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { aCategory, aSubCategory, nowhere, staffIn } from '../../tests/support/staff/staff-edits.ts'
import { createCategory } from '../catalogue/taxonomy/category-edits.ts'
import { createSubCategory } from '../catalogue/taxonomy/sub-category-edits.ts'
import { listSlides } from './slides.ts'
import { pages, slides } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const { change, make, makePublished } = staffIn(db)

const slide: SlideEdit = {
  style: 2,
  title: 'Oak',
  subTitle: 'From the wood next door',
  ctaString: 'Look',
  ctaUrl: '/latest-products',
  imageHash: null,
  mobileImageHash: null,
  showOverlay: true,
  visible: false,
  showFrom: null,
  showUntil: null,
}
const popup: PopupEdit = {
  title: 'Open late',
  message: '**Thursday** until 8pm.',
  imageHash: null,
  previewImageHash: null,
  ctaString: '',
  ctaUrl: '',
  visible: false,
  showFrom: null,
  showUntil: null,
}
const care = { id: 'care', title: 'Care', body: '# Oil\n\nTwice a year.', metaDescription: '', visible: true }

test('staff see hidden records, in the given order', async () => {
  const imageHash = await addPicture(db, 'Oak')
  const first = await answered(client.createSlide({ ...slide, title: 'First', visible: false }))
  const second = await answered(client.createSlide({ ...slide, title: 'Second', visible: true, imageHash }))
  const others = (await answered(client.slides())).filter(({ uuid }) => uuid !== first.uuid && uuid !== second.uuid)
  await answered(client.orderSlides({ order: [second.uuid, first.uuid, ...others.map(({ uuid }) => uuid)] }))
  const rows = await answered(client.slides())
  expect(rows.slice(0, 2)).toMatchObject([
    { title: 'Second', visible: true },
    { title: 'First', visible: false },
  ])
  await answered(client.binSlide(second))
  expect(await statusOf(client.slide(second))).toBe(404)
  await answered(client.restoreSlide(second))
  expect((await answered(client.slide(second))).version).toBe(3)
  expect(await statusOf(client.popup({ uuid: nowhere }))).toBe(404)
})

test('a slide without a picture cannot be shown, and one that has lost its picture is left out', async () => {
  expect(await client.createSlide({ ...slide, visible: true })).toMatchObject({
    status: 400,
    problem: { fields: { imageHash: expect.stringMatching(/needs a picture/) } },
  })
  const imageHash = await addPicture(db, 'Elm')
  const { uuid } = await answered(client.createSlide({ ...slide, title: 'Elm', visible: true, imageHash }))
  const shownTitles = async () => (await listSlides(db, new Date())).map(({ title }) => title)
  expect(await shownTitles()).toContain('Elm')
  await db.update(slides).set({ imageHash: null }).where(eq(slides.id, uuid))
  expect(await shownTitles()).not.toContain('Elm')
  const { version, edit } = await answered(client.slide({ uuid }))
  expect(await client.saveSlide({ uuid, version, edit })).toMatchObject({
    problem: { fields: { 'edit.imageHash': expect.stringMatching(/needs a picture/) } },
  })
  await answered(client.saveSlide({ uuid, version, edit: { ...edit, visible: false } }))
})

test('saving the announcement and saving the settings do not overwrite each other', async () => {
  const [banner, settings] = [await answered(client.banner()), await answered(client.settings())]
  const { version } = await answered(client.saveBanner({ ...banner, edit: { bannerMessage: 'Free coffee' } }))
  expect(await statusOf(client.saveSettings(settings))).toBe(409)
  await answered(client.saveSettings({ version, edit: { ...settings.edit, shopName: 'Wren' } }))
  expect((await answered(client.banner())).edit).toMatchObject({ bannerMessage: 'Free coffee' })
})

test('the six fixed pages come first and keep their order', async () => {
  const rows = await answered(client.pages())
  expect(new Set(rows.slice(0, 6).map(({ id }) => id))).toEqual(new Set(fixedPages))
  expect(rows.slice(0, 6).every(({ fixed, visible }) => fixed && visible)).toBe(true)
  const { version, edit } = await answered(client.page({ id: 'terms' }))
  expect(await statusOf(client.savePage({ id: 'terms', version, edit: { ...edit, visible: false } }))).toBe(400)
  expect(await statusOf(client.binPage({ id: 'terms', version }))).toBe(409)
  expect(await statusOf(client.createPage({ ...care, id: 'terms' }))).toBe(409)
})

test('a button is offered only visible records to link to', async () => {
  const { id } = await change((tx, it) => createCategory(tx, it, aCategory('Lighting')))
  await change((tx, it) => createSubCategory(tx, it, aSubCategory(id, 'Lamps')))
  await change((tx, it) => createSubCategory(tx, it, aSubCategory(id, 'Candles', { visible: false })))
  const attic = await change((tx, it) => createCategory(tx, it, aCategory('Attic', { visible: false })))
  await change((tx, it) => createSubCategory(tx, it, aSubCategory(attic.id, 'Trunks')))
  await answered(client.createPage({ ...care, id: 'delivery', title: 'Delivery' }))
  await answered(client.createPage({ ...care, id: 'secret', title: 'Secret', visible: false }))
  const offered = await answered(client.shopPages())
  expect(offered).toContainEqual({ kind: 'Sub-category', name: 'Lighting › Lamps', address: '/store/lighting/lamps' })
  expect(offered).toContainEqual({ kind: 'Page', name: 'Delivery', address: '/page/delivery' })
  expect(offered.map(({ name }) => name).join()).not.toMatch(/Candles|Attic|Trunks|Secret/)
  for (const { address } of offered) expect((await answered(client.addressTarget({ address }))).page).toBe(true)
})

test('a link finds a visible product by its words', async () => {
  const name = 'Wicker Settle'
  const uuid = await makePublished({ name })
  await make({ name: 'Wicker Draft' })
  const offered = await answered(client.shopProducts({ q: 'wicker' }))
  expect(offered).toEqual([{ kind: 'Product', name, address: productAddress(uuid, name) }])
  expect((await answered(client.addressTarget({ address: productAddress(uuid, name) }))).page).toBe(true)
  expect(await answered(client.shopProducts({ q: 'no such thing' }))).toEqual([])
  expect(await answered(client.shopProducts({ q: '' }))).toEqual([])
})

test('an empty link is refused at its field', async () => {
  await answered(client.createPage({ ...care, id: 'guide', title: 'Guide' }))
  const edit = { ...care, title: 'Guide', body: 'Read [our guide](https://).' }
  const answer = await client.savePage({ id: 'guide', version: 1, edit })
  const reason = 'The link “our guide” has no address. Say where it leads, or remove it.'
  expect(answer).toMatchObject({ status: 400, problem: { fields: { 'edit.body': reason } } })
  await answered(client.savePage({ id: 'guide', version: 1, edit: { ...edit, body: 'Read [our guide](/terms).' } }))
})

test('a text is checked in the form that shoppers would get', async () => {
  const save = (body: string) => client.createPage({ ...care, id: 'judged', title: 'Judged', body })
  const body = 'Ring <a>us</a> or [mail]( <> ), not [this](tel:1), nor ![that]().'
  const message = 'The link “us” has no address. Say where it leads, or remove it. The link “mail” has no address.'
  expect(await save(body)).toMatchObject({
    status: 400,
    problem: { fields: { body: expect.stringContaining(message) } },
  })
  await answered(save('Write `[words]()` or \\[words]().'))
})

test('a stored faulty text can be opened, and is checked when it is saved', async () => {
  const stored = { ...care, id: 'stored', title: 'Stored', body: '[Ring us](tel:1)' }
  await db.insert(pages).values(stored)
  const { version, edit } = await answered(client.page({ id: 'stored' }))
  const renamed = { id: 'stored', version, edit: { ...edit, title: 'Renamed' } }
  expect(await client.savePage(renamed)).toMatchObject({
    status: 400,
    problem: { fields: { 'edit.body': expect.stringContaining('begins with “tel:”, which does not work here') } },
  })
  await answered(client.savePage({ ...renamed, leavePictures: true }))
})

test('a record with an empty link is not created', async () => {
  const body = 'Read [our guide]().'
  const link = 'The link “our guide” has no address. Say where it leads, or remove it.'
  const page = await client.createPage({ ...care, id: 'empty-guide', title: 'Guide', body })
  expect(page).toMatchObject({ status: 400, problem: { fields: { body: link } } })
  expect(await statusOf(client.page({ id: 'empty-guide' }))).toBe(404)
  const empty = { ...popup, message: body, ctaString: 'Look', ctaUrl: '' }
  const button = 'The button has words but no address. Say where it leads.'
  expect(await client.createPopup(empty)).toMatchObject({
    status: 400,
    problem: { fields: { message: link, ctaUrl: button } },
  })
  await answered(client.createPopup({ ...empty, message: 'Until eight.', ctaUrl: '/find-us' }))
})

test('a redirect is created, tested, deleted and restored', async () => {
  const uuid = await makePublished()
  const edit = { fromPath: '/old-sofa/', toPath: `/product/${uuid}` }
  const made = await answered(client.saveRedirect(edit))
  expect(made).toEqual({ fromPath: '/old-sofa', toPath: `/product/${uuid}` })
  expect(await answered(client.redirects())).toEqual([{ ...made, createdAt: expect.any(String) }])
  const addressTarget = { path: '/old-sofa', to: made.toPath, page: true }
  expect(await answered(client.addressTarget({ address: 'old-sofa' }))).toEqual(addressTarget)
  expect(await answered(client.addressTarget({ address: 'https://www.shop.example/old-sofa' }))).toEqual(addressTarget)
  expect(await answered(client.addressTarget({ address: '/nowhere' }))).toEqual({
    path: '/nowhere',
    to: null,
    page: false,
  })
  expect(await answered(client.addressTarget({ address: '/terms/' }))).toMatchObject({ to: null, page: true })

  const other = { fromPath: '/old-stool', toPath: '/contact', isNew: true }
  await answered(client.saveRedirect(other))
  await answered(client.deleteRedirect(made))
  expect(await answered(client.redirects())).toMatchObject([{ fromPath: other.fromPath }])
  await answered(client.deleteRedirect(other))
  expect(await answered(client.addressTarget({ address: '/old-sofa' }))).toMatchObject({ to: null, page: false })
  expect(await statusOf(client.deleteRedirect(made))).toBe(404)
  await answered(client.saveRedirect(made))
  expect(await answered(client.redirects())).toMatchObject([made])
})

test('a new redirect does not replace one that leads elsewhere', async () => {
  const made = { fromPath: '/old-bed', toPath: '/contact', isNew: true }
  await answered(client.saveRedirect(made))
  expect(await client.saveRedirect({ ...made, toPath: '/terms' })).toMatchObject({
    status: 400,
    problem: { fields: { fromPath: 'This redirects to /contact already. Please delete that redirect first.' } },
  })
  // A retry of the same redirect is accepted, because the first answer may have been lost.
  await answered(client.saveRedirect(made))
  expect(await answered(client.redirects())).toContainEqual(expect.objectContaining({ toPath: '/contact' }))
})

test.each(['http://', 'http://[', '//', '\\\\', '%', '/%ff'])('an address like %s causes no error', async (address) => {
  expect([200, 400]).toContain(await statusOf(client.addressTarget({ address })))
})

test('a preview renders a text as the page does', async () => {
  expect(
    await client.previewMarkdown({ text: '**Oak**\nand <script>alert(1)</script> [ash](javascript:alert(1))' }),
  ).toEqual({
    html: '<p><strong>Oak</strong><br />and  <a href="" rel="noopener">ash</a></p>',
  })
})
