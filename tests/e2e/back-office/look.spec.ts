import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { expectPageInOrder, openPlace, pressSave, save } from '../support/back-office.ts'
import { beKnown, desktop, open, phone } from '../support/visit.ts'

/** The look shows on every page of the shop, so each journey restores the original. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const looks = (page: Page) => page.getByRole('region', { name: 'Ready-made looks' })
const colourOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)
const linkedLooks = (page: Page) => page.locator('link[rel=stylesheet][href^="/look/"]')

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" rx="20" fill="#444"/></svg>',
  ),
}

/** The fonts that a page preloaded without using them. */
const loadsFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const early = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href)
    const used = [...document.fonts].filter(({ status }) => status === 'loaded').length
    return used < early.length ? early : []
  })

/** Waits until visitors see the look, which takes up to a second. */
async function expectColour(page: Page, colour: string): Promise<void> {
  await expect(async () => {
    await open(page, '/')
    expect(await colourOf(page, 'header > div')).toBe(colour)
  }).toPass({ timeout: 5000 })
}

test('an owner previews a look, is warned of unreadable colours, and restores the former look', async ({ page }) => {
  await page.goto('/admin')
  await openPlace(page, 'Shop', 'Look')
  const preview = page.frameLocator('iframe[title="The home page on a computer"]')
  const strip = preview.locator('header > div').first()
  await expect(strip).toHaveCSS('background-color', 'rgb(33, 64, 47)')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectPageInOrder(page)
  }
  await field(page, 'Accent').fill('#e0b020')
  await expect(page.getByText('Darker than you chose, so that light text can be read on it.')).toBeVisible()
  await expect(strip).not.toHaveCSS('background-color', 'rgb(33, 64, 47)')
  await field(page, 'Background').fill('#12')
  await pressSave(page)
  await expect(field(page, 'Background')).toHaveAccessibleDescription(/^Behind everything\. A colour is written as #/)
  await looks(page).getByRole('button', { name: 'Harbour' }).click()
  await expect(field(page, 'Background')).toHaveValue('#f7f9fa')
  await expect(strip).toHaveCSS('background-color', 'rgb(29, 63, 102)')
  await save(page)
  await page.getByRole('button', { name: 'Back to the shop’s default' }).click()
  await save(page)
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('button', { name: 'Restore this version' }).nth(1).click()
  await expect(field(page, 'Accent')).toHaveValue('#1d3f66')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expectColour(page, 'rgb(33, 64, 47)')
  await expect(linkedLooks(page)).toHaveCount(0)
})

test('the shop passes its checks in each ready-made look, on a phone and on a computer', async ({
  page,
  browser,
  baseURL,
}) => {
  // Axe checks twelve pages.
  test.setTimeout(90_000)
  const visit = await browser.newContext({ baseURL, storageState: undefined, reducedMotion: 'reduce' })
  const shopper = await visit.newPage()
  await beKnown(shopper)
  await page.goto('/admin/look')
  await page.getByRole('group', { name: 'Logo' }).locator('input[type=file]').setInputFiles(logo)
  await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible()
  await page.setViewportSize(phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  await page.setViewportSize(desktop)
  for (const [name, colour] of [
    ['Harbour', 'rgb(29, 63, 102)'],
    ['Clay', 'rgb(140, 59, 36)'],
  ] as const) {
    await looks(page).getByRole('button', { name }).click()
    await save(page)
    await expectColour(shopper, colour)
    const drawn = shopper.getByRole('banner').getByRole('link', { name: /./ }).locator('img').first()
    expect(await drawn.evaluate((image: HTMLImageElement) => image.decode().then(() => image.alt))).not.toBe('')
    expect(await loadsFonts(shopper)).toEqual([])
    const styles = await shopper.request.get((await linkedLooks(shopper).getAttribute('href')) ?? '')
    expect(styles.headers()['cache-control']).toContain('immutable')
    for (const path of ['/', '/special-offers', '/contact']) {
      await open(shopper, path)
      for (const viewport of [phone, desktop]) {
        await shopper.setViewportSize(viewport)
        expect.soft(await findFaults(shopper), `${name}: ${path} at ${viewport.width} px`).toEqual([])
        const width = await shopper.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${name}: ${path}`).toBeLessThanOrEqual(viewport.width)
      }
    }
  }
  await visit.close()
  await page.getByRole('button', { name: 'Back to the shop’s default' }).click()
  await save(page)
  await expectColour(page, 'rgb(33, 64, 47)')
})
