import { expect, test } from '@playwright/test'
import { expectNothingInTheWay } from '../support/axe.ts'

test('a list of many redirects comes in pages, which searching and sorting start again', async ({ page, baseURL }) => {
  for (let number = 1; number <= 205; number++) {
    const data = { fromPath: `/old-${String(number).padStart(3, '0')}`, toPath: '/latest-products' }
    const answer = await page.request.post('/api/staff/redirects', { data, headers: { origin: baseURL ?? '' } })
    expect(answer.status()).toBe(200)
  }
  await page.goto('/admin/redirects?sort=from&q=old-')
  const rows = page.getByRole('table', { name: 'Redirects' }).getByRole('row')
  await expect(rows).toHaveCount(101)
  await expect(page.getByRole('status').filter({ hasText: '205 redirects' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(rows).toHaveCount(6)
  await expect(rows.last()).toContainText('/old-205')
  await expectNothingInTheWay(page)
  await page.reload()
  await expect(rows.last()).toContainText('/old-205')
  await page.getByRole('button', { name: 'Old address' }).click()
  await expect(rows).toHaveCount(101)
  await page.getByRole('searchbox').fill('old-17')
  await expect(rows).toHaveCount(11)
})

test('what is asked for while a list is still on its way is not forgotten', async ({ page }) => {
  await page.goto('/admin/products')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/staff/products?**', async (route) => {
    await gate.promise
    // The browser no longer waits for what was asked before.
    await route.continue().catch(() => undefined)
  })
  const byName = page.getByRole('columnheader', { name: 'Name' })
  await byName.getByRole('button').click()
  await expect(byName).toHaveAttribute('aria-sort', 'ascending')
  await byName.getByRole('button').click()
  await expect(byName).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox').fill('sofa')
  gate.resolve()
  await expect(page).toHaveURL(/\?(?=.*q=sofa)(?=.*sort=-name)/)
  const names = await page.locator('[data-row]').allTextContents()
  expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a, 'en-GB', { numeric: true })))
})
