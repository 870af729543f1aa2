import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'

test('the owner takes a copy of the whole shop home', async ({ page }) => {
  await page.goto('/admin/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a backup' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^showroom-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  expect(await download.failure()).toBeNull()
  const archive = await readFile(await download.path())
  // What an archive ends with is the list of what is in it.
  const list = archive.subarray(-200_000).toString('latin1')
  expect(list).toContain('backup.json')
  expect(list).toContain('tables/products.copy')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Behind the scenes' })).toContainText('The last was made on')
})
