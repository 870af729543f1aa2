import { expect, type Locator, test } from '@playwright/test'
import { highlights, openHome, rowOf, slideOf } from './support/carousel.ts'
import { desktop, moving } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })

for (const { width, categories, products } of [
  { width: 1680, categories: 7, products: 5 },
  { width: 1300, categories: 5, products: 4 },
  { width: 900, categories: 4, products: 3 },
  { width: 700, categories: 4, products: 2 },
  { width: 420, categories: 3, products: 2 },
  { width: 360, categories: 3, products: 1.5 },
]) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${width} pixels show ${categories} categories and ${products} products, script ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.goto('/')
      expect(await countInView(page.getByRole('group', { name: 'Categories' }))).toBeCloseTo(categories, 1)
      expect(await countInView(page.getByRole('group', { name: 'New In', exact: true }))).toBeCloseTo(products, 1)
      await context.close()
    })
  }
}

/** The number of slides, each with its gap, that fill the row. */
async function countInView(carousel: Locator): Promise<number> {
  const [first, second] = [slideOf(carousel, 1), slideOf(carousel, 2)]
  const [a, b] = [await first.boundingBox(), await second.boundingBox()]
  const track = await first.locator('xpath=..').boundingBox()
  if (!a || !b || !track) throw new Error('There are not two slides.')
  return (track.width + (b.x - a.x - a.width)) / (b.x - a.x)
}

test('the categories end with the special offers and advance every three seconds', async ({ page }) => {
  await page.clock.install()
  await openHome(page)
  const carousel = page.getByRole('group', { name: 'Categories' })
  await expect(carousel.getByRole('link', { includeHidden: true }).last()).toHaveAttribute('href', '/special-offers')
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible()
  await page.clock.runFor(3500)
  await expect(carousel.getByRole('button', { name: 'Go to previous slide' })).toHaveAttribute('aria-disabled', 'false')
})

test('a row of products advances one at a time, and stops at its end', async ({ page }) => {
  await openHome(page)
  const carousel = rowOf(page, 'Sofas')
  await carousel.scrollIntoViewIfNeeded()
  const next = carousel.getByRole('button', { name: 'Go to next slide' })
  await expect(carousel.getByRole('button', { name: 'Go to previous slide' })).toHaveAttribute('aria-disabled', 'true')
  await next.click()
  await expect(slideOf(carousel, 1)).toHaveAttribute('inert')
  await expect(slideOf(carousel, 2)).not.toHaveAttribute('inert')
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser scrolls the rows, and no control without effect is shown', async ({ page }) => {
    await page.goto('/')
    const view = rowOf(page, 'Sofas').locator('> div').first()
    const { scrollWidth, clientWidth } = await view.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }))
    expect(scrollWidth).toBeGreaterThan(clientWidth)
    await expect(page.getByRole('main').getByRole('button', { name: /slide/ })).toHaveCount(0)
    await expect(highlights(page).getByRole('link').first()).toBeVisible()
  })
})

test('nothing shifts when a page hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openHome(page)
  for (const name of ['Sofas', 'Divan Beds']) {
    await page.getByRole('group', { name, exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('group', { name, exact: true }).locator('[data-led]')).toBeAttached()
  }
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
})
