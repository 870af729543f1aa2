import { expect, type Page, test } from '@playwright/test'
import routes from '../../../app/routes.ts'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { aSupplierList } from '../../support/staff/staff-edits.ts'
import { findFaults } from '../support/axe.ts'
import { waitForCarousels } from '../support/carousel.ts'
import { fromOwnNetwork } from '../support/own-network.ts'
import { findEveryPage, listRoutes } from '../support/shop-pages.ts'
import { send } from '../support/staff-calls.ts'
import { beKnown, desktop, open, phone, watch } from '../support/visit.ts'

/** Every page of the back office, from the route table, so that a new page is checked too. */
const backOfficePaths = listRoutes(routes)
  .map(({ path }) => path)
  .filter((path) => path.startsWith('/admin'))
const isBeforeSignIn = (path: string) => /^\/admin\/(welcome|invitation|sign-in|reset-password)$/.test(path)
const isFixed = (path: string) => !/[:*]/.test(path)

/** The widths of a desktop zoomed to 200 and 400 %. */
const enlarged = [720, 320]

/** Checks a page for axe's violations at both widths, and for sideways scrolling at these and when zoomed. */
async function lookAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  await expect.soft(page.getByText('Loading …'), path).toHaveCount(0)
  await waitForCarousels(page)
  const expectToFit = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const taken = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(taken, `${path} at ${width} px`).toBeLessThanOrEqual(width)
  }
  for (const width of enlarged) await expectToFit(width)
  for (const viewport of [desktop, phone]) {
    await expectToFit(viewport.width)
    await page.setViewportSize(viewport)
    expect.soft(await findFaults(page), `${path} at ${viewport.width} px`).toEqual([])
  }
}

async function listLinks(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href^="/admin/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  return links.map((link) => new URL(link ?? '', page.url()).pathname)
}

/** A long word without a break opportunity, as in an address, which must not widen a page. */
const unbroken = (word: string) => word.padEnd(60, 'wood')

/**
 * Creates each kind of record that a new shop lacks. Returns the addresses that the journey would not find by the first link of
 * a list: no list links to them, other journeys may delete them, or other journeys' records come first.
 */
async function makeExamples(page: Page): Promise<string[]> {
  await askSomething(page)
  const find = async (kind: string, called: string) => {
    const all: { name: string; uuid?: string; id?: number }[] = await (
      await page.request.get(`/api/staff/${kind}`)
    ).json()
    const { uuid, id } = all.find(({ name }) => name === called) ?? {}
    return `/admin/${kind}/${uuid ?? id}`
  }
  const draft = { ...blankProduct, name: unbroken('Walkwood'), variants: [{ ...blankVariant, price: 100 }] }
  const product = await send(page, '/api/staff/products', draft)
  await send(page, '/api/staff/bulk', {
    target: { uuids: [product.uuid] },
    action: { kind: 'flag', flag: 'immediateDelivery', on: true },
  })
  const words = unbroken('walkwood')
  const rule = await send(page, '/api/staff/search-rules', { words, pinned: [product.uuid], hidden: [], sendTo: '' })
  const sheet = await send(
    page,
    `/api/staff/imports/file?name=${unbroken('walk')}.csv`,
    `Name,Price\n${unbroken('Walktable')},100\n`,
  )
  await send(
    page,
    '/api/staff/supplier-lists',
    aSupplierList(unbroken('Walker'), 'https://walker.example/list.csv', { isFetched: false }),
  )
  const guest = { name: unbroken('Walter'), email: '', phone: '', note: unbroken('Note'), categoryId: 0, items: [] }
  const visit = await send(page, '/api/staff/bookings', { ...guest, cameBy: 'walk-in', startsAt: null })
  const { rows } = await (await page.request.get('/api/staff/enquiries?q=wilma')).json()
  return [
    `/admin/preview/product/${product.uuid}`,
    `/admin/import/${sheet.uuid}`,
    `/admin/bookings/${visit.uuid}`,
    `/admin/enquiries/${rows[0].uuid}`,
    `/admin/search-rules/${rule.uuid}`,
    await find('brands', 'Fernhollow'),
    await find('properties', 'Colour'),
  ]
}

async function askSomething(page: Page): Promise<void> {
  await beKnown(page)
  await open(page, '/contact')
  await page.getByLabel('Name').fill(unbroken('Wilma'))
  await page.getByLabel('Email', { exact: true }).fill('wilma@example.com')
  await page.getByLabel('How can we help?').fill(`Do you have ${unbroken('oak')}?`)
  const button = page.getByRole('button', { name: 'Send Request' })
  await expect(button).toBeEnabled({ timeout: 30_000 })
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
}

const describeRoute = (path: string) =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`)

test('every page of the back office passes its checks, wide and narrow', async ({ page, request }) => {
  test.setTimeout(600_000)
  const shown = await findEveryPage(request)
  const links = new Set([...(await makeExamples(page)), ...shown.map((path) => `/admin/preview${path}`)])
  const { faults } = watch(page)
  const fixed = backOfficePaths.filter((path) => isFixed(path) && !isBeforeSignIn(path))
  for (const path of fixed) {
    await lookAt(page, path)
    for (const link of await listLinks(page)) links.add(link)
  }
  for (const route of backOfficePaths.filter((path) => !isFixed(path) && !path.endsWith('*'))) {
    const pattern = describeRoute(route)
    const example = [...links].find((link) => pattern.test(link) && !backOfficePaths.includes(link))
    expect.soft(example, `a page of ${route}`).toBeDefined()
    if (example) await lookAt(page, example)
  }
  expect(faults).toEqual([])
  // The browser logs the 404 of this page.
  await lookAt(page, '/admin/not-there')
})

test('every page before signing in passes its checks, wide and narrow', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000)
  const data = { name: 'Ida Inviter', email: 'ida@shop.example', role: 'sales' }
  const answer = await page.request.post('/api/staff/invitations', { data, headers: { origin: baseURL ?? '' } })
  const { link } = await answer.json()
  const context = await browser.newContext({
    baseURL,
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce' as const,
  })
  const visitor = await context.newPage()
  const { faults } = watch(visitor)
  for (const path of [...backOfficePaths.filter(isBeforeSignIn), link]) await lookAt(visitor, path)
  expect(faults).toEqual([])
  await context.close()
})
