import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'

/** Opens, checks and closes a control by keyboard alone. */

const combobox = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const list = (page: Page) => page.getByRole('listbox')
const expectNoFaults = async (page: Page) => expect(await findFaults(page)).toEqual([])

async function openProduct(page: Page): Promise<void> {
  await page.goto('/admin/products')
  await page.locator('[data-row]').first().press('Enter')
  await expect(combobox(page, 'Brand')).toBeVisible()
}

test('a field that searches for one of many, in a dialog', async ({ page }) => {
  await page.goto('/admin/products?new')
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Kept by keys')
  await tabTo(page, combobox(page, 'Sub-category'))
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.type('sofas')
  await page.keyboard.press('Enter')
  await expect(list(page)).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: 'Create' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept by keys')
})

test('a field that searches for one of many, in a form', async ({ page }) => {
  await openProduct(page)
  await tabTo(page, combobox(page, 'Brand'))
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  // The rest of the page is hidden from screen readers until the list loses the focus.
  expect(await findFaults(page, ['[role=combobox]:focus', '[role=listbox]'])).toEqual([])
  await page.keyboard.type('zzz')
  await expect(page.getByText('No matches.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toHaveCount(0)
})

test('a day and a time', async ({ page }) => {
  await openProduct(page)
  const until = page.getByLabel('New until', { exact: true })
  await until.focus()
  // Types day and month, in the browser's order, and the year; then, past the calendar button, the time in the morning.
  await page.keyboard.type('01012036')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('0930A')
  await expect(until).toHaveValue('2036-01-01')
  await expect(page.getByLabel('New until: time')).toHaveValue('09:30')
  await expectNoFaults(page)
})

test('a menu of actions', async ({ page }) => {
  await openProduct(page)
  const more = page.getByRole('button', { name: 'More', exact: true })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
})

test('the columns of a list', async ({ page }) => {
  await page.goto('/admin/brands')
  const columns = page.getByRole('button', { name: 'Columns' })
  await tabTo(page, columns)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Products' })).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(columns).toBeFocused()
  await expect(page.getByRole('columnheader', { name: 'Products' })).toHaveCount(0)
})

test('the search over everything, and a short list of choices', async ({ page }) => {
  await page.goto('/admin/history')
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('sofa')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  const kind = combobox(page, 'Kind')
  await tabTo(page, kind)
  await page.keyboard.type('Brand')
  await expect(kind).toHaveValue('brand')
  await expectNoFaults(page)
})
