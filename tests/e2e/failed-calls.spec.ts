import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { cut, hold, untilReleased } from './support/intercepted-calls.ts'
import { beKnown, desktop, followLink, open } from './support/visit.ts'

test.use({ viewport: desktop })
test.beforeEach(({ page }) => beKnown(page))
// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const explanation = (page: Page) => page.getByRole('main').getByRole('alert')
const pageInfo = '**/api/category/pageinfo/bedroom'
const whereTo = '**/api/redirect?*'

const answer = (page: Page, address: string, status: number) =>
  untilReleased(page, address, (route) =>
    route.fulfill(status === 204 ? { status } : { status, json: { reason: 'Broken' } }),
  )

async function expectHeader(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByLabel('Search the shop')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Error')
}

test('a page whose call fails redirects home, with an explanation and a retry', async ({ page }) => {
  test.slow()
  await open(page, '/terms')
  for (const status of [500, 503, 429, 204]) {
    const restore = await answer(page, pageInfo, status)
    await followLink(page, '/store/bedroom?from=a+link')
    await expect(page).toHaveURL('/')
    await expect(explanation(page), String(status)).toContainText('We could not load that page just now')
    await expectHeader(page)
    restore()
    await explanation(page).getByRole('link', { name: 'Try again' }).click()
    await expect(heading(page)).toHaveText('Bedroom')
    await expect(page).toHaveURL('/store/bedroom?from=a+link')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(explanation(page)).toHaveCount(0)
})

test('a retry that fails explains again', async ({ page }) => {
  await open(page, '/')
  await answer(page, pageInfo, 503)
  await followLink(page, '/store/bedroom')
  const first = await explanation(page).elementHandle()
  await explanation(page).getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expect(explanation(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('on a slow line, a failing page is explained on the home page it was opened from', async ({ page }) => {
  await open(page, '/')
  const failing = Promise.withResolvers<void>()
  await page.route(pageInfo, async (route) => {
    await failing.promise
    await route.fulfill({ status: 503, json: { reason: 'Broken' } })
  })
  const sendHome = await hold(page, '**/api/range/homepage')
  await followLink(page, '/store/bedroom')
  await expect(heading(page)).toHaveText('Bedroom')
  failing.resolve()
  const visits = () => page.evaluate((): number => history.state.idx)
  await expect.poll(visits).toBe(1)
  sendHome()
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(explanation(page)).toBeVisible()
})

test('a missing page redirects home without a note', async ({ page }) => {
  await open(page, '/terms')
  await answer(page, pageInfo, 404)
  await followLink(page, '/store/bedroom')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(explanation(page)).toHaveCount(0)
})

test('a redirect home by the server is explained once as well', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'missed_page', value: '%2Fstore%2Fbedroom%3Fpage%3D2', url: baseURL }])
  await open(page, '/')
  await expect(explanation(page)).toContainText('We could not load that page just now')
  await expect(explanation(page).getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/store/bedroom?page=2',
  )
  await expectAccessible(page)
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(explanation(page)).toHaveCount(0)
})

test('a call refused with 401 shows the Unauthorised screen, and in a list its own text', async ({ page }) => {
  await open(page, '/terms')
  await answer(page, pageInfo, 401)
  await followLink(page, '/store/bedroom')
  await expect(heading(page)).toHaveText('Unauthorised')
  await expect(page).toHaveURL('/store/bedroom')
  await expectHeader(page)
  await answer(page, '**/api/search/', 401)
  await followLink(page, '/store/sofas-chairs/sofas')
  await expect(heading(page)).toHaveText('Sofas')
  await expect(explanation(page)).toContainText('This part of the page did not load')
  await expectHeader(page)
})

const failures = {
  'No connection': (page: Page) => cut(page, whereTo),
  'We could not load this page just now': (page: Page) => answer(page, whereTo, 500),
}
for (const [title, breakOff] of Object.entries(failures)) {
  test(`a link to an old address is titled ‘${title}’ until its target is known`, async ({ page }) => {
    test.slow()
    await open(page, '/terms')
    const restore = await breakOff(page)
    for (const old of ['/old-sofas', '/store/old-sofas', '/page/old-sofas']) {
      await followLink(page, old)
      await expect(heading(page), old).toHaveText(title)
      await expect(page).toHaveURL(old)
      await expectHeader(page)
    }
    await expectAccessible(page)
    await followLink(page, '/store/bedroom')
    // The title alone may be that of a placeholder, which is not an entry of the history yet.
    await expect(page).toHaveURL('/store/bedroom')

    await followLink(page, '/old-sofas')
    await expect(heading(page)).toHaveText(title)
    restore()
    await page.route('**/api/redirect?address=%2Fold-sofas', (route) =>
      route.fulfill({ json: { to: '/special-offers' } }),
    )
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/special-offers')
    await page.goBack()
    await expect(page).toHaveURL('/store/bedroom')
  })
}

test('a page that cannot load shows ways to continue', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await open(page, '/store/sofas-chairs/sofas')
  await page.route('**/api/product/*', (route) => route.abort())
  await page.locator('#products a[href^="/product/"]').first().click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(logged.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('a cancelled navigation is neither shown nor logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  page.on('pageerror', (error) => logged.push(error.message))
  await open(page, '/store/sofas-chairs/sofas')
  const asked = page.waitForRequest('**/api/product/*')
  await page.route('**/api/product/*', () => {})
  await page.locator('#products a[href^="/product/"]').first().click()
  const request = await asked
  const failed = page.waitForEvent('requestfailed', (event) => event.url() === request.url())
  await page.getByLabel('Breadcrumb').getByRole('link', { name: 'Sofas & Chairs' }).click()
  await failed
  await expect(page).toHaveURL('/store/sofas-chairs')
  expect(logged).toEqual([])
})
