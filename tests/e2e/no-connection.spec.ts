import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { cut, failJustBefore, untilReleased } from './support/intercepted-calls.ts'
import { tabTo } from './support/keyboard.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { beKnown, desktop, followLink, open } from './support/visit.ts'

test.use({ viewport: desktop })
test.beforeEach(({ page }) => beKnown(page))

const main = (page: Page) => page.getByRole('main')
const notLoaded = (page: Page) => main(page).getByText('This part of the page did not load')
const retry = (page: Page) => main(page).getByRole('button', { name: 'Try again' })
const products = (page: Page) => main(page).locator('a[href^="/product/"]')

const fail = (page: Page, address: string) =>
  untilReleased(page, address, (route) => route.fulfill({ status: 500, json: { reason: 'Broken' } }))

async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  await expect(header.getByLabel('Search the shop')).toBeVisible()
  await expect(header.getByRole('link', { name: '01632 960147' })).toBeVisible()
}

test('any page that cannot be reached is explained under the header, and loads on retry', async ({ page, request }) => {
  test.setTimeout(240_000)
  const withoutCalls = ['/', '/find-us', '/how-to-measure', '/unauthorised']
  // Leaves out pages that load their data themselves, and explain a failure in place of the data.
  const paths = (await findEveryKind(request)).filter(
    (path) => !withoutCalls.includes(path) && !/^\/(search|shortlist|visit)/.test(path),
  )
  await open(page, '/find-us')
  for (const path of paths) {
    const reconnect = await cut(page, '**/api/**')
    await followLink(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('No connection')
    await expect(main(page), path).not.toContainText('Error')
    await expectHeader(page)
    reconnect()
    await retry(page).click()
    await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText('No connection')
    // Waits for the page itself: the next cut would abort the calls of a page that still shows its placeholder.
    await expect(main(page).getByText('Loading', { exact: true }), path).toHaveCount(0)
    await expect(page).toHaveURL(path)
  }
})

for (const [how, breakOff] of Object.entries({ fails: fail, 'is cut off': cut })) {
  test(`a search that ${how} is not shown as 0 products`, async ({ page }) => {
    test.slow()
    await open(page, '/find-us')
    const restore = await breakOff(page, '**/api/search/')
    for (const path of ['/search/velvet', '/store/sofas-chairs/sofas', '/special-offers']) {
      await followLink(page, path)
      await expect(notLoaded(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(main(page)).not.toContainText(/\d products|No results|No Sofas/)
      await expectHeader(page)
    }
    await expectAccessible(page)
    restore()
    await retry(page).press('Enter')
    await expect(products(page).first()).toBeVisible()
    await expect(main(page)).toBeFocused()
    await expect(notLoaded(page)).toHaveCount(0)
  })

  test(`a part of a page that ${how} is replaced by an explanation, and the rest stays`, async ({ page }) => {
    test.slow()
    await open(page, '/store/sofas-chairs/sofas')
    const restoreRelated = await breakOff(page, '**/api/search/related-products/*')
    await products(page).first().click()
    await expect(main(page).locator('#product')).toBeVisible()
    await expect(notLoaded(page)).toBeVisible()
    restoreRelated()
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Products related to this item.' })).toBeVisible()

    const restoreRows = await breakOff(page, '**/api/search/hp-sections')
    await followLink(page, '/')
    await expect(notLoaded(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
    restoreRows()
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Divan Beds' })).toBeVisible()

    const restoreCategory = await breakOff(page, '**/api/category/page/cat/bedroom')
    await followLink(page, '/store/bedroom')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedroom')
    await expect(notLoaded(page)).toBeVisible()
    restoreCategory()
    await retry(page).click()
    await expect(main(page).getByRole('link', { name: 'Divan Beds' })).toBeVisible()
  })

  test(`suggestions whose call ${how} are requested again`, async ({ page }) => {
    await open(page, '/terms')
    const restore = await breakOff(page, '**/api/search/suggest*')
    const box = page.getByRole('banner').getByRole('search')
    await box.getByLabel('Search the shop').fill('alder')
    const again = box.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(again).toBeHidden()
    await box.getByLabel('Search the shop').fill('alder sofa')
    await expect(again).toBeVisible()
    restore()
    await again.click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(again).toBeHidden()
  })
}

test('suggestions are requested again with the keyboard alone', async ({ page }) => {
  await open(page, '/terms')
  const reconnect = await cut(page, '**/api/search/suggest*')
  const box = page.getByRole('banner').getByRole('search')
  const field = box.getByLabel('Search the shop')
  const again = box.getByRole('button', { name: 'Try again' })
  await field.fill('alder')
  await expect(again).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(again).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(again).toBeHidden()
  await field.fill('alder sofa')
  await expect(again).toBeVisible()
  await tabTo(page, again)
  reconnect()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a page of a list requested offline loads once the browser is online', async ({ page, context }) => {
  test.slow()
  await open(page, '/search')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Next page' }).first().click()
  await expect(notLoaded(page)).toBeVisible()
  await expect(main(page)).toContainText('No connection to the shop')
  await retry(page).click()
  await expect(notLoaded(page)).toBeVisible()
  await context.setOffline(false)
  await expect(products(page).first()).toBeVisible()
  await expect(page).toHaveURL('/search?page=2')
})

test('pictures that did not load are requested again once the browser is online', async ({ page }) => {
  const reconnect = await cut(page, '**/media/**')
  await open(page, '/store/sofas-chairs/sofas')
  const first = products(page).locator('img').first()
  const readWidth = () => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)
  await expect.poll(readWidth).toBe(0)
  reconnect()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(readWidth).toBeGreaterThan(0)
})

test('a new kind of page requested offline loads once the browser is online', async ({ page, context }) => {
  test.slow()
  await open(page, '/search')
  await context.setOffline(true)
  await products(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  await expectHeader(page)
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  // The button has another label while the retry is pending.
  await expect(retry(page)).toBeVisible()
  // The browser comes online before the shop can be reached.
  const reconnect = await cut(page, '**/*.js')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await context.setOffline(false)
  await refused
  await retry(page).click()
  await expect(retry(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  reconnect()
  await retry(page).click()
  await expect(main(page).locator('#product')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/search')
})

test('a browser that is back online at the moment when a retry fails tries again', async ({ page }) => {
  await open(page, '/search')
  const reconnect = await cut(page, '**/*.js')
  await products(page).first().click()
  await expect(retry(page)).toBeVisible()
  reconnect()
  await failJustBefore(page, '.js', { type: 'online' })
  await retry(page).click()
  await expect(main(page).locator('#product')).toBeVisible()
})

test('pointing at a link while the shop cannot be reached keeps the page', async ({ page }) => {
  await open(page, '/search')
  const start = await page.evaluate(() => performance.timeOrigin)
  const reconnect = await cut(page, '**/*.js')
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await products(page).first().hover()
  await refused
  reconnect()
  await products(page).first().click()
  await expect(main(page).locator('#product')).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start)
})

test('following a link while the shop cannot be reached keeps the page, and loads on retry', async ({ page }) => {
  await open(page, '/search')
  const start = await page.evaluate(() => performance.timeOrigin)
  const reconnect = await cut(page, '**/*.js')
  await products(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  reconnect()
  await retry(page).click()
  await expect(main(page).locator('#product')).toBeVisible()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start)
  await page.goBack()
  await expect(page).toHaveURL('/search')
  await expect(products(page).first()).toBeVisible()
})

test('a link followed after an update of the shop leads to its page', async ({ page }) => {
  await open(page, '/search')
  await page.route('**/assets/product-page-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await products(page).first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(main(page).locator('#product')).toBeVisible()
})
