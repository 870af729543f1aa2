import { expect, type Page, test } from '@playwright/test'
import { hold } from './support/intercepted-calls.ts'
import {
  awaitScript,
  decide,
  declineOnStoppedClock,
  expectSoon,
  openDecided,
  openWithClock,
  popup,
  seen,
  settled,
} from './support/popups.ts'
import { findEveryKind } from './support/shop-pages.ts'
import { desktop, moving, phone } from './support/visit.ts'

test.use(moving)

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

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
    .getByRole('link', { name: /^Enlarge/ })
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
async function openWithStoppedClock(page: Page): Promise<void> {
  await openWithClock(page, '/terms')
  await declineOnStoppedClock(page)
}

test('a pop-up waits until nothing has been pressed for a second', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.clock.runFor(4_900)
  await page.mouse.click(5, 500)
  await page.clock.runFor(900)
  await expect(popup(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await expectSoon(page)
})

test('a tap on the page below reaches it, and the pop-up comes later', async ({ page }) => {
  await openWithStoppedClock(page)
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
