import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { blankCategory, blankSubCategory, blankVariant } from '../../../contract/staff/catalogue.ts'
import { findFaults } from '../support/axe.ts'
import { moveToBin, save } from '../support/back-office.ts'
import { addDraft, addPublished, cell, field, makeProduct, nameProduct, paste, press } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'
import { watch } from '../support/visit.ts'

const addressOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href')

/** Publishes despite the warning that facts are missing. */
async function publishAnyway(page: Page): Promise<void> {
  await press(page, 'Put on the site')
  await press(page, 'Put it on the site anyway')
}

test('a product is created, given pictures, previewed, published and shown at once', async ({
  page,
  context,
  request,
}) => {
  const { faults } = watch(page)
  await page.goto('/admin/products?new')
  await nameProduct(page, 'Larch Sofa')
  const uuid = page.url().split('/').at(-1)
  await expect(page.getByText('There is no picture yet.')).toBeVisible()
  const photograph = readFileSync('db/demo/photographs/hollin-single-divan-bed/2-front.webp')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'larch.webp', mimeType: 'image/webp', buffer: photograph })
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 })
  await cell(page, 'Price', 'variant 1').fill('1299.5')
  await cell(page, 'Price', 'variant 1').blur()
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('£1,299.50')

  const [preview] = await Promise.all([context.waitForEvent('page'), press(page, 'Save and preview')])
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Larch Sofa')
  await expect(preview.getByText('Preview: this is how shoppers will see it')).toBeVisible()
  await expect(preview.locator('article')).toContainText('£1,299.50')
  await expect(preview.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const stranger = await context.browser()?.newContext({ storageState: { cookies: [], origins: [] } })
  expect((await stranger?.request.get(preview.url()))?.status()).toBe(404)
  expect((await request.get(`/api/product/${uuid}`)).status()).toBe(404)
  await stranger?.close()
  await preview.close()

  await press(page, 'Put on the site')
  const missing = page.getByRole('dialog', { name: 'Put Larch Sofa on the site?' })
  await expect(missing.getByRole('listitem')).toHaveText([
    'Variants There are no dimensions yet.',
    'Description There is no description yet.',
  ])
  expect(await findFaults(page)).toEqual([])
  await press(page, 'Go back and complete it')
  await expect(missing).toHaveCount(0)
  expect((await request.get(`/api/product/${uuid}`)).status()).toBe(404)
  await cell(page, 'Width cm', 'variant 1').fill('210')
  await press(page, 'Put on the site')
  await expect(missing.getByRole('listitem')).toHaveText(['Description There is no description yet.'])
  await press(page, 'Put it on the site anyway')
  await expect(page.getByText('It is on the site')).toBeVisible()
  await expect(async () => expect((await request.get(`/api/product/${uuid}`)).status()).toBe(200)).toPass({
    timeout: 5000,
    intervals: [20],
  })
  const address = (await addressOf(page, 'See it on the site')) ?? ''
  expect(await (await request.get(address)).text()).toContain('Larch Sofa')

  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByText('It is off the site')).toBeVisible()
  await expect(async () => expect((await request.get(`/api/product/${uuid}`)).status()).toBe(404)).toPass()
  expect(faults).toEqual([])
})

