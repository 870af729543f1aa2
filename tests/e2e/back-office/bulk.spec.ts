import { expect, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { findFaults } from '../support/axe.ts'
import { delayFirst, hold } from '../support/intercepted-calls.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone } from '../support/visit.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selected products' })
const dialog = (page: Page) => page.getByRole('dialog')

/** Makes drafts for one journey, so that journeys do not disturb each other. */
async function makeDrafts(page: Page, name: string, amount: number): Promise<void> {
  const make = async (number: number) => {
    const data = { ...blankProduct, name: `${name} ${number}`, variants: [{ ...blankVariant, price: 100 * number }] }
    await send(page, '/api/staff/products', data)
  }
  const numbers = Array.from({ length: amount }, (_, index) => index + 1)
  for (let from = 0; from < amount; from += 10) await Promise.all(numbers.slice(from, from + 10).map(make))
}

async function choose(page: Page, action: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Change them' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Two drafts, whose prices are to go up by a tenth. */
async function previewRaise(page: Page, name: string): Promise<void> {
  await makeDrafts(page, name, 2)
  await page.goto(`/admin/products?q=${name.toLowerCase()}`)
  await bar(page).getByRole('button', { name: 'Select all 2 results' }).click()
  await choose(page, 'Change prices')
  await page.getByRole('textbox', { name: 'Up or down by' }).fill('10')
  await page.getByRole('button', { name: 'Show what would change' }).click()
}

test('all prices found are raised after a preview, and restored by one Undo', async ({ page }) => {
  test.setTimeout(120_000)
  await makeDrafts(page, 'Bulkwood', 60)
  await page.goto('/admin/products?q=bulkwood')
  await bar(page).getByRole('button', { name: 'Select all 60 results' }).click()
  await expect(bar(page)).toContainText('60 products selected')
  await choose(page, 'Change prices')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(page.getByRole('textbox', { name: 'Up or down by' })).toHaveAccessibleDescription(
    /amount is needed|number/i,
  )
  await page.getByRole('textbox', { name: 'Up or down by' }).fill('12.5')
  await page.getByRole('combobox', { name: 'Rounding' }).selectOption({ label: 'To prices ending in .99' })
  await page.getByRole('combobox', { name: 'Which way' }).selectOption('Up')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('60 products would change.')
  await expect(dialog(page).getByRole('row', { name: /Bulkwood 1 / })).toContainText('£112.99')
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Change 60 products' }).click()
  await expect(dialog(page)).toContainText('60 products changed')
  await expect(page.locator('tr', { hasText: 'Bulkwood 1' }).first()).toContainText('£112.99')

  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(dialog(page)).toContainText('Undo: Price up by 12.5%')
  await expect(dialog(page)).toContainText('60 products changed')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByRole('row', { name: /Bulkwood 1 / })).toContainText('£100')
})

test('the preview of publishing counts what products lack, and its result stays when the list is empty', async ({
  page,
}) => {
  await makeDrafts(page, 'Gapwood', 2)
  await page.goto('/admin/products?q=gapwood&status=draft')
  await page.getByRole('checkbox', { name: 'Select Gapwood 1' }).check()
  await page.getByRole('checkbox', { name: 'Select Gapwood 2' }).check()
  await choose(page, 'Put on the site')
  const missing = dialog(page).getByRole('region', { name: 'Still missing' })
  await expect(missing.getByRole('listitem')).toHaveText([
    '2 products without a picture',
    '2 products with a variant without dimensions',
    '2 products without a sub-category: in no menu',
    '2 products without a description',
  ])
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('2 products changed')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(dialog(page)).toContainText('Undo: Put on the site')
  await expect(dialog(page)).toContainText('2 products changed')
})

test('ticked products are changed, and the task continues after staff leave the page', async ({ page }) => {
  await makeDrafts(page, 'Tickwood', 3)
  await page.goto('/admin/products?q=tickwood')
  await page.getByRole('checkbox', { name: 'Select Tickwood 1' }).check()
  await page.getByRole('checkbox', { name: 'Select Tickwood 2' }).check()
  await choose(page, 'Archive')
  const begun = page.waitForResponse('**/api/staff/bulk')
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await begun
  await page.goto('/admin/tasks')
  await page.getByRole('listitem').filter({ hasText: 'Archive (2 products)' }).getByRole('link').click()
  await expect(page.getByText('2 products changed')).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(page.getByText(/^Undo: Archive/)).toBeVisible()
  // The button returns only after the undo has ended.
  await expect(page.getByText('2 products changed')).toBeVisible()
  await page.goto('/admin/products?q=tickwood&status=draft')
  await expect(page.getByRole('row', { name: /Tickwood/ })).toHaveCount(3)
})

test('“all” ticks every product, one can be unticked, and exactly the others are changed', async ({ page }) => {
  await makeDrafts(page, 'Leavewood', 53)
  await page.goto('/admin/products?q=leavewood')
  const tick = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await bar(page).getByRole('button', { name: 'Select all 53 results' }).click()
  await expect(bar(page)).toContainText('53 products selected')
  await expect(page.getByRole('table').getByRole('checkbox', { checked: false })).toHaveCount(0)
  await tick('Select Leavewood 1').uncheck()
  await expect(bar(page)).toContainText('52 products selected: all 53 but 1')
  await expect(tick('All on this page')).toBeChecked({ indeterminate: true })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('row', { name: /Leavewood/ })).toHaveCount(3)
  await expect(tick('All on this page')).toBeChecked()

  await page.getByRole('searchbox', { name: 'Search products' }).fill('leavewood 1')
  await expect(bar(page)).toContainText('Your selection belongs to another search.')
  await expect(tick('Select Leavewood 10')).not.toBeChecked()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('leavewood')
  await expect(bar(page)).toContainText('52 products selected: all 53 but 1')
  await choose(page, 'Archive')
  await expect(dialog(page)).toContainText('52 products would change.')
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Change 52 products' }).click()
  await expect(dialog(page)).toContainText('52 products changed')
  await page.goto('/admin/products?q=leavewood&status=draft')
  await expect(page.getByRole('row', { name: /Leavewood/ })).toHaveText([/Leavewood 1 ?£/])
})

