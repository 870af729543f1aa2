import { expect, type Page, test } from '@playwright/test'
import { expectShown, highlights } from './support/carousel.ts'
import { answerInstead, goHome } from './support/client-visit.ts'
import { cut, hold } from './support/intercepted-calls.ts'
import { desktop, moving, open } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.use({ viewport: desktop, ...moving })

const main = (page: Page) => page.getByRole('main')
const headings = (page: Page) => main(page).locator('section[aria-labelledby] h2').allTextContents()

test('the sections follow the highlights in order', async ({ page }) => {
  await page.goto('/')
  expect(await headings(page)).toEqual([
    'Our ranges',
    'Shop by category',
    'Special Offers',
    'New In',
    'Sofas',
    'Ready Made Curtains',
    'Divan Beds',
    'About Us',
    'How To Find Us',
  ])
  const [first, second] = [
    await highlights(page).boundingBox(),
    await main(page).locator('section').first().boundingBox(),
  ]
  expect(first?.y ?? 9999).toBeLessThan(second?.y ?? 0)
})

test('rows that nobody has scrolled to are drawn once the browser is idle, as a picture of the whole page needs', async ({
  page,
}) => {
  await page.goto('/')
  const hidden = () =>
    main(page)
      .locator('section h2')
      .evaluateAll((titles) => titles.filter((title) => !title.checkVisibility({ contentVisibilityAuto: true })).length)
  await expect.poll(hidden).toBe(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an empty or malformed section is left out, and the others stay', async ({ page }) => {
  await answerInstead(page, '**/api/carousel', () => ({ length: 2 }))
  await page.route('**/api/range/homepage', (route) => route.fulfill({ json: [] }))
  await answerInstead<object>(page, '**/api/search/hp-sections', (rows) => ({ ...rows, offers: [], newIn: 'none' }))
  await goHome(page)
  expect(await headings(page)).toEqual([
    'Shop by category',
    'Sofas',
    'Ready Made Curtains',
    'Divan Beds',
    'About Us',
    'How To Find Us',
  ])
  await expect(highlights(page)).toHaveCount(0)
})

test('a page that a browser extension changed before hydration still has its slides, ranges and cards', async ({
  page,
}) => {
  await page.route('/', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<h1 class="sr-only">', '$&<b>Changed</b>'),
    })
  })
  await open(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Changed')
  await expect(highlights(page).getByRole('heading').first()).toBeVisible()
  for (const name of ['Our ranges', 'Sofas']) {
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('heading', { level: 3 }).first(),
    ).toBeVisible()
  }
})

test('every range of the home page links to its own page, with name, text and picture', async ({ page, request }) => {
  const ranges: { name: string; routeName: string; description: string }[] = await (
    await request.get('/api/range/homepage')
  ).json()
  expect(ranges.length).toBeGreaterThan(0)
  await page.goto('/')
  const cards = main(page).getByRole('region', { name: 'Our ranges' }).getByRole('link')
  expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ranges.map(({ routeName }) => `/range/${routeName}`),
  )
  for (const [place, { name, description }] of ranges.entries()) {
    await expect(cards.nth(place)).toContainText(name + description)
    await expect(cards.nth(place).locator('img')).toHaveCount(1)
  }
})

test('the home page describes the shop and links to the contact form', async ({ page }) => {
  await page.goto('/')
  const about = main(page).getByRole('region', { name: 'About Us' })
  await expect(about).toContainText('Hob & Lantern is a family shop')
  const visit = main(page).getByRole('region', { name: 'How To Find Us' })
  await expect(visit.getByRole('heading', { name: 'Free customer parking' })).toBeVisible()
  await expect(visit.getByRole('link', { name: 'Find the car park by its three-word address' })).toHaveAttribute(
    'href',
    /^https:\/\/three-words\.example\/\w+\.\w+\.\w+$/,
  )
  await visit.getByRole('link', { name: 'Email Us' }).click()
  await expect(page).toHaveURL('/contact')
})

test('the page /find-us has the heading ‘Visit us’, the parking card, the three-word address and the map', async ({
  page,
}) => {
  await page.goto('/find-us')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText('Visit us')
  await expect(main(page).getByRole('heading', { name: 'Free customer parking' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /three-word address/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Show the map' })).toBeVisible()
})

test('the home page has every fixed link', async ({ page }) => {
  await page.goto('/')
  for (const path of [
    '/store/sofas-chairs',
    '/store/sofas-chairs/sofas',
    '/store/dining-living',
    '/store/bedroom',
    '/store/bedroom/ready-made-curtains',
    '/store/bedroom/divan-beds',
    '/store/nursery',
    '/store/curtains-blinds',
    '/store/flooring',
    '/store/decorating',
    '/special-offers',
    '/latest-products',
    '/contact',
  ]) {
    await expect(page.locator(`main a[href="${path}"]`).first(), path).toBeAttached()
  }
})

test('the map loads only on request', async ({ page }) => {
  const elsewhere: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    elsewhere.push(route.request().url())
    return route.abort()
  })
  await page.goto('/')
  const map = page.getByRole('button', { name: 'Show the map' })
  await map.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  await map.click()
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

test('a slow home page shows placeholders', async ({ page }) => {
  const letGo = await hold(page, '**/api/search/hp-sections')
  await open(page, '/contact')
  await page.getByRole('banner').locator('a[href="/"]').first().click()
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible()
  const placeholders = page.getByRole('status', { name: 'Loading' }).locator('.animate-pulse')
  await expect(placeholders).toHaveCount(18)
  expect((await placeholders.first().boundingBox())?.height).toBe(500)
  letGo()
  await expectShown(highlights(page), 1)
})

test('the request for the remaining cards of the rows is aborted when the shopper leaves, and nothing is logged', async ({
  page,
}) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  page.on('pageerror', (error) => logged.push(error.message))
  await page.route('**/api/search/hp-sections', () => {})
  await open(page, '/')
  const asked = page.waitForRequest('**/api/search/hp-sections')
  await main(page).getByRole('region', { name: 'New In', exact: true }).scrollIntoViewIfNeeded()
  const request = await asked
  const ended = page.waitForEvent('requestfailed', (event) => event === request)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await ended
  await expect(page).toHaveURL('/terms')
  expect(logged).toEqual([])
})

test('a row whose remaining cards could not be loaded loads them when it is near again', async ({ page }) => {
  const reconnect = await cut(page, '**/api/search/hp-sections')
  await open(page, '/')
  const row = main(page).getByRole('region', { name: 'New In', exact: true })
  const slides = row.locator('[aria-roledescription=slide]')
  const whole = Number((await slides.first().getAttribute('aria-label'))?.split(' of ')[1])
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/hp-sections'))
  await row.scrollIntoViewIfNeeded()
  await refused
  expect(await slides.count()).toBeLessThan(whole)
  reconnect()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expect(row).not.toBeInViewport()
  await row.scrollIntoViewIfNeeded()
  await expect(slides).toHaveCount(whole)
})