test('variants are typed as in a spreadsheet, and pasted from one', async ({ page }) => {
  await makeProduct(page, 'Grid Sofa')
  await cell(page, 'Name', 'variant 1').click()
  await paste(page, 'Sage\t900\t800\tyes\r\nRust\t£1,000\t\tno\r\nOat\t1100\t\t\r\n')
  await expect(page.getByRole('table', { name: 'Variants' }).getByRole('row')).toHaveCount(4)
  await expect(cell(page, 'Price', 'Rust')).toHaveValue('£1,000')
  await expect(cell(page, 'On sale', 'Sage')).toBeChecked()

  await cell(page, 'Price', 'Sage').focus()
  await page.keyboard.press('ArrowDown')
  await expect(cell(page, 'Price', 'Rust')).toBeFocused()
  await page.keyboard.type('950')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'Price', 'Oat')).toBeFocused()
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(cell(page, 'Name', 'Rust')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Price', 'Rust')).toHaveValue('£950')
  await page.keyboard.press('Control+d')
  await expect(cell(page, 'Price', 'Oat')).toHaveValue('£950')

  await cell(page, 'Width cm', 'Sage').fill('180.5')
  await press(page, 'Details of Sage')
  const drawer = (name: string) => page.getByRole('dialog', { name })
  await drawer('Sage').getByRole('textbox', { name: 'Supplier’s code' }).fill('S-1')
  await drawer('Sage').getByRole('button', { name: 'Next' }).click()
  await expect(drawer('Rust').getByRole('button', { name: 'Next' })).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(drawer('Oat').getByRole('button', { name: 'Previous' })).toBeFocused()
  await expect(drawer('Oat').getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(drawer('Rust')).toContainText('Variant 2 of 3')
  await page.keyboard.press('Escape')
  await expect(cell(page, 'Code', 'Sage')).toHaveValue('S-1')
  await press(page, 'Copy Sage to the others')
  await page.getByRole('checkbox', { name: 'Dimensions' }).check()
  await press(page, 'Copy')
  await expect(cell(page, 'Width cm', 'Oat')).toHaveValue('180.5')
  await cell(page, 'Depth cm', 'Oat').fill('wide')
  await press(page, 'Save')
  await expect(cell(page, 'Depth cm', 'Oat')).toBeFocused()
  await expect(cell(page, 'Depth cm', 'Oat')).toHaveAccessibleDescription(/A dimension is a number/)
  await cell(page, 'Depth cm', 'Oat').fill('92')
  await save(page)
  await page.reload()
  await expect(cell(page, 'Depth cm', 'Oat')).toHaveValue('92')
  await expect(cell(page, 'Price', 'Oat')).toHaveValue('£950')
  await expect(cell(page, 'Sale price', 'Sage')).toHaveValue('£800')
})

test('a sale is shown from its start to its end', async ({ page, request }) => {
  const uuid = await makeProduct(page, 'Sale Sofa')
  await cell(page, 'Price', 'variant 1').fill('500')
  await press(page, 'Details of variant 1')
  const drawer = page.getByRole('dialog', { name: 'variant 1' })
  await drawer.getByLabel('Sale price').fill('600')
  await drawer.getByRole('switch', { name: 'On sale' }).click()
  await drawer.getByLabel('Sale starts', { exact: true }).fill('2020-01-01')
  await drawer.getByLabel('Sale ends', { exact: true }).fill('2099-07-01')
  await drawer.getByLabel('Sale ends: time').fill('17:30')
  await expect(drawer).toContainText(/Ends automatically on Wednesday,? 1 July 2099 at 17:30\./)
  expect(await findFaults(page)).toEqual([])
  await press(page, 'Done')
  await press(page, 'Put on the site')
  await expect(cell(page, 'Sale price', 'variant 1')).toHaveAccessibleDescription(/has to be below the price/)
  await cell(page, 'Sale price', 'variant 1').fill('400')
  await publishAnyway(page)
  await expect(page.getByText('It is on the site')).toBeVisible()
  const read = async () => (await (await request.get(`/api/product/${uuid}`)).json()).variant
  await expect(async () => expect(await read()).toMatchObject({ onSale: true, salePrice: 400 })).toPass()
  expect(await read()).toMatchObject({ saleEndsAt: '2099-07-01T16:30:00.000Z' })

  await press(page, 'Details of variant 1')
  await drawer.getByLabel('Sale ends', { exact: true }).fill('2020-02-01')
  await expect(drawer).toContainText('Over since')
  await press(page, 'Done')
  await save(page)
  await expect(async () => expect(await read()).toMatchObject({ onSale: false, price: 500 })).toPass()
})

