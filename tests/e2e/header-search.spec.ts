import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { visitHydrated } from './support/hydrated.ts'
import { stopTheClock } from './support/stopped-clock.ts'
import { desktop, phone } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('suggestions are chosen with the keyboard', async ({ page }) => {
    await visitHydrated(page)
    await page.getByLabel('Search the shop').focus()
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    await field.pressSequentially('alder')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list.getByRole('option').first()).toBeVisible()
    await expect(list.getByRole('group', { name: 'Products' }).getByRole('option').first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(list).toContainText('From £')

    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('alder')
    await page.keyboard.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    await expect(chosen).toHaveCount(1)
    const path = await chosen.getAttribute('href')
    expect(await field.getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path ?? '')
    await expect(list).toBeHidden()
  })

  test('suggestions are requested once typing has paused for 300 milliseconds', async ({ page }) => {
    await page.clock.install()
    await visitHydrated(page, '/terms')
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname === '/api/search/suggest') asked.push(searchParams.get('q'))
    })
    await page.getByLabel('Search the shop').focus()
    const field = page.getByRole('combobox', { name: 'Search the shop' })
    await expect(field).toBeFocused()
    await stopTheClock(page)
    await field.pressSequentially('al')
    await page.clock.runFor(290)
    await field.pressSequentially('der')
    await page.clock.runFor(290)
    expect(asked).toEqual([])
    await page.clock.runFor(20)
    await expect.poll(() => asked).toEqual(['alder'])
  })

  test('a new search forgets the previous query and announces that nothing was found', async ({ page }) => {
    await visitHydrated(page)
    let slow = 0
    await page.route('**/api/search/suggest?q=alder', (route) => {
      slow += 1
      page.once('close', () => route.abort())
    })
    const field = page.getByLabel('Search the shop')
    await field.fill('alder')
    await expect.poll(() => slow).toBe(1)
    await field.fill('zzzzqqqq')
    await expect(page.getByRole('search').getByText('No suggestions')).toBeAttached()
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  test('a search that is sent while its suggestions are pending cancels them', async ({ page }) => {
    await visitHydrated(page, '/terms')
    const isSuggest = (address: string) => new URL(address).pathname === '/api/search/suggest'
    await page.route('**/api/search/suggest?*', () => {})
    const field = page.getByLabel('Search the shop')
    const asked = page.waitForRequest((request) => isSuggest(request.url()))
    await field.fill('alder')
    await asked
    const cancelled = page.waitForEvent('requestfailed', (request) => isSuggest(request.url()))
    await page.keyboard.press('Enter')
    await cancelled
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for alder')
    await expect(page.getByRole('listbox')).toBeHidden()
  })

  for (const text of ['/', '%', '.', '..']) {
    test(`a search for “${text}” finds only that`, async ({ page }) => {
      await visitHydrated(page)
      await page.getByLabel('Search the shop').fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${text}`)
    })
  }
})

for (const viewport of [desktop, phone]) {
  test(`suggestions fit a screen of ${viewport.width} and are read out`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    await visitHydrated(page, '/terms')
    await page.getByLabel('Search the shop').fill('sofa')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await expectAccessible(page)
  })
}
