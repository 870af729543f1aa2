import { expect, type Page, test } from '@playwright/test'
import { expectNoFaults, findFaults } from '../support/axe.ts'
import { hold } from '../support/intercepted-calls.ts'
import { makeProduct } from '../support/product.ts'
import { desktop, phone } from '../support/visit.ts'

/** Opens the search over everything and types. */
async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
}

/** Renders each frame a fifth of a second late. */
const slowFrames = (page: Page) =>
  page.addInitScript(() => {
    const next = window.requestAnimationFrame
    window.requestAnimationFrame = (draw) => next((time) => setTimeout(draw, 200, time))
  })

const choose = (page: Page, name: RegExp) => page.getByRole('option', { name }).first().click()

test('a setting is found by what people call it, and opens at its field', async ({ page }) => {
  await page.goto('/admin/brands')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search(page, 'facebook')
  await expect(page.getByRole('option').first()).toContainText('Social networks')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/settings/shop#socialLinks')
  const links = page.getByRole('group', { name: 'Social networks' })
  await expect(links).toBeInViewport()
  await expect(links.locator(':focus')).toHaveCount(1)

  await search(page, 'telephone')
  await choose(page, /^Phone/)
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByLabel('Phone')).toBeInViewport()
  await search(page, 'finance')
  await choose(page, /interest-free/)
  await expect(page.getByRole('switch', { name: 'Offer interest-free credit' })).toBeFocused()
})

test('the index of the settings summarises each page, and an address of the former single page still opens its field', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  const shop = page.getByRole('region', { name: 'The shop' })
  await expect(shop.getByRole('link', { name: /^Opening hours/ })).toContainText(
    /^Opening hours Open 9–5\.30, Sundays /,
  )
  await expect(page.getByRole('main').getByRole('link', { name: /^Email/ })).toContainText('Email is not set up')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.getByRole('link', { name: /^Company and legal/ }).click()
  await expect(page.getByLabel('Company name')).toBeVisible()
  await page.goto('/admin/settings#vatNumber')
  await expect(page).toHaveURL('/admin/settings/legal#vatNumber')
  await expect(page.getByLabel('VAT number')).toBeFocused()
})

test('the search finds the menu of the shop on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'Search everything' }).click()
  await page.keyboard.type('menu')
  await choose(page, /^Categories/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories')
})

test('the search keeps what is typed as soon as it opens, even when frames are slow', async ({ page }) => {
  await slowFrames(page)
  await page.goto('/admin/brands')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('new prod')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('new prod')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New product' })).toBeVisible()
})

test('the search is empty when it is opened again while it is still closing', async ({ page }) => {
  await slowFrames(page)
  await page.goto('/admin/brands')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await search(page, 'menu')
  await page.keyboard.press('Escape')
  await search(page, 'new prod')
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('new prod')
})

test('Enter opens what the typed words name, though only the answer to earlier words has arrived', async ({ page }) => {
  await makeProduct(page, 'Facet Sofa')
  await search(page, 'fac')
  await expect(page.getByRole('option', { name: /^Facet Sofa/ })).toBeVisible()
  await hold(page, '**/api/staff/search?**')
  await page.keyboard.type('ebook')
  await expect(page.getByRole('option', { name: /^Social networks/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/settings/shop#socialLinks')
})
