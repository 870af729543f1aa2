import { expect, type Page, test } from '@playwright/test'
import { dot, expectShown, openHome, slideOf } from './support/carousel.ts'
import { stopTheClock } from './support/stopped-clock.ts'
import { desktop, moving } from './support/visit.ts'

test.use({ viewport: desktop, ...moving })

/** Moves both the mouse and the focus elsewhere. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(700, 5)
  await page.getByRole('banner').getByRole('link').first().focus()
}

test('the highlights turn every six seconds, until somebody points at, focuses or pauses them', async ({ page }) => {
  await page.clock.install()
  const carousel = await openHome(page)
  await page.mouse.move(300, 400)
  const amount = await carousel.getByRole('button', { name: /^Go to slide/ }).count()
  expect(amount).toBeGreaterThan(2)
  await stopTheClock(page)
  await page.clock.runFor(20_000)
  await expectShown(carousel, 1)

  await page.mouse.move(700, 5)
  await page.clock.runFor(5500)
  await expectShown(carousel, 1)
  await page.clock.runFor(2000)
  await expectShown(carousel, 2)
  for (const next of [...Array.from({ length: amount - 2 }, (_, place) => place + 3), 1]) {
    await page.clock.runFor(6000)
    await expectShown(carousel, next)
  }
  await carousel.getByRole('button', { name: 'Pause slides' }).click()
  await leave(page)
  await page.clock.runFor(20_000)
  await expectShown(carousel, 1)
  await carousel.getByRole('button', { name: 'Play slides' }).click()
  await leave(page)
  await page.clock.runFor(7500)
  await expectShown(carousel, 2)
})

test('the highlights stop while the focus is on them', async ({ page }) => {
  await page.clock.install()
  const carousel = await openHome(page)
  await page.mouse.move(300, 400)
  await stopTheClock(page)
  await slideOf(carousel, 1).getByRole('link').last().focus()
  await page.mouse.move(700, 5)
  await page.clock.runFor(20_000)
  await expectShown(carousel, 1)
})

test('the highlights never turn by themselves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const carousel = await openHome(page)
  await expect(carousel.getByRole('button', { name: 'Pause slides' })).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expectShown(carousel, 1)
  await carousel.getByRole('button', { name: 'Go to next slide' }).click()
  await expectShown(carousel, 2)
})

test('dots and arrows turn the highlights, and hidden slides cannot be reached', async ({ page }) => {
  const carousel = await openHome(page)
  await dot(carousel, 3).click()
  await expectShown(carousel, 3)
  await expect(slideOf(carousel, 1)).toHaveAttribute('inert')
  await carousel.getByRole('button', { name: 'Go to next slide' }).press('Enter')
  await expectShown(carousel, 4)
  await carousel.getByRole('button', { name: 'Go to previous slide' }).press('Space')
  await expectShown(carousel, 3)
  await page.keyboard.press('ArrowLeft')
  await expectShown(carousel, 2)
})

test('dragging turns the highlights without counting as a click', async ({ page }) => {
  const carousel = await openHome(page)
  await page.mouse.move(1300, 350)
  await page.mouse.down()
  await page.mouse.move(300, 355, { steps: 8 })
  await page.mouse.up()
  await expectShown(carousel, 2)
  await expect(page).toHaveURL('/')
  await expect(carousel.getByRole('button', { name: 'Play slides' })).toBeVisible()
  await page.mouse.click(900, 350)
  await expect(page).not.toHaveURL('/')
})

test('the highlights are a list, and the first picture loads first', async ({ page }) => {
  const carousel = await openHome(page)
  const list = page.locator('[itemtype="https://schema.org/ItemList"]').filter({ has: carousel })
  const items = list.locator('[itemprop=itemListElement]')
  await expect(items.first().locator('meta[itemprop=position]')).toHaveAttribute('content', '1')
  await expect(items.nth(1).locator('meta[itemprop=position]')).toHaveAttribute('content', '2')
  await expect(items.nth(1).locator('meta[itemprop=name]')).toHaveAttribute('content', /\w/)
  const priorities = await items
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')))
  expect(priorities).toEqual(priorities.map((_, place) => (place === 0 ? 'high' : 'low')))
  await expect(items.locator('source[media="(max-width: 768px)"]').first()).toBeAttached()
})
