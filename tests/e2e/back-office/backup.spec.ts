import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { expectDrawn, firstPictured } from '../support/drawn.ts'
import { openFromBackup } from '../support/other-shop.ts'

test('the owner downloads a backup of the whole shop, which another shop restores', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/admin/settings')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a backup' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^showroom-\d{4}-\d\d-\d\d-\d{4}\.zip$/)
  expect(await download.failure()).toBeNull()
  const archive = await readFile(await download.path())
  // A complete archive ends with the list of its contents.
  const list = archive.subarray(-200_000).toString('latin1')
  expect(list).toContain('backup.json')
  expect(list).toContain('tables/products.copy')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Behind the scenes' })).toContainText('The last was made on')

  await page.goto('/')
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const again = await openFromBackup(await download.path())
  try {
    await page.goto(again.address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
    await firstPictured(page).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    await expectDrawn(page.locator('main img[src*="/media/"]').first())
    // Sessions and passwords are in the backup: signed-in staff stay signed in.
    await page.goto(`${again.address}/admin`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, ')

    await page.goto(`${again.address}/search/oak`)
    const found = await page.getByRole('status').first().textContent()
    await again.reopen()
    expect(await readdir(again.folder)).toContain('search-index')
    await page.goto(`${again.address}/search/oak`)
    await expect(page.getByRole('status').first()).toHaveText(found ?? '')
  } finally {
    await again.close()
  }
})

test('the page says why a second backup cannot begin during the first', async ({ page }) => {
  await page.goto('/admin/settings')
  const hold = await page.evaluateHandle(async () => {
    const held = new AbortController()
    // Chromium aborts a response once it is garbage-collected, so the page keeps a reference to it.
    const response = await fetch('/api/staff/backup', { signal: held.signal })
    return { response, end: () => held.abort() }
  })
  expect(await hold.evaluate(({ response }) => response.status)).toBe(200)
  const link = page.getByRole('link', { name: 'Download a backup' })
  await link.click()
  const notices = page.getByRole('region', { name: 'Notifications' })
  await expect(notices.getByText('One backup is made at a time, and another is under way.')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await expect(page).toHaveURL('/admin/settings')

  await hold.evaluate(({ end }) => end())
  await expect.poll(async () => (await page.request.head('/api/staff/backup')).status()).toBe(200)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await download.failure()).toBeNull()
})
