import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { desktop, hold, phone } from './support/visit.ts'

// An answer that is still being changed when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

type Popup = { id: string; title: string; ctaString: string; ctaUrl: string; imageUrl: string | null; image: unknown }

const dialog = (page: Page) => page.getByRole('dialog')
const popup = (page: Page) => page.locator('dialog.popup')
const settled = (page: Page) => page.locator('dialog.popup:modal')
const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen_popups'))
const decide = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookie_consent', value: 'false', domain: 'localhost', path: '/' }])

/** Timers begin with hydration, which the menus' buttons show. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('button[aria-label="Bedroom menu"]')).toBeAttached({ timeout: 15_000 })
}

/** Their script is fetched once the question about cookies is answered. Returns when it has run. */
async function awaitScript(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', (request) => script.test(request.url()))
  await answer()
  await page.evaluate((address) => import(address), (await fetched).url())
}
const script = /\/assets\/popup-[^/]*\.js$/
const openDecided = (page: Page, path: string) => awaitScript(page, () => openWithClock(page, path))

/** Opens a page with other pop-ups, for a shopper who has answered about cookies. */
async function openWith(page: Page, choose: (popup: Popup) => Popup[]): Promise<void> {
  await decide(page.context())
  await answerInstead<{ popups: Popup[] }>(page, '**/api/settings/public', (settings) => ({
    ...settings,
    popups: settings.popups.slice(0, 1).flatMap(choose),
  }))
  await page.clock.install()
  await awaitScript(page, () => enterFromSignIn(page, '/terms'))
  await expect(page.locator('button[aria-label="Bedroom menu"]')).toBeAttached({ timeout: 15_000 })
}

/** Follows a link to another path and waits for its page. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New In', exact: true }).first().click()
  await expect(page).toHaveURL('/latest-products')
  await expect(page.getByRole('main').locator('#products')).toBeVisible()
}

test('a pop-up appears five seconds after the consent decision, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => script.test(request.url()) && fetched.push(request.url()))
  await openWithClock(page, '/terms')
  await expect(page.getByRole('region', { name: 'May we use analytics cookies?' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(popup(page)).toHaveCount(0)
  expect(fetched).toEqual([])
  await declineInStandingTime(page)
  await page.clock.runFor(4_900)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expectSoon(page)
  await page.clock.resume()
  await expect(page.getByRole('dialog', { name: 'Take the colours home' })).toBeVisible()
})

const waysOut: Record<string, (page: Page) => Promise<void>> = {
  'the close button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
  'the Escape key': (page) => page.keyboard.press('Escape'),
  'the backdrop': (page) => page.mouse.click(5, 5),
  'its call to action': (page) => dialog(page).getByRole('link', { name: 'Ask for swatches' }).click(),
}
for (const [way, leave] of Object.entries(waysOut)) {
  test(`${way} closes a pop-up for the whole session`, async ({ page, context }) => {
    await decide(context)
    await openDecided(page, '/terms')
    await page.clock.runFor(5_000)
    await expect(settled(page)).toBeVisible()
    expect(await seen(page)).toBeNull()
    await leave(page)
    await expect(dialog(page)).toHaveCount(0)
    expect(JSON.parse((await seen(page)) ?? '')).toHaveLength(1)
    await goOn(page)
    await page.clock.runFor(10_000)
    await expect(dialog(page)).toHaveCount(0)
  })
}

test('the next pop-up waits for another path', async ({ page }) => {
  await openWith(page, (popup) => ['first', 'second'].map((title) => ({ ...popup, id: title, title })))
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'first' })).toBeVisible()
  await expect(settled(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.clock.runFor(20_000)
  await expect(dialog(page)).toHaveCount(0)
  await goOn(page)
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'second' })).toBeVisible()
})

test('a pop-up’s title is only read out beside a picture, and shown without one', async ({ page }) => {
  await openWith(page, (popup) => [popup, { ...popup, id: 'plain', image: null, imageUrl: null }])
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'Take the colours home' }).locator('img')).toBeVisible()
  await expect(settled(page)).toBeVisible()
  await expect(dialog(page).getByText('Take the colours home')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await goOn(page)
  await page.clock.runFor(5_000)
  await expect(dialog(page).getByRole('heading', { name: 'Take the colours home' })).toBeVisible()
})

for (const [what, missing] of Object.entries({ words: { ctaString: '' }, address: { ctaUrl: '' } })) {
  test(`a pop-up without its button’s ${what} has no button`, async ({ page }) => {
    await openWith(page, (popup) => [{ ...popup, ...missing }])
    await page.clock.runFor(5_000)
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(page).getByRole('link')).toHaveCount(0)
    await expect(dialog(page).getByRole('button')).toHaveCount(1)
  })
}

test('no pop-up appears while a shopper writes to the shop', async ({ page, context }) => {
  await decide(context)
  await openWithClock(page, '/contact')
  await page.clock.runFor(30_000)
  await expect(dialog(page)).toHaveCount(0)
})

const inTheWay: Record<string, { path: string; viewport: Size; enter: Act; leave: Act }> = {
  'the menu': {
    path: '/terms',
    viewport: phone,
    enter: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    leave: (page) => page.getByRole('button', { name: 'Close menu' }).click(),
  },
  'the filters': {
    path: '/search',
    viewport: phone,
    enter: (page) => page.getByRole('button', { name: 'Filters', exact: true }).click(),
    leave: (page) => page.getByRole('button', { name: 'Close filters' }).click(),
  },
  'a category’s menu': {
    path: '/terms',
    viewport: desktop,
    enter: (page) => page.locator('button[aria-label="Bedroom menu"]').press('Enter'),
    leave: (page) => page.keyboard.press('Escape'),
  },
  'a field that is written in': {
    path: '/terms',
    viewport: desktop,
    enter: (page) => page.getByLabel('Search the shop').focus(),
    leave: (page) => page.getByLabel('Search the shop').blur(),
  },
  'the question about cookies': {
    path: '/terms',
    viewport: desktop,
    enter: (page) => page.getByRole('link', { name: 'Cookie settings' }).click(),
    leave: (page) => page.getByRole('button', { name: 'Decline' }).click(),
  },
}
type Size = typeof phone
type Act = (page: Page) => Promise<void>

for (const [what, { path, viewport, enter, leave }] of Object.entries(inTheWay)) {
  test(`a pop-up waits for ${what}`, async ({ page, context }) => {
    await page.setViewportSize(viewport)
    await decide(context)
    await openDecided(page, path)
    await enter(page)
    await page.clock.runFor(30_000)
    await expect(popup(page)).toHaveCount(0)
    await leave(page)
    await page.clock.runFor(2_000)
    await expect(settled(page)).toBeVisible()
  })
}

test('a pop-up waits until the large picture is closed', async ({ page, context, request }) => {
  await decide(context)
  const path = (await findEveryKind(request)).find((address) => address.startsWith('/product/')) ?? ''
  await openDecided(page, path)
  await page
    .getByRole('link', { name: /^See it larger/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(popup(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.clock.runFor(2_000)
  await expect(settled(page)).toBeVisible()
})

/** Stops the clock at the start of the five seconds. */
async function openInStandingTime(page: Page): Promise<void> {
  await openWithClock(page, '/terms')
  await declineInStandingTime(page)
}

