import { expect, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { pressSave, save } from '../support/back-office.ts'
import { send, upload } from '../support/uploads.ts'

test('files are uploaded, found and deleted', async ({ page }) => {
  await page.goto('/admin/media/files?q=oak-care')
  const file = { name: 'oak-care.txt', mimeType: 'text/plain', buffer: Buffer.from('Wipe with a dry cloth.') }
  await send(page, [file, { ...file, name: 'program.exe', buffer: Buffer.from('MZ') }], 'Upload files')
  await expect(upload(page, 'program.exe').getByRole('alert')).toContainText('Not a kind of file we accept')
  await page.getByRole('button', { name: /^oak-care\.txt/ }).click()
  await expect(page.getByText('Not used anywhere')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: /^oak-care\.txt/ })).toBeVisible()
})

test('a file is renamed, and links to the old name still work', async ({ page, request }) => {
  await page.goto('/admin/media/files')
  await send(
    page,
    [{ name: 'scan-17.txt', mimeType: 'text/plain', buffer: Buffer.from('Wax once a year.') }],
    'Upload files',
  )
  await page.getByRole('button', { name: /^scan-17\.txt/ }).click()
  const link = page.getByRole('link', { name: 'Download' })
  const before = (await link.getAttribute('href')) ?? ''
  await page.getByRole('textbox', { name: 'File name' }).fill('How to wax')
  await pressSave(page)
  await expect(page.getByRole('button', { name: /How to wax\.txt/ })).toBeVisible()
  const answer = await request.get(before)
  expect([answer.status(), await answer.text()]).toEqual([200, 'Wax once a year.'])
  expect(answer.url()).toContain('How%20to%20wax.txt')
})

test('a product takes files from the library', async ({ page }) => {
  await page.goto('/admin/media/files')
  await send(
    page,
    [{ name: 'linen-care.txt', mimeType: 'text/plain', buffer: Buffer.from('Cold water.') }],
    'Upload files',
  )
  await expect(page.getByRole('button', { name: /^linen-care\.txt/ })).toBeVisible()
  await page.goto('/admin/products')
  await page.locator('[data-row]').first().click()
  const group = page.getByRole('group', { name: 'Files to download' })
  await group.getByRole('button', { name: 'From the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('searchbox').fill('linen')
  await library.getByRole('button', { name: /^linen-care\.txt/ }).click()
  await expect(library.getByRole('status').filter({ hasText: '1 file selected' })).toBeAttached()
  expect(await findFaults(page)).toEqual([])
  await library.getByRole('button', { name: 'Add 1' }).click()
  await expect(group.getByRole('textbox', { name: 'Name' }).last()).toHaveValue('Linen care')
  await save(page)
  await group.getByRole('button', { name: 'From the library' }).click()
  await expect(library.getByRole('button', { name: /^linen-care\.txt/ })).toBeDisabled()
})
