import { expect, test } from '@playwright/test'
import { openFilter } from './support/filters.ts'
import { desktop } from './support/visit.ts'

test.use({ javaScriptEnabled: false, viewport: desktop })

test('filters are a form and links, and another category drops an unrelated sub-category', async ({ page }) => {
  await page.goto('/search')
  await openFilter(page, 'Category')
  await page.getByRole('radio', { name: /^Bedroom/ }).check()
  await page.getByRole('button', { name: /^Show \d+ products/ }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.locator('#filters summary', { hasText: 'Sub-category' }).click()
  await page.getByRole('radio', { name: /^Divan Beds/ }).check()
  await page.getByRole('button', { name: /^Show \d+ products/ }).click()
  await expect(page.getByRole('link', { name: 'Remove filter Divan Beds' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('radio', { name: /^Flooring/ }).check()
  await page.getByRole('button', { name: /^Show \d+ products/ }).click()
  await expect(page.getByRole('link', { name: 'Remove filter Flooring' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter Divan Beds' })).toHaveCount(0)
  await expect(page.locator('#products a[href^="/product/"]').first()).toBeVisible()
})

test('every kind of listing is rendered by the server', async ({ page, request }) => {
  const { filters } = await (await request.post('/api/search/', { data: {} })).json()
  const { categoryId, subCategoryUuid } = await (
    await request.get('/api/category/id-from-route/sofas-chairs/sofas')
  ).json()
  const ofSofas = await (await request.post('/api/search/', { data: { categoryId, subCategoryUuid } })).json()
  const sofaBrand = ofSofas.filters.brandFilters[0].value
  const sofaProperty = ofSofas.filters.propertyFilters[0].items[0].value
  const brand = filters.brandFilters[0].value
  const property = filters.propertyFilters[0].items[0].value
  for (const path of [
    '/store/sofas-chairs/sofas',
    `/brand/${brand}`,
    `/brand/sofas-chairs/sofas/${sofaBrand}`,
    `/property/sofas-chairs/sofas/${sofaProperty}`,
    '/range/alder',
    `/property/${property}`,
    '/search/oak',
    '/latest-products',
    '/special-offers',
  ]) {
    await page.goto(path)
    await expect(page.locator('#products a[href^="/product/"]').first(), path).toBeVisible()
  }
})
