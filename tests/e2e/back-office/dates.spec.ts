import { expect, test } from '@playwright/test'
import { moveToBin } from '../support/back-office.ts'

test.use({ timezoneId: 'Pacific/Auckland' })

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', ...options })
const moment = format({ dateStyle: 'medium', timeStyle: 'short' })
const dayAndTime = format({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

test('times are London’s on a computer at the other end of the world', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Antipodean')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antipodean')
  await moveToBin(page, 'Antipodean')
  await page.goto('/admin/bin?q=Antipodean')
  const rows: { name: string; binnedAt: string }[] = await (await page.request.get('/api/staff/bin')).json()
  const binnedAt = rows.find(({ name }) => name === 'Antipodean')?.binnedAt ?? ''
  await expect(page.getByRole('row', { name: /Antipodean/ })).toContainText(moment.format(new Date(binnedAt)))

  const before = dayAndTime.format(new Date(Date.now() - 3_600_000)).slice(0, -2)
  await page.goto('/admin/account')
  const now = dayAndTime.format(new Date()).slice(0, -2)
  const here = page.getByRole('listitem').filter({ hasText: '(here)' })
  await expect(here).toContainText(new RegExp(`Last used (${before}|${now})`))
})

test('a filter by date writes the date as staff read it', async ({ page }) => {
  await page.goto('/admin/products?since=2026-03-01')
  await expect(page.getByRole('button', { name: 'Remove the filter Changed since 1 March 2026' })).toBeVisible()
})
