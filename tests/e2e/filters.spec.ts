import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { openFilter } from './support/filters.ts'
import { hold } from './support/intercepted-calls.ts'
import { desktop, open, phone } from './support/visit.ts'

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('filters are in the address, are removed one by one or all at once, and Back restores them', async ({
      page,
    }) => {
      await open(page, '/search?page=2&sortBy=za')
      await openFilter(page, 'Category')
      await page.getByRole('radio', { name: /^Bedroom/ }).check()
      await expect(page).toHaveURL(/\/search\?categoryId=\d+&sortBy=za$/)
      await page.locator('#filters summary', { hasText: 'Sub-category' }).click()
      await page.getByRole('radio', { name: /^Divan Beds/ }).check()
      await expect(page).toHaveURL(/subCategoryUuid=/)
      const both = page.url()
      await page.getByRole('radio', { name: /^Flooring/ }).check()
      await expect(page).not.toHaveURL(/subCategoryUuid=/)
      await page.goBack()
      await expect(page).toHaveURL(both)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Remove filter Divan Beds' }).click()
      await expect(page).not.toHaveURL(/subCategoryUuid=/)
      await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Clear all' }).click()
      await expect(page).toHaveURL('/search?sortBy=za')
      await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
    })

    test('the open drawer passes the accessibility checks and closes with Escape', async ({ page }) => {
      await open(page, '/store/sofas-chairs/sofas?onSaleOnly=true')
      await openFilter(page, 'Colour')
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.locator('#filters')).toBeHidden()
    })

    test('the open drawer closes when the focus leaves it, and by its own button', async ({ page }) => {
      await open(page, '/store/sofas-chairs/sofas')
      const button = page.getByRole('button', { name: 'Filters', exact: true })
      const drawer = page.locator('#filters')
      await button.press('Enter')
      await drawer.getByRole('link', { name: 'Clear all' }).focus()
      await page.keyboard.press('Tab')
      await expect(drawer).toBeHidden()
      await button.press('Enter')
      await expect(drawer).toBeVisible()
      await button.press('Enter')
      await expect(drawer).toBeHidden()
    })

    test('a press on the words of an option selects it, and one beside them leaves the drawer open', async ({
      page,
    }) => {
      await open(page, '/search')
      await openFilter(page, 'Category')
      const drawer = page.locator('#filters')
      await drawer.locator('label', { hasText: 'Bedroom' }).click()
      await expect(page).toHaveURL(/\?categoryId=\d+$/)
      await drawer.locator('label', { hasText: 'Nursery' }).click()
      await expect(page.getByRole('link', { name: 'Remove filter Nursery' })).toHaveCount(1)
      await drawer.locator('footer').click({ position: { x: 5, y: 5 } })
      await expect(drawer).toBeVisible()
    })

    test('filters fixed by the page are locked', async ({ page }) => {
      await open(page, '/store/sofas-chairs/sofas')
      await page.getByRole('button', { name: 'Filters' }).click()
      await expect(page.getByRole('radio', { name: /^Sofas/ }).first()).toBeDisabled()
      await expect(page.locator('#filters input[name=subCategoryUuid]')).toHaveCount(1)
      await expect(page.locator('#filters input[name=subCategoryUuid]')).toBeDisabled()
    })

    test('sub-categories are offered within a category alone, and the brand of a brand’s page is locked', async ({
      page,
      request,
    }) => {
      const { filters } = await (await request.post('/api/search/', { data: {} })).json()
      const subCategories = page.locator('#filters input[name=subCategoryUuid]')
      const openDrawer = () => page.getByRole('button', { name: 'Filters' }).click()
      await open(page, '/search')
      await openDrawer()
      await expect(page.locator('#filters input[name=categoryId]')).not.toHaveCount(0)
      await expect(subCategories).toHaveCount(0)
      await open(page, `/search?categoryId=${filters.categoryFilters[0].value}`)
      await openDrawer()
      await expect(subCategories).not.toHaveCount(0)
      await open(page, `/brand/${filters.brandFilters[0].value}`)
      await openDrawer()
      await expect(page.locator('#filters input[name=brandUuid]')).toHaveCount(1)
      await expect(page.locator('#filters input[name=brandUuid]')).toBeDisabled()
    })
  })
}

test.describe('while a list loads slowly', () => {
  test.use({ viewport: desktop })

  const placeholders = (page: Page) => page.locator('#products li[aria-hidden=true]')

  test('two filters are removed in quick succession', async ({ page }) => {
    await open(page, '/search?priceMax=900&onSaleOnly=true&sortBy=za')
    const answer = await hold(page, '**/api/search/')
    await page.getByRole('link', { name: 'Remove filter Special offers only' }).click()
    await expect(placeholders(page).first()).toBeVisible()
    await page.getByRole('link', { name: 'Remove filter Up to £900' }).click()
    answer()
    await expect(placeholders(page)).toHaveCount(0)
    await expect(page).toHaveURL('/search?sortBy=za')
  })

  test('a filter and an order are chosen after a filter was removed', async ({ page }) => {
    await open(page, '/search?priceMax=900')
    const answer = await hold(page, '**/api/search/')
    await page.getByRole('link', { name: 'Remove filter Up to £900' }).click()
    await expect(placeholders(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Special offers only' }).check()
    await page.keyboard.press('Escape')
    await page.getByLabel('Sort by').selectOption('Newest')
    answer()
    await expect(placeholders(page)).toHaveCount(0)
    await expect(page).toHaveURL('/search?onSaleOnly=true&sortBy=recent')
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
      /Special offers only$/,
      'Clear all',
    ])
  })
})
