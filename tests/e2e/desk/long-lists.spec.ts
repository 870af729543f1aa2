import { expect, test } from '@playwright/test'
import { expectNothingInTheWay } from '../support/axe.ts'

test('a list of many redirects comes in pages, which searching and sorting begin anew', async ({ page, baseURL }) => {
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
