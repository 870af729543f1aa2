import { expect, test } from '@playwright/test'
import { open } from './support/visit.ts'

test('a product chosen in type-ahead is reported with the typed text, a category is not', async ({ page }) => {
  const reported: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/opened')) reported.push(request.postDataJSON())
  })
  await open(page, '/terms')
  const field = page.getByLabel('Search the shop')
  await field.fill('wardrobes')
  const option = (path: string) =>
    page.getByRole('listbox', { name: 'Suggestions' }).locator(`[href^="${path}"]`).first()
  await option('/store/').click()
  await expect(page).not.toHaveURL('/terms')
  await field.fill('wardrob')
  await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/search/opened') && answer.ok()),
    option('/product/').click(),
  ])
  await expect(page).toHaveURL(/\/product\//)
  expect(reported).toEqual([{ searchField: 'wardrob' }])
})