async function declineInStandingTime(page: Page): Promise<void> {
  const decline = page.getByRole('button', { name: 'Decline' })
  await expect(decline).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await awaitScript(page, () => decline.click())
  await expect(decline).toHaveCount(0)
}

/** React needs a moment on the stopped clock. */
const expectSoon = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50)
    await expect(popup(page)).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000 })

test('a pop-up waits until nothing has been pressed for a second', async ({ page }) => {
  await openInStandingTime(page)
  await page.clock.runFor(4_900)
  await page.mouse.click(5, 500)
  await page.clock.runFor(900)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expectSoon(page)
})

test('a tap on the page below reaches it, and the pop-up comes later', async ({ page }) => {
  await openInStandingTime(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/find-us', textContent: 'Find Us' })
    Object.assign(link.style, { position: 'fixed', inset: '40% 40%', background: 'white' })
    document.body.append(link)
  })
  await page.clock.runFor(5_000)
  await expectSoon(page)
  await expect(settled(page)).toHaveCount(0)
  const { width, height } = page.viewportSize() ?? desktop
  await page.mouse.click(width / 2, height / 2)
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL('/find-us')
  expect(await seen(page)).toBeNull()
  await page.clock.resume()
  await page.clock.runFor(8_000)
  await expect(settled(page)).toBeVisible()
})

test('the delay counts from the consent decision even when the script is slow', async ({ page }) => {
  const release = await hold(page, '**/assets/popup-*.js')
  await openWithClock(page, '/terms')
  const decline = page.getByRole('button', { name: 'Decline' })
  await expect(decline).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await decline.click()
  await page.clock.runFor(3_000)
  await awaitScript(page, async () => release())
  await page.clock.runFor(1_900)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(100)
  await expectSoon(page)
})

test('the page works when the script of pop-ups cannot load', async ({ page, context }) => {
  await decide(context)
  await page.route('**/assets/popup-*.js', (route) => route.abort())
  const reported = page.waitForEvent('console', (message) => /dynamically imported module/.test(message.text()))
  await openWithClock(page, '/terms')
  await reported
  await page.clock.runFor(20_000)
  await expect(popup(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible()
})