test('the preview starts again when the filter finds other products by then', async ({ page }) => {
  await makeDrafts(page, 'Growwood', 2)
  await page.goto('/admin/products?q=growwood')
  await bar(page).getByRole('button', { name: 'Select all 2 results' }).click()
  await choose(page, 'Archive')
  await expect(page.getByRole('button', { name: 'Change 2 products' })).toBeVisible()
  const data = { ...blankProduct, name: 'Growwood 3', variants: [{ ...blankVariant, price: 300 }] }
  await send(page, '/api/staff/products', data)
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('2 products were selected, and now there are 3')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText(
    'The list has changed since you selected 2 products: this is about 3 products.',
  )
  await page.getByRole('button', { name: 'Change 3 products' }).click()
  await expect(dialog(page)).toContainText('3 products changed')
})

test('the list shows the changes after the dialog of a bulk change was closed', async ({ page }) => {
  await previewRaise(page, 'Shutwood')
  const release = await hold(page, '**/api/staff/tasks/*')
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('You can close this.')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('row', { name: /Shutwood 1 / })).toContainText('£110')
})

test('the list shows what Undo has restored after the dialog of a bulk change was closed', async ({ page }) => {
  await previewRaise(page, 'Backwood')
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('2 products changed')
  const release = await hold(page, '**/api/staff/tasks/*')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(dialog(page)).toContainText('You can close this.')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Backwood 1 / })).toContainText('£110')
  release()
  await expect(page.getByRole('row', { name: /Backwood 1 / })).toContainText('£100')
})

test('the list shows the changes after the dialog was closed before the task began', async ({ page }) => {
  await previewRaise(page, 'Soonwood')
  const release = await hold(page, '**/api/staff/bulk')
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toHaveCount(0)
  release()
  await expect(page.getByRole('row', { name: /Soonwood 1 / })).toContainText('£110')
})

test('a preview that arrives after its fields have changed is not shown', async ({ page }) => {
  await makeDrafts(page, 'Latewood', 2)
  await page.goto('/admin/products?q=latewood')
  await bar(page).getByRole('button', { name: 'Select all 2 results' }).click()
  await choose(page, 'Change prices')
  const amount = page.getByRole('textbox', { name: 'Up or down by' })
  const show = page.getByRole('button', { name: 'Show what would change' })
  const letArrive = await delayFirst(page, '**/api/staff/bulk/preview')
  const asked = page.waitForRequest('**/api/staff/bulk/preview')
  await amount.fill('10')
  await show.click()
  await asked
  await amount.fill('50')
  await letArrive()
  await expect(show).toBeVisible()
  await show.click()
  await expect(dialog(page).getByRole('row', { name: /Latewood 1 / })).toContainText('£150')
  await expect(page.getByRole('button', { name: 'Change 2 products' })).toBeVisible()
})

test('a bulk change works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeDrafts(page, 'Phonewood', 2)
  await page.goto('/admin/products?q=phonewood')
  await bar(page).getByRole('button', { name: 'Select all 2 results' }).click()
  await choose(page, 'Put on sale')
  await page.getByRole('textbox', { name: 'Off the price' }).fill('20')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('2 products would change.')
  expect(await findFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a measure of every variant is set after a preview, and undone, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize(phone)
  await makeDrafts(page, 'Measurewood', 2)
  await page.goto('/admin/products?q=measurewood')
  await bar(page).getByRole('button', { name: 'Select all 2 results' }).click()
  await choose(page, 'Set a dimension')
  await dialog(page).getByLabel('Dimension', { exact: true }).selectOption('Packed height')
  await dialog(page).getByRole('textbox', { name: 'Packed height' }).fill('-4')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page).getByRole('textbox', { name: 'Packed height' })).toHaveAttribute('aria-invalid', 'true')
  await dialog(page).getByRole('textbox', { name: 'Packed height' }).fill('62.5')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('2 products would change.')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expect(dialog(page).getByRole('row', { name: 'Measurewood 1' })).toContainText('62.5 cm')
    expect(await findFaults(page)).toEqual([])
  }
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('2 products changed')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(dialog(page)).toContainText('Undo: Packed height: 62.5 cm')
  await expect(dialog(page)).toContainText('2 products changed')
})
