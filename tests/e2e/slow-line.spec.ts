import { expect, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { beKnown, desktop, moving, openAsleep } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })
test.beforeEach(({ page }) => beKnown(page))

test('a form filled in before hydration can be sent', async ({ page }) => {
  test.slow()
  const wake = await openAsleep(page, '/contact')
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
  wake()
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeEnabled({ timeout: 30_000 })
})

test('a search typed before hydration gets its suggestions', async ({ page }) => {
  const wake = await openAsleep(page, '/terms')
  await page.getByLabel('Search the shop').fill('alder')
  wake()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('a filter ticked before hydration is sent, and stays ticked', async ({ page }) => {
  const wake = await openAsleep(page, '/search')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: 'Special offers only' }).check()
  wake()
  await expect(page).toHaveURL('/search?onSaleOnly=true')
  await expect(page.getByRole('checkbox', { name: 'Special offers only' })).toBeChecked()
})

for (const accepted of ['true', 'false']) {
  test(`an amount typed before hydration stays while the code of its field is late: cookies ${accepted}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'cookie_consent', value: accepted, url: baseURL }])
    const wake = await openAsleep(page, '/search')
    const arrive = await hold(page, '**/assets/amount-filters-*.js')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.locator('#filters summary').filter({ hasText: 'Price' }).click()
    const field = page.getByLabel('To £')
    await field.fill('900')
    const typed = await field.elementHandle()
    wake()
    await expect(page.getByRole('button', { name: 'Bedroom menu' })).toBeAttached()
    await expect(field).toHaveValue('900')
    arrive()
    await expect(page).toHaveURL('/search?priceMax=900')
    await expect(field).toHaveValue('900')
    expect(await typed?.evaluate((element) => element.isConnected)).toBe(true)
  })
}

test('an order chosen before hydration is sent', async ({ page }) => {
  const wake = await openAsleep(page, '/search')
  await page.getByLabel('Sort by').selectOption('Newest')
  wake()
  await expect(page).toHaveURL('/search?sortBy=recent')
  await expect(page.getByLabel('Sort by')).toHaveValue('recent')
})

test('a heart and a small picture pressed before hydration are pressed once the page answers', async ({
  page,
  request,
}) => {
  const product = (await findEveryKind(request)).find((path) => path.startsWith('/product/')) ?? ''
  const wake = await openAsleep(page, product)
  const heart = page.locator('#product').getByRole('button', { name: /^Shortlist / })
  const second = page.getByRole('button', { name: 'Show picture 2' })
  await heart.click()
  await heart.click()
  await second.click()
  wake()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a heart pressed before hydration is on the shortlist of the page that is opened at once', async ({ page }) => {
  const wake = await openAsleep(page, '/store/sofas-chairs/sofas')
  const card = page.locator('#products li').first()
  const heart = card.getByRole('button', { name: /^Shortlist / })
  const name = (await heart.getAttribute('aria-label'))?.replace('Shortlist ', '') ?? ''
  await heart.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  wake()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shortlist/ })).toHaveText('Shortlist1')
  await page.goto('/shortlist')
  await expect(page.getByRole('list', { name: 'Pieces on your shortlist' })).toContainText(name)
})

test('a menu is complete for a pointer on the bar before hydration', async ({ page }) => {
  const wake = await openAsleep(page, '/terms')
  const bar = page.getByRole('navigation', { name: 'Categories' })
  await bar.getByRole('link', { name: 'New In' }).hover()
  wake()
  await expect(bar.getByRole('button', { name: 'Bedroom menu' })).toBeAttached()
  await bar.getByRole('link', { name: 'Bedroom', exact: true }).hover()
  const picks = bar.locator('.category-panel:not([hidden]) ul ul').getByRole('link')
  await expect(picks.first()).toHaveAttribute('href', /^\/(brand|property)\//)
})

test('signing in keeps what was typed before hydration', async ({ page }) => {
  const wake = await openAsleep(page, '/admin/sign-in')
  await page.getByLabel('Email address').fill('ada@example.com')
  await page.getByLabel('Password').fill('a long enough one')
  await page.getByLabel('Password').press('Enter')
  wake()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  await expect(page.getByLabel('Email address')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('a long enough one')
})

test('hydration of the sign-in page moves no link', async ({ page }) => {
  const wake = await openAsleep(page, '/admin/sign-in')
  const link = page.getByRole('link', { name: 'Forgot your password?' })
  const before = await link.boundingBox()
  wake()
  await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeVisible()
  expect(await link.boundingBox()).toEqual(before)
})
