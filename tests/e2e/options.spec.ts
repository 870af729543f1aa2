import { expect, type Locator, type Page, test } from '@playwright/test'
import { beKnown, desktop, open, phone } from './support/visit.ts'

/** Opens a product that has options with these names as well. */
async function openWithOptions(page: Page, names: string[]): Promise<Locator> {
  await beKnown(page)
  await open(page, '/store/sofas-chairs/sofas')
  await page.route(/\/api\/product\/[\w-]+$/, async (route) => {
    const answer = await (await route.fetch()).json()
    const [first] = answer.product.variantList
    const more = names.map((name, n) => ({ ...first, uuid: `${first.uuid}-${n}`, name }))
    await route.fulfill({ json: { ...answer, product: { ...answer.product, variantList: [first, ...more] } } })
  })
  await page.locator('#products').getByRole('link', { name: /Alder/ }).first().click()
  return page.getByRole('navigation', { name: 'Options' })
}

test('dozens of options scroll, so that the buttons below them stay near', async ({ page }) => {
  await page.setViewportSize(desktop)
  const names = Array.from({ length: 60 }, (_, n) => `Fabric ${n}`)
  const options = await openWithOptions(page, names)
  await expect(options.getByRole('link', { name: 'Fabric 59' })).toBeVisible()
  expect((await options.boundingBox())?.height).toBeLessThan(desktop.height / 2)
  await options.getByRole('link', { name: 'Fabric 59' }).focus()
  await expect(options.getByRole('link', { name: 'Fabric 59' })).toBeInViewport()
})

test('options with long names stay apart, and their swatches stay round', async ({ page }) => {
  const long = 'Oatmeal bouclé, four seater with a left-hand chaise, storage and two power recliners'
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const options = await openWithOptions(page, [long])
    const link = options.getByRole('link', { name: long }).filter({ visible: true })
    if (viewport === phone) await options.locator('summary').click()
    const swatch = await link.locator('i').boundingBox()
    expect(swatch?.width).toBe(swatch?.height)
    const margins = await link.evaluate((shown) => {
      const text = document.createRange()
      text.selectNodeContents(shown)
      return shown.getBoundingClientRect().height - text.getBoundingClientRect().height
    })
    expect(margins).toBeGreaterThan(12)
  }
})
