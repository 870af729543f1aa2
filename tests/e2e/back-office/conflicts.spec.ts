import { type Browser, expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { findFaults } from '../support/axe.ts'
import { holdUndo, pressSave, save } from '../support/back-office.ts'
import { openNewBrand } from '../support/brands.ts'
import { hireEditor } from '../support/colleague.ts'
import { hold } from '../support/intercepted-calls.ts'
import { cell, field, makeProduct } from '../support/product.ts'

const notice = (page: Page, text: string | RegExp) => page.getByText(text).last()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'You both changed the same fields' })

/** A product of two variants, opened by the owner and by a colleague. */
async function openForBoth(browser: Browser, owner: Page, name: string, colleague: string) {
  const variants = ['Oak', 'Ash'].map((wood) => ({ ...blankVariant, name: wood }))
  const uuid = await makeProduct(owner, name, { variants })
  const other = await hireEditor(browser, owner, colleague)
  await other.goto(`/admin/products/${uuid}`)
  await expect(cell(other, 'Name', 'Oak')).toHaveValue('Oak')
  return { uuid, other }
}

test('two people who edit two variants of a product both keep their changes', async ({ page, browser }) => {
  const { other } = await openForBoth(browser, page, 'Shared Sofa', 'Sam Field')
  await cell(page, 'Price', 'Oak').fill('100')
  await cell(page, 'Width cm', 'Oak').fill('210')
  await save(page)
  await cell(other, 'Price', 'Ash').fill('200')
  await field(other, 'Description').fill('For two people.')
  await save(other)
  await expect(notice(other, /^Saved, together with what .+ \(.+\) changed$/)).toBeVisible()
  await holdUndo(other)
  await expect(cell(other, 'Price', 'Oak')).toHaveValue('£100')
  await page.reload()
  await expect(cell(page, 'Price', 'Oak')).toHaveValue('£100')
  await expect(cell(page, 'Width cm', 'Oak')).toHaveValue('210')
  await expect(cell(page, 'Price', 'Ash')).toHaveValue('£200')
  await expect(field(page, 'Description')).toHaveText('For two people.')

  await other.getByRole('button', { name: 'Undo' }).last().click()
  await expect(notice(other, 'Change undone')).toBeVisible()
  await expect(cell(other, 'Price', 'Oak')).toHaveValue('£100')
  await expect(cell(other, 'Price', 'Ash')).toHaveValue('')
  await other.context().close()
})

test('Undo of a save keeps what has been typed since', async ({ page }) => {
  await makeProduct(page, 'Undone Sofa')
  await cell(page, 'Price', 'variant 1').fill('100')
  await save(page)
  await cell(page, 'Code', 'variant 1').fill('U-1')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(notice(page, 'Change undone')).toBeVisible()
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('')
  await expect(cell(page, 'Code', 'variant 1')).toHaveValue('U-1')
  await save(page)
})

test('a value that is deleted while a product is being archived stays deleted', async ({ page }) => {
  await makeProduct(page, 'Wavering Sofa')
  await cell(page, 'Code', 'variant 1').fill('W-1')
  const release = await hold(page, '**/api/staff/products/*/archive')
  const asked = page.waitForRequest('**/api/staff/products/*/archive')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await asked
  await cell(page, 'Code', 'variant 1').fill('')
  release()
  await expect(page.getByText('It is archived')).toBeVisible()
  await expect(cell(page, 'Code', 'variant 1')).toHaveValue('')
  await save(page)
  await page.reload()
  await expect(cell(page, 'Code', 'variant 1')).toHaveValue('')
})

test('clashing fields are listed, and “Continue with mine” overwrites only those', async ({ page, browser }) => {
  const { other } = await openForBoth(browser, page, 'Contested Sofa', 'Ada Field')
  await cell(other, 'Height cm', 'Oak').fill('80')
  await cell(other, 'Price', 'Ash').fill('300')
  await field(other, 'Description').fill('By Ada.')
  await save(other)

  await cell(page, 'Height cm', 'Oak').fill('90')
  await field(page, 'Description').fill('By the owner.')
  await cell(page, 'Code', 'Ash').fill('ASH-1')
  await pressSave(page)
  await expect(dialog(page)).toContainText(/by Ada Field \(\d+ \w+ \d{4}, \d\d:\d\d\)/)
  const group = (name: string) => dialog(page).getByRole('group', { name })
  await expect(dialog(page).getByRole('group')).toHaveCount(2)
  await expect(group('Height of Oak').getByRole('radio', { name: 'Theirs' })).not.toBeChecked()
  await expect(group('Height of Oak')).toContainText('Theirs80 cm')
  await expect(group('Height of Oak')).toContainText('Yours90 cm')
  await expect(group('Description')).toContainText('TheirsBy Ada.')
  await expect(dialog(page)).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}|heightCm/)
  expect(await findFaults(page)).toEqual([])

  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(field(page, 'Description')).toHaveText('By the owner.')
  await pressSave(page)
  await page.getByRole('button', { name: 'Continue with mine' }).click()
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(cell(page, 'Height cm', 'Oak')).toHaveValue('90')
  await expect(cell(page, 'Price', 'Ash')).toHaveValue('£300')
  await expect(cell(page, 'Code', 'Ash')).toHaveValue('ASH-1')
  await expect(field(page, 'Description')).toHaveText('By the owner.')
  await other.context().close()
})

test('a clash can be resolved field by field, in any form', async ({ page, browser }) => {
  await openNewBrand(page, 'Contested')
  const other = await hireEditor(browser, page, 'Tom Field')
  await other.goto(page.url())
  await field(other, 'Name').fill('Tom’s')
  await field(other, 'Description').fill('Tom’s words.')
  await save(other)
  await field(page, 'Name').fill('Mine')
  await field(page, 'Description').fill('My words.')
  await pressSave(page)
  await dialog(page).getByRole('group', { name: 'Name' }).getByRole('radio', { name: 'Theirs' }).check()
  await page.getByRole('button', { name: 'Continue with these' }).click()
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
  await other.reload()
  await expect(field(other, 'Name')).toHaveValue('Tom’s')
  await expect(field(other, 'Description')).toHaveValue('My words.')
  await other.context().close()
})
