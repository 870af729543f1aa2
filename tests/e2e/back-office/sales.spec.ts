import { expect, type Page, test } from '@playwright/test'
import { addDays, readDate } from '../../../contract/dates/london.ts'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { daysAgo } from '../../support/days-ago.ts'
import { expectNoFaults, findFaults } from '../support/axe.ts'
import { save } from '../support/back-office.ts'
import { addPublished } from '../support/product.ts'
import { askShopDatabase } from '../support/shop-database.ts'
import { beKnown, desktop, open, phone } from '../support/visit.ts'

/** A published product that has had this price for this many days. */
async function addAsked(page: Page, name: string, price: number, days: number): Promise<string> {
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, price }] })
  await askShopDatabase(
    (sql) =>
      sql`update price_log set at = ${daysAgo(days)} where variant_uuid in (select uuid from variants where product_uuid = ${uuid})`,
  )
  return uuid
}

/** Excludes notices, which are dialogs too. */
const dialog = (page: Page) => page.locator('[role=dialog][data-open]')

async function choose(page: Page, product: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add to Products' }).fill(product)
  await page.getByRole('option', { name: product, exact: true }).click()
}

test('a sale is previewed, started, seen by shoppers at both widths, ended by Undo, and proved', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await addAsked(page, 'Salewood Sofa', 1300, 40)
  const stool = await addAsked(page, 'Salewood Stool', 200, 12)
  await page.goto('/admin/sales?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Salewood Week')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salewood Week')
  await choose(page, 'Salewood Sofa')
  await choose(page, 'Salewood Stool')
  const start = page.getByRole('button', { name: 'Preview and start' })
  await expect(start).toHaveAccessibleDescription(/Save your changes first/)
  const today = readDate(new Date())
  await page.getByLabel('First day', { exact: true }).fill(today)
  await page.getByLabel('Last day', { exact: true }).fill(addDays(today, 5))
  await page.getByRole('textbox', { name: 'Badge' }).fill('Salewood week')
  await save(page)

  await start.click()
  await expect(dialog(page)).toContainText('2 products would change.')
  await expect(dialog(page)).toContainText('Was £1,300 will be shown.')
  await expect(dialog(page)).toContainText('It was £200 for 12 days only; 28 are needed.')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await findFaults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('2 products changed')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('heading', { name: 'Running' })).toBeVisible()

  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const shopper = await context.newPage()
  await beKnown(shopper)
  await open(shopper, '/sale/salewood-week')
  for (const viewport of [phone, desktop]) {
    await shopper.setViewportSize(viewport)
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Salewood Week')
    await expect(shopper.getByRole('link', { name: /Salewood Sofa/ })).toContainText('From £1,040previously £1,300')
    await expect(shopper.getByRole('link', { name: /Salewood Stool/ })).toContainText('From £160')
    await expect(shopper.getByRole('link', { name: /Salewood Stool/ })).not.toContainText('previously')
    await expect(shopper.getByText('Salewood week', { exact: true })).toHaveCount(2)
    await expectNoFaults(shopper)
  }
  await shopper.getByRole('link', { name: /Salewood Sofa/ }).click()
  await expect(shopper.getByRole('link', { name: 'Salewood Week', exact: true })).toHaveAttribute(
    'href',
    '/sale/salewood-week',
  )
  await expectNoFaults(shopper)

  const read = async (as: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: as, exact: true }).click()
    return (await (await page.request.get((await download).url())).body()).toString('latin1')
  }
  expect(await read('CSV')).toMatch(/Salewood Sofa,,,.*,1300\.00,No,\r\nSalewood Sofa,,,.*,,1040\.00,Yes,Salewood Week/)
  expect(await read('PDF')).toMatch(/^%PDF-/)

  await page.goto('/admin/products?q=salewood')
  await expect(page.getByRole('row', { name: /Salewood Stool/ })).toContainText('Sale until')
  await page.goto(`/admin/products/${stool}`)
  await page.getByRole('button', { name: 'Price history' }).click()
  await expect(dialog(page)).toContainText('£160, on offer (Salewood Week)')
  expect(await findFaults(page)).toEqual([])

  await page.goto('/admin/sales')
  await page.getByRole('link', { name: 'Salewood Week' }).click()
  await page.getByRole('button', { name: 'Undo the last step' }).click()
  await expect(page.getByRole('heading', { name: 'Not applied yet' })).toBeVisible()
  await shopper.reload()
  await expect(shopper.getByText('From £1,300').first()).toBeVisible()
  await context.close()
})

test('the form of a variant says before saving whether a was price will be shown', async ({ page }) => {
  const uuid = await addAsked(page, 'Notewood Chair', 300, 12)
  await page.goto(`/admin/products/${uuid}`)
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click()
  await dialog(page).getByRole('textbox', { name: 'Sale price' }).fill('250')
  await dialog(page).getByRole('switch', { name: 'On sale' }).click()
  await expect(dialog(page)).toContainText('It was £300 for 12 days only; 28 are needed.')
  await dialog(page)
    .getByLabel('Sale starts', { exact: true })
    .fill(addDays(readDate(new Date()), 20))
  await expect(dialog(page)).toContainText('Was £300 will be shown.')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await findFaults(page)).toEqual([])
  }
})

async function changeOneProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(dialog(page)).toContainText('1 product changed')
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click()
}

test('a sale to come has a preview for staff, and one that was ended early says so, wide and narrow', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await page.setViewportSize(phone)
  await addPublished(page, { name: 'Futurewood Sofa', variants: [{ ...blankVariant, price: 1000 }] })
  await page.goto('/admin/sales?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Futurewood')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Futurewood')
  await choose(page, 'Futurewood Sofa')
  await save(page)
  await page.getByRole('button', { name: 'Preview and start' }).click()
  await changeOneProduct(page)
  await expect(page.getByRole('heading', { name: 'Starts automatically' })).toBeVisible()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const preview = await opening
  for (const viewport of [phone, desktop]) {
    await preview.setViewportSize(viewport)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Futurewood')
    await expect(preview.getByRole('link', { name: /Futurewood Sofa/ })).toContainText('£800')
    await expect(preview.getByRole('link', { name: 'Back to editing' })).toHaveAttribute('href', /\/admin\/sales\//)
  }
  await preview.close()
  expect((await page.request.get('/sale/futurewood', { maxRedirects: 0 })).status()).not.toBe(200)

  await page.getByRole('button', { name: 'End it now' }).click()
  await changeOneProduct(page)
  await expect(page.getByRole('heading', { name: 'Ended early' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Ended early' })).toBeVisible()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectNoFaults(page)
  }
  await page.goto('/admin/sales')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('row', { name: /Futurewood/ })).toContainText('Ended early')
  }
})
