import { expect, type Page, test } from '@playwright/test'
import { consentPrompt } from './support/consent.ts'
import { open } from './support/visit.ts'

/** Stands in for the host of the map. */
async function standInForMap(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A map' })
  })
  return asked
}
const map = (page: Page) => page.getByTitle(/^Map: /)
const askForMap = (page: Page) => page.getByRole('button', { name: 'Show the map' })

for (const path of ['/find-us', '/']) {
  test(`consent loads the map of ${path} at once and on later visits, and a refusal removes it`, async ({ page }) => {
    test.slow()
    await standInForMap(page)
    await open(page, path)
    await expect(consentPrompt(page)).toBeVisible()
    await askForMap(page).scrollIntoViewIfNeeded()
    await expect(map(page)).toHaveCount(0)
    await consentPrompt(page).getByRole('button', { name: 'Accept' }).click()
    await expect(map(page)).toBeVisible()
    await page.reload()
    await expect(map(page)).toBeVisible()
    await expect(askForMap(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Cookie settings' }).click()
    await consentPrompt(page).getByRole('button', { name: 'Decline' }).click()
    await expect(map(page)).toHaveCount(0)
    await expect(askForMap(page)).toBeVisible()
  })
}

test('a requested map stays for the rest of the session', async ({ page, context }) => {
  await context.addCookies([{ name: 'cookie_consent', value: 'false', domain: 'localhost', path: '/' }])
  await standInForMap(page)
  await open(page, '/find-us')
  await askForMap(page).click()
  await expect(map(page)).toBeVisible()
  await page.reload()
  await expect(map(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no button offers a map that cannot be loaded', async ({ page }) => {
    await page.goto('/find-us')
    await expect(page.getByText('The Old Maltings, Wool Lane').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden()
  })
})
