import { type BrowserContext, expect, type Page } from '@playwright/test'

export const dialog = (page: Page) => page.getByRole('dialog')
export const popup = (page: Page) => page.locator('dialog.popup')
export const settled = (page: Page) => page.locator('dialog.popup:modal')
export const seen = (page: Page) => page.evaluate(() => sessionStorage.getItem('seen_popups'))
export const decide = (context: BrowserContext) =>
  context.addCookies([{ name: 'cookie_consent', value: 'false', domain: 'localhost', path: '/' }])

/** Waits for hydration, when timers begin: the menus' buttons appear then. */
export async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await expect(page.locator('button[aria-label="Bedroom menu"]')).toBeAttached({ timeout: 15_000 })
}

/** Waits until the script of pop-ups has run; it is fetched once the shopper has answered about cookies. */
export async function awaitScript(page: Page, answer: () => Promise<unknown>): Promise<void> {
  const fetched = page.waitForEvent('requestfinished', (request) => script.test(request.url()))
  await answer()
  await page.evaluate((address) => import(address), (await fetched).url())
}
export const script = /\/assets\/popup-[^/]*\.js$/
export const openDecided = (page: Page, path: string) => awaitScript(page, () => openWithClock(page, path))

/** Declines cookies on a stopped clock, at the start of the five seconds. */
export async function declineOnStoppedClock(page: Page): Promise<void> {
  const decline = page.getByRole('button', { name: 'Decline' })
  await expect(decline).toBeVisible()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
  await awaitScript(page, () => decline.click())
  await expect(decline).toHaveCount(0)
}

/** React needs a moment on the stopped clock. */
export const expectSoon = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(50)
    await expect(popup(page)).toBeVisible({ timeout: 200 })
  }).toPass({ timeout: 10_000 })
