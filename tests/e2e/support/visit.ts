import { expect, type Page } from '@playwright/test'
import { hold } from './intercepted-calls.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }
/** For journeys about motion; all others run with reduced motion. */
export const moving = { reducedMotion: 'no-preference' } as const

/** Faults that a visit must never have: errors in the console, and requests to other hosts. */
export function watch(page: Page): { faults: string[] } {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(request.url())
  })
  return { faults }
}

/** Makes the shopper one who has answered about cookies and closed every pop-up. */
export async function beKnown(page: Page): Promise<void> {
  const answer = await page.request.get('/api/settings/public')
  const { popups }: { popups: { id: string }[] } = await answer.json()
  const seen = popups.map(({ id }) => id)
  await page.context().addCookies([{ name: 'cookie_consent', value: 'false', url: new URL(answer.url()).origin }])
  await page.addInitScript((ids) => sessionStorage.setItem('seen_popups', ids), JSON.stringify(seen))
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until React has attached itself to the elements of the page. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** Opens a product from the results of a search for it. */
export async function openFoundSofa(page: Page): Promise<void> {
  await open(page, '/search/Alder%203%20Seater%20Sofa')
  await page
    .locator('#products')
    .getByRole('link', { name: /Alder 3 Seater Sofa/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
}

/** Follows a link inside a text written by staff. */
export async function followLink(page: Page, address: string): Promise<void> {
  await untilHydrated(page)
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'A link in a text' })
    document.querySelector('main')?.prepend(link)
  }, address)
  await page.getByRole('link', { name: 'A link in a text' }).first().click()
}

/** Puts an address into the browser's history, as an earlier visit would. */
const leaveEntry = (page: Page, address: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx } = history.state as { idx: number }
    history.pushState({ idx: idx + 1, key: 'earlier' }, '', address)
  }, address)

/** Leaves a page whose history entry redirects to `end`, and expects that Back passes through that entry once. */
export async function expectOneStepBack(page: Page, entry: string, end: string): Promise<void> {
  await leaveEntry(page, entry)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page).toHaveURL('/disclaimer')
  await page.goBack()
  await expect(page).toHaveURL(end)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
}

/** Follows a link to its redirect's target, goes back to the page with the link, and forward again. */
export async function expectRedirect(page: Page, from: string, end: string): Promise<void> {
  const start = page.url()
  await followLink(page, from)
  await expect(page).toHaveURL(end)
  await page.goBack()
  await expect(page).toHaveURL(start)
  await page.goForward()
  await expect(page).toHaveURL(end)
  await page.goBack()
  await expect(page).toHaveURL(start)
}

/** Opens a page whose scripts are delayed until the returned function is called. */
export async function openAsleep(page: Page, path: string): Promise<() => void> {
  const wake = await hold(page, '**/assets/*.js')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return wake
}
