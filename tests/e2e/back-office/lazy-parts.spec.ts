import { expect, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { moveToBin, save } from '../support/back-office.ts'
import { cut } from '../support/intercepted-calls.ts'

/** Matches the editor's script, but not the page's. */
const editor = /\/assets\/(rich-)?editor-[\w-]{8}\.js$/

test('a form works without the text editor’s script and saves a plain field', async ({ page }) => {
  const reconnect = await cut(page, editor)
  await page.goto('/admin/pages')
  const failed = page.waitForEvent('requestfailed', (request) => editor.test(request.url()))
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('How we wrap')
  await page.getByRole('button', { name: 'Create' }).click()
  await failed
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('In paper, never in ')
  await page.getByRole('button', { name: 'Bold' }).click()
  await text.pressSequentially('plastic')
  await expect(text).toHaveValue('In paper, never in **plastic**')
  await expect(page.getByRole('region', { name: 'Preview of Text' }).locator('strong')).toHaveText('plastic')
  await expect(page.getByText('The editor could not be loaded')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await save(page)
  reconnect()
  await page.reload()
  await expect(text.locator('strong')).toHaveText('plastic')
  await moveToBin(page)
})
