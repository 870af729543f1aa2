import { expect, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { moveToBin, save, unfold } from '../support/back-office.ts'
import { cut, onFirstCall } from '../support/intercepted-calls.ts'

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

const isGone = { status: 404, body: '' }
const code = '**/assets/sales-page-*.js'

test('a page whose code an update has replaced opens all the same', async ({ page }) => {
  await page.goto('/admin/products')
  await unfold(page, 'Catalogue')
  await onFirstCall(page, code, (route) => route.fulfill(isGone))
  await page.getByRole('link', { name: 'Sales', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sales')
  await expect(page).toHaveURL('/admin/sales')
})

test('when the code of a page is missing, the open page stays', async ({ page }) => {
  await page.goto('/admin/products')
  await unfold(page, 'Catalogue')
  await page.route(code, (route) => route.fulfill(isGone))
  const tries = Promise.withResolvers<void>()
  let count = 0
  page.on('response', (response) => {
    if (/sales-page-/.test(response.url()) && ++count === 2) tries.resolve()
  })
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Sales', exact: true }).click()
  await loaded
  const loadedAgain = page.waitForEvent('load')
  await tries.promise
  await loadedAgain
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page).toHaveURL('/admin/products')
})
