import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fixedPages, productAddress } from '../../contract/addresses.ts'
import type { PopupEdit, SlideEdit } from '../../contract/staff/content-records.ts'
import { createTestDatabase, hasWaiting } from '../../tests/support/database/database.ts'
import { waitUntil } from '../../tests/support/runner/wait-for.ts'
import { aCategory, aSubCategory, refused, staffIn } from '../../tests/support/staff/staff-edits.ts'
import { archiveProduct } from '../catalogue/products/product-status-edits.ts'
import { createCategory } from '../catalogue/taxonomy/category-edits.ts'
import { createSubCategory } from '../catalogue/taxonomy/sub-category-edits.ts'
import { deleteRedirect } from '../site/redirect-edits.ts'
import { redirects } from '../site/tables.ts'
import { binPage, createPage, restorePage, savePage } from './page-edits.ts'
import { binSlide, createPopup, createSlide, orderSlides, restoreSlide, savePopup, saveSlide } from './records.ts'
import { saveRedirect } from './redirect-edits.ts'
import { pages, popups, slides } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { change, listRedirects, makePublished, read, readVersion } = staffIn(db)

const slide: SlideEdit = {
  style: 1,
  title: 'Sofas',
  subTitle: '',
  ctaString: '',
  ctaUrl: '',
  imageHash: null,
  mobileImageHash: null,
  showOverlay: false,
  visible: true,
  showFrom: null,
  showUntil: null,
}
const popup: PopupEdit = {
  title: 'Open late',
  message: '',
  imageHash: null,
  previewImageHash: null,
  ctaString: '',
  ctaUrl: '',
  visible: true,
  showFrom: null,
  showUntil: null,
}
const page = { title: 'Delivery', body: '', metaDescription: '', visible: true }
const redirect = (fromPath: string, toPath: string) => change((tx, it) => saveRedirect(tx, it, { fromPath, toPath }))

beforeEach(async () => {
  await db.delete(redirects)
  await db.delete(slides)
  await db.delete(popups)
  await db.delete(pages).where(eq(pages.fixed, false))
})

test('slides are created, changed, ordered, binned and restored', async () => {
  const [one, two] = [
    await change((tx, it) => createSlide(tx, it, slide)),
    await change((tx, it) => createSlide(tx, it, slide)),
  ]
  await change((tx, it) => saveSlide(tx, it, { id: two.id, version: 1, edit: { ...slide, title: 'Beds', style: 3 } }))
  await change((tx, it) => orderSlides(tx, it, [two.id, one.id]))
  const list = async () =>
    (await db.select().from(slides).orderBy(asc(slides.position))).map(({ title, style }) => `${title} ${style}`)
  expect(await list()).toEqual(['Beds 3', 'Sofas 1'])
  expect(await refused(change((tx, it) => saveSlide(tx, it, { id: two.id, version: 1, edit: slide })))).toMatchObject({
    status: 409,
  })
  const before = await readVersion()
  await change((tx, it) => binSlide(tx, it, { id: two.id, version: 2 }))
  expect(await refused(change((tx, it) => orderSlides(tx, it, [two.id, one.id])))).toMatchObject({ status: 409 })
  await change((tx, it) => restoreSlide(tx, it, two.id))
  expect(await readVersion()).toBe(before + 2)
})

test('a missing picture is refused at its field', async () => {
  const imageHash = '9'.repeat(64)
  expect(await refused(change((tx, it) => createSlide(tx, it, { ...slide, imageHash })))).toEqual({
    status: 400,
    fields: ['imageHash'],
  })
  const { id } = await change((tx, it) => createPopup(tx, it, popup))
  const wrong = change((tx, it) =>
    savePopup(tx, it, { id, version: 1, edit: { ...popup, previewImageHash: imageHash } }),
  )
  expect(await refused(wrong)).toEqual({ status: 400, fields: ['previewImageHash'] })
})

test.each(fixedPages)('%s always exists, and only its text changes', async (id) => {
  const [before] = await db.select().from(pages).where(eq(pages.id, id))
  const version = before?.version ?? 0
  await change((tx, it) => savePage(tx, it, { id, version, edit: { ...page, body: 'New text' } }))
  const hide = change((tx, it) => savePage(tx, it, { id, version: version + 1, edit: { ...page, visible: false } }))
  expect(await refused(hide)).toEqual({ status: 400, fields: ['visible'] })
  expect(await refused(change((tx, it) => binPage(tx, it, { id, version: version + 1 })))).toMatchObject({
    status: 409,
  })
  expect(await refused(change((tx, it) => createPage(tx, it, { ...page, id })))).toEqual({
    status: 409,
    fields: ['id'],
  })
  const [after] = await db.select().from(pages).where(eq(pages.id, id))
  expect(after).toMatchObject({ body: 'New text', visible: true, deletedAt: null, fixed: true })
})

