import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { consentPrompt, standInForGoogle } from './support/consent.ts'
import { desktop, open, openFoundSofa, phone } from './support/visit.ts'

const sizes = { desktop, phone }

async function readCookies(context: BrowserContext) {
  const cookies = await context.cookies()
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
}

/** The names of the tracked events. */
const readEvents = (page: Page) =>
  page.evaluate(() =>
    ((Reflect.get(window, 'dataLayer') as unknown[][] | undefined) ?? [])
      .filter(([command]) => command === 'event')
      .map(([, name]) => name),
  )

/** Waits for hydration, when timers begin: the menus' buttons appear then. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('button[aria-label="Bedroom menu"]')).toBeAttached({ timeout: 15_000 })
}

const daysLeft = (expires: number) => Math.round((expires - Date.now() / 1000) / 86_400)

test('Google is not contacted before consent, which is kept for a year and starts analytics', async ({
  page,
  context,
}) => {
  const asked = await standInForGoogle(context)
  await page.goto('/terms')
  await expect(consentPrompt(page)).toBeVisible()
  await page.getByRole('link', { name: 'New In', exact: true }).first().click()
  await expect(page).toHaveURL('/latest-products')
  expect(asked).toEqual([])
  expect(await context.cookies()).toEqual([])

  await consentPrompt(page).getByRole('button', { name: 'Accept' }).click()
  await expect(consentPrompt(page)).toBeHidden()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.address).toMatch(/gtag\/js\?id=G-JOURNEYS$/)
  const { cookie_consent: kept } = await readCookies(context)
  expect(kept).toMatchObject({ value: 'true', sameSite: 'Strict', path: '/' })
  expect(daysLeft(kept?.expires ?? 0)).toBe(365)
})

test('a page is printed without the question about cookies', async ({ page }) => {
  for (const path of ['/terms', '/how-to-measure']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(consentPrompt(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(consentPrompt(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a refusal is kept for a day, deletes analytics cookies, and can be changed', async ({ page, context }) => {
  const asked = await standInForGoogle(context)
  await page.goto('/terms')
  await consentPrompt(page).getByRole('button', { name: 'Accept' }).click()
  await expect
    .poll(async () => Object.keys(await readCookies(context)).sort())
    .toEqual(['_ga', '_ga_TEST', 'cookie_consent'])
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(consentPrompt(page)).toBeFocused()
  await consentPrompt(page).getByRole('button', { name: 'Decline' }).click()
  await expect(consentPrompt(page)).toBeHidden()
  const { cookie_consent: kept, ...others } = await readCookies(context)
  expect(others).toEqual({})
  expect(kept).toMatchObject({ value: 'false', sameSite: 'Strict', path: '/' })
  expect(daysLeft(kept?.expires ?? 0)).toBe(1)

  const before = asked.length
  await open(page, '/terms')
  await page.getByRole('link', { name: 'Cookie settings' }).click()
  await expect(consentPrompt(page)).toBeVisible()
  expect(asked.length).toBe(before)
  expect(await readEvents(page)).toEqual([])
})

test('stored consent starts analytics, which tracks products and searches', async ({ page, context }) => {
  const asked = await standInForGoogle(context)
  await context.addCookies([{ name: 'cookie_consent', value: 'true', domain: 'localhost', path: '/' }])
  await page.goto('/search/alder')
  await expect.poll(() => asked.length).toBe(1)
  await expect(consentPrompt(page)).toBeHidden()
  await expect.poll(() => readEvents(page)).toEqual(['search'])
  await page.locator('#products a[href^="/product/"]').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => readEvents(page)).toEqual(['search', 'view_item'])
  expect(asked).toHaveLength(1)
})

test('an answer stored by another tab counts once the page is visible again', async ({ page, context }) => {
  const asked = await standInForGoogle(context)
  const other = await context.newPage()
  const lookAt = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  for (const tab of [page, other]) {
    await open(tab, '/terms')
    await expect(consentPrompt(tab)).toBeVisible()
  }
  await lookAt()
  await expect(consentPrompt(page)).toBeVisible()
  await consentPrompt(other).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await lookAt()
  await expect(consentPrompt(page)).toBeHidden()
  await expect.poll(() => asked.length).toBe(2)

  for (const tab of [page, other]) await tab.getByRole('link', { name: 'Cookie settings' }).click()
  await lookAt()
  await expect(consentPrompt(page)).toBeVisible()
  await consentPrompt(other).getByRole('button', { name: 'Decline' }).click()
  await lookAt()
  await expect(consentPrompt(page)).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-JOURNEYS'))).toBe(true)
  expect(Object.keys(await readCookies(context))).toEqual(['cookie_consent'])
})

test('a received enquiry is tracked once', async ({ page, context }) => {
  test.slow()
  await standInForGoogle(context)
  await context.addCookies([{ name: 'cookie_consent', value: 'true', domain: 'localhost', path: '/' }])
  await page.route('**/api/contact', (route) => route.fulfill({ json: { received: true, copyMailed: false } }))
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  expect(await readEvents(page)).toEqual([])
  await send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  await expect.poll(() => readEvents(page)).toEqual(['generate_lead'])
})

for (const value of ['true', 'false', 'maybe']) {
  test(`a stored ${value} hides the question`, async ({ page, context }) => {
    await standInForGoogle(context)
    await context.addCookies([{ name: 'cookie_consent', value, domain: 'localhost', path: '/' }])
    await openWithClock(page, '/terms')
    await page.clock.runFor(5_000)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(consentPrompt(page)).toHaveCount(0)
  })
}

for (const [name, viewport] of Object.entries(sizes)) {
  test(`the question and a pop-up pass the accessibility checks: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openWithClock(page, '/terms')
    await expect(consentPrompt(page)).toBeVisible()
    await expectAccessible(page)
    await consentPrompt(page).getByRole('button', { name: 'Decline' }).click()
    await expect(consentPrompt(page)).toBeHidden()
    await page.clock.runFor(5_000)
    await expect(page.locator('dialog.popup:modal')).toBeVisible()
    await expectAccessible(page)
  })
}

test('the question shifts nothing when it appears', async ({ page }) => {
  // typefaces.spec.ts tests the shifts of typefaces that load late.
  await page.route(/\.woff2/, (route) => route.abort())
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/terms')
  await expect(consentPrompt(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.01)
})

test('the question on a phone is one compact bar that leaves a product’s buttons usable', async ({ page }) => {
  test.slow()
  await page.setViewportSize(phone)
  await openFoundSofa(page)
  const contact = page.getByRole('link', { name: 'Contact us about this product' })
  await expect(consentPrompt(page)).toBeVisible()
  await expect
    .poll(async () => {
      const [question, button] = [await consentPrompt(page).boundingBox(), await contact.boundingBox()]
      return question && button ? question.y + question.height <= button.y : false
    })
    .toBe(true)
  const { height = 999 } = (await consentPrompt(page).boundingBox()) ?? {}
  expect(height).toBeLessThanOrEqual(150)
  for (const name of ['Decline', 'Accept'])
    await consentPrompt(page).getByRole('button', { name }).click({ trial: true })

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await expect
    .poll(async () => {
      const question = await consentPrompt(page).boundingBox()
      return question && question.y + question.height
    })
    .toBe(phone.height)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await contact.click()
  await expect(page).toHaveURL(/\/contact\/[\w-]+$/)
})

test('the question states what is counted without cookies', async ({ page }) => {
  await page.goto('/find-us')
  await expect(consentPrompt(page)).toContainText('Otherwise we only count views and searches, without cookies.')
  await expect(consentPrompt(page)).toContainText('Accepting also loads our map.')
})
