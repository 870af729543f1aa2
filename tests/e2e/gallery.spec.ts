import { expect, type Locator, type Page, test } from '@playwright/test'
import { findFaults } from './support/axe.ts'
import { expectAtStart, slideOf } from './support/carousel.ts'
import { desktop, moving, phone } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })

async function openSofa(page: Page): Promise<Locator> {
  await page.goto('/store/sofas-chairs/sofas')
  const path = await page.locator('#products a[href*="alder-3-seater"]').first().getAttribute('href')
  await page.goto(path ?? '')
  const gallery = page.getByRole('region', { name: 'Pictures' })
  await expect(slideOf(gallery, 2)).toHaveAttribute('inert')
  return gallery
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`a product’s pictures are turned, enlarged and closed: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const gallery = await openSofa(page)
    await page.getByRole('button', { name: 'Show picture 2' }).click()
    await expect(slideOf(gallery, 2)).not.toHaveAttribute('inert')
    await slideOf(gallery, 2).getByRole('link').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(slideOf(gallery, 1).getByRole('link')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Show picture 1' })).toHaveAttribute('aria-current', 'true')

    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    const large = dialog.getByRole('group', { name: 'Large pictures' })
    await expectAtStart(large, 1)
    await expect(dialog.getByRole('button', { name: 'Go to next slide' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expectAtStart(large, 2)
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectAtStart(gallery, 2)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[aria-roledescription]') !== null))
      .toBe(true)
  })
}

test('another variant shows its own pictures', async ({ page }) => {
  const gallery = await openSofa(page)
  const before = await gallery.locator('img').first().getAttribute('src')
  await page.getByRole('link', { name: 'Oat', exact: true }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/\/alder-3-seater-sofa\/[\w-]+$/)
  await expect.poll(() => gallery.locator('img').first().getAttribute('src')).not.toBe(before)
  expect(await gallery.locator('img').nth(1).getAttribute('src')).toMatch(/^\/media\//)
})

test('on a phone held sideways, pictures are no higher than the window', async ({ page }) => {
  const sideways = { width: 844, height: 390 }
  await page.setViewportSize(sideways)
  await openSofa(page)
  const product = page.url()
  for (const path of [product, '/', '/store/bedroom']) {
    await page.goto(path)
    const first = page.getByRole('main').locator('img').first()
    await expect(first).toBeVisible()
    expect.soft((await first.boundingBox())?.height, path).toBeLessThanOrEqual(sideways.height)
  }
})