test('publishing saves one’s own changes together with other people’s', async ({ page, context }) => {
  await makeProduct(page, 'Twofold Sofa')
  const other = await context.newPage()
  await other.goto(page.url())
  await field(other, 'Name').fill('Threefold Sofa')
  await save(other)
  await cell(page, 'Price', 'variant 1').fill('700')
  await press(page, 'Put on the site')
  await expect(page.getByRole('dialog', { name: 'Put Threefold Sofa on the site?' })).toBeVisible()
  await press(page, 'Go back and complete it')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Threefold Sofa')
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('£700')
})

test('a product is duplicated, binned, found in the bin and restored', async ({ page }) => {
  await makeProduct(page, 'Once Sofa')
  await cell(page, 'Price', 'variant 1').fill('300')
  await press(page, 'More')
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Once Sofa (copy)')
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('£300')
  await moveToBin(page, 'Once Sofa (copy)')
  await page.goto('/admin/products?status=bin&q=once')
  await page.getByRole('link', { name: 'Once Sofa (copy)' }).click()
  await press(page, 'Restore')
  await expect(page.getByText('Once Sofa (copy) is restored')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Put on the site' })).toBeVisible()
})

test('the list is searched, filtered and sorted by its address', async ({ page }) => {
  for (const name of ['Zebra Sofa one', 'Zebra Sofa two']) await addDraft(page, { name })
  await page.goto('/admin/products?q=zebra')
  const rows = page.locator('[data-row]')
  await expect(rows).toHaveText(['Zebra Sofa one', 'Zebra Sofa two'])
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(rows).toHaveText(['Zebra Sofa two', 'Zebra Sofa one'])

  await page.goto('/admin/products')
  await press(page, 'Filters')
  await page.getByRole('combobox', { name: 'Brand' }).fill('fern')
  await page.getByRole('option', { name: 'Fernhollow' }).click()
  await page.getByRole('switch', { name: 'On sale now' }).click()
  await press(page, 'Show the results')
  await expect(page).toHaveURL(/only=on-sale/)
  await expect(rows.first()).toBeVisible()
  const narrowed = await rows.count()
  await press(page, 'Remove the filter Fernhollow')
  await expect(page).not.toHaveURL(/brand=/)
  await expect.poll(() => rows.count()).toBeGreaterThan(narrowed)
})

test('the search finds any record by a few letters from any page', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('alder 2')
  await expect(page.getByRole('option', { name: /Alder 2 Seater Sofa/ })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 2 Seater Sofa')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('new prod')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'New product' })).toBeVisible()
})

test('whether shoppers see a product follows what is saved, not what is being chosen', async ({ page }) => {
  const uuid = await addPublished(page, { name: 'Shown Sofa', variants: [{ ...blankVariant, price: 100 }] })
  const hall = { ...blankCategory, name: 'Closed Hall', routeName: 'closed-hall' }
  const { id: categoryId } = await send(page, '/api/staff/categories', hall)
  const bench = { ...blankSubCategory, categoryId, name: 'Closed Benches', routeName: 'closed-benches' }
  await send(page, '/api/staff/sub-categories', bench)
  await page.goto(`/admin/products/${uuid}`)
  await expect(page.getByText('Shoppers see it.', { exact: true }).first()).toBeVisible()
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('closed benches')
  await page.getByRole('option', { name: 'Closed Benches' }).click()
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toBeVisible()
  const unseen = page.getByText('Shoppers do not see it: Closed Hall and Closed Benches are off the site.')
  await expect(unseen).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'See it on the site' })).toBeVisible()
  await save(page)
  await expect(unseen).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it on the site' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await page.getByRole('dialog', { name: 'It is off the site' }).getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('Shoppers do not see it yet: Closed Hall and Closed Benches are off the site'),
  ).toBeVisible()
})
