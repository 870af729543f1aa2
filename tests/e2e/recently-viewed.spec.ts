import { expect, test } from '@playwright/test'
import { expectNoFaults } from './support/axe.ts'
import { findCards } from './support/shortlist.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

test('recently viewed products are on a product’s page and on an empty shortlist', async ({ page }) => {
  await beKnown(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [first, second] = await findCards(page, 'sofa')
  if (!first || !second) throw new Error('The shop has no two sofas with a price.')
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  for (const { uuid } of [first, second]) {
    await open(page, `/product/${uuid}`)
    await page.mouse.wheel(0, 400)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently_viewed'))).toContain(uuid)
  }
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([first.name])
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await open(page, '/shortlist')
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([second.name, first.name])
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
})