test('a page of the shop’s own can be hidden, binned and restored', async () => {
  const { id } = await change((tx, it) => createPage(tx, it, { ...page, id: 'delivery' }))
  await change((tx, it) => savePage(tx, it, { id, version: 1, edit: { ...page, visible: false } }))
  await change((tx, it) => binPage(tx, it, { id, version: 2 }))
  expect(await refused(change((tx, it) => savePage(tx, it, { id, version: 3, edit: page })))).toMatchObject({
    status: 409,
  })
  await change((tx, it) => restorePage(tx, it, id))
  expect((await db.select().from(pages).where(eq(pages.id, id)))[0]).toMatchObject({ visible: false, deletedAt: null })
})

test('every redirect leads to its target in one step, in whatever order redirects were created', async () => {
  await redirect('/b', '/c')
  await redirect('/a', '/b')
  await redirect('/c', '/d?colour=1')
  expect(await listRedirects()).toEqual(['/a > /d?colour=1', '/b > /d?colour=1', '/c > /d?colour=1'])
  await redirect('/d', '/e')
  expect(await listRedirects()).toEqual(['/a > /e', '/b > /e', '/c > /e', '/d > /e'])
  await redirect('/a', '/f')
  expect(await listRedirects()).toContain('/a > /f')
})

test('redirects never form a loop', async () => {
  expect(await refused(redirect('/a', '/a'))).toEqual({ status: 400, fields: ['toPath'] })
  expect(await refused(redirect('/a', '/a?x=1'))).toEqual({ status: 400, fields: ['toPath'] })
  await redirect('/a', '/b')
  expect(await refused(redirect('/b', '/a'))).toEqual({ status: 400, fields: ['toPath'] })
  await redirect('/b', '/c')
  expect(await refused(redirect('/c', '/a'))).toEqual({ status: 400, fields: ['toPath'] })
  expect(await listRedirects()).toEqual(['/a > /c', '/b > /c'])
})

test('two redirects that are saved concurrently never form a loop together', async () => {
  for (let round = 0; round < 10; round++) {
    await db.delete(redirects)
    const outcomes = await Promise.allSettled([redirect('/a', '/b'), redirect('/b', '/a')])
    const reasons = outcomes.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason)
    expect(reasons).toEqual([expect.objectContaining({ status: 400 })])
    expect(await listRedirects()).toHaveLength(1)
  }
})

test('an address with a page does not redirect', async () => {
  const { id } = await change((tx, it) => createCategory(tx, it, aCategory('Sofas')))
  const sub = await change((tx, it) => createSubCategory(tx, it, aSubCategory(id, 'Corner')))
  await change((tx, it) => createPage(tx, it, { ...page, id: 'delivery' }))
  const uuid = await makePublished({ subCategoryUuid: sub.uuid })
  const live = [
    '/',
    '/terms',
    '/special-offers',
    '/shortlist',
    '/store/sofas',
    '/store/sofas/corner',
    '/page/delivery',
    `/product/${uuid}`,
    productAddress(uuid, 'Alder Sofa'),
    '/search/oak',
  ]
  for (const path of live)
    expect(await refused(redirect(path, '/elsewhere'))).toEqual({ status: 400, fields: ['fromPath'] })
  const { version } = await read(uuid)
  await change((tx, it) => archiveProduct(tx, it, { id: uuid, version }))
  for (const path of [`/product/${uuid}`, '/store/beds', '/page/care', '/brand/x', '/property/12'])
    await redirect(path, '/elsewhere')
  expect(await listRedirects()).toHaveLength(5)
})

test('a page shown again at its address is not hidden by a redirect, and a hidden one leaves it', async () => {
  const { id } = await change((tx, it) => createPage(tx, it, { ...page, id: 'delivery', visible: false }))
  await redirect('/page/delivery', '/contact')
  await change((tx, it) => savePage(tx, it, { id, version: 1, edit: { ...page, title: 'Moved', visible: false } }))
  expect(await listRedirects()).toEqual(['/page/delivery > /contact'])
  await change((tx, it) => savePage(tx, it, { id, version: 2, edit: page }))
  expect(await listRedirects()).toEqual([])
})

test('a page restored to its address is not hidden by a redirect', async () => {
  const { id } = await change((tx, it) => createPage(tx, it, { ...page, id: 'delivery' }))
  await change((tx, it) => binPage(tx, it, { id, version: 1 }))
  await redirect('/page/delivery', '/contact')
  await change((tx, it) => restorePage(tx, it, id))
  expect(await listRedirects()).toEqual([])
})

test('a page that is being created keeps its address while a redirect is saved', async () => {
  const [made, isMet] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const making = change(async (tx, it) => {
    await createPage(tx, it, { ...page, id: 'delivery' })
    made.resolve()
    await isMet.promise
  })
  await made.promise
  const redirecting = refused(redirect('/page/delivery', '/contact'))
  await waitUntil(() => hasWaiting(database))
  isMet.resolve()
  await making
  expect(await redirecting).toEqual({ status: 400, fields: ['fromPath'] })
  expect(await listRedirects()).toEqual([])
})

test('a redirect is deleted only once', async () => {
  await redirect('/a', '/b')
  await change((tx, it) => deleteRedirect(tx, it, '/a'))
  expect(await listRedirects()).toEqual([])
  expect(await refused(change((tx, it) => deleteRedirect(tx, it, '/a')))).toMatchObject({ status: 404 })
})
