import { expect, type Page, test } from '@playwright/test'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'
import { consentPrompt } from './support/consent.ts'
import {
  awaitScript,
  decide,
  declineOnStoppedClock,
  dialog,
  expectSoon,
  openDecided,
  openWithClock,
  popup,
  script,
  seen,
  settled,
} from './support/popups.ts'
import { moving } from './support/visit.ts'

test.use(moving)

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

type Popup = { id: string; title: string; ctaString: string; ctaUrl: string; imageUrl: string | null; image: unknown }

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
async function release(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New In', exact: true }).first().click()
  await expect(page).toHaveURL('/latest-products')
  await expect(page.getByRole('main').locator('#products')).toBeVisible()
}

test('a pop-up appears five seconds after the consent decision, and not before', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => script.test(request.url()) && fetched.push(request.url()))
  await openWithClock(page, '/terms')
  await expect(consentPrompt(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(popup(page)).toHaveCount(0)
  expect(fetched).toEqual([])
  await declineOnStoppedClock(page)
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
    await release(page)
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
  await release(page)
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'second' })).toBeVisible()
})

test('a pop-up’s title is only read out if there is a picture, and otherwise shown', async ({ page }) => {
  await openWith(page, (popup) => [popup, { ...popup, id: 'plain', image: null, imageUrl: null }])
  await page.clock.runFor(5_000)
  await expect(page.getByRole('dialog', { name: 'Take the colours home' }).locator('img')).toBeVisible()
  await expect(settled(page)).toBeVisible()
  await expect(dialog(page).getByText('Take the colours home')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await release(page)
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
