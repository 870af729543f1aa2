import { expect, type Locator, test } from '@playwright/test'
import { highlights, openHome, rowOf, slideOf } from './support/carousel.ts'
import { stopTheClock } from './support/stopped-clock.ts'
import { desktop, moving } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })

/** The narrowest and the widest window of each amount. */
const amounts = [
  { widths: [1600, 1920], categories: 7, products: 5 },
  { widths: [1200, 1599], categories: 5, products: 4 },
  { widths: [850, 1199], categories: 4, products: 3 },
  { widths: [650, 849], categories: 4, products: 2 },
  { widths: [400, 649], categories: 3, products: 2 },
  { widths: [320, 399], categories: 3, products: 1.5 },
]
for (const { widths, categories, products } of amounts) {
  for (const javaScriptEnabled of [true, false]) {
    test(`${widths.join(' to ')} pixels show ${categories} categories and ${products} products, script ${javaScriptEnabled}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled })
      const page = await context.newPage()
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/')
        expect(await countInView(page.getByRole('group', { name: 'Categories' }))).toBeCloseTo(categories, 1)
        expect(await countInView(page.getByRole('group', { name: 'New In', exact: true }))).toBeCloseTo(products, 1)
      }
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
  await carousel.getByRole('button', { name: 'Pause slides' }).click()
  await stopTheClock(page)
  const slides = carousel.locator('[aria-roledescription=slide]')
  const findFirst = () => slides.evaluateAll((all) => all.findIndex((slide) => !slide.hasAttribute('inert')))
  const first = await findFirst()
  await carousel.getByRole('button', { name: 'Play slides' }).click()
  await page.clock.runFor(2500)
  expect(await findFirst()).toBe(first)
  await page.clock.runFor(1000)
  await expect.poll(findFirst).not.toBe(first)
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
