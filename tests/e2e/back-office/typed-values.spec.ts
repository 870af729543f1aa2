import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { pressSave, save } from '../support/back-office.ts'
import { cell, makeProduct, paste, press } from '../support/product.ts'
import { phone } from '../support/visit.ts'

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name })
const readVariant = async (page: Page, uuid: string) => {
  const { edit } = await (await page.request.get(`/api/staff/products/${uuid}`)).json()
  return edit.variants[0]
}

async function openSale(page: Page) {
  await cell(page, 'Price', 'variant 1').fill('500')
  await cell(page, 'Sale price', 'variant 1').fill('400')
  await press(page, 'Details of variant 1')
  await drawer(page, 'variant 1').getByRole('switch', { name: 'On sale' }).click()
  return drawer(page, 'variant 1')
}

test('a sale with dates alone starts with the first second of its day and ends with the last', async ({ page }) => {
  const uuid = await makeProduct(page, 'Day Sofa')
  const sale = await openSale(page)
  await sale.getByLabel('Sale starts', { exact: true }).focus()
  // Types day and month, in the browser's order, and the year, but no time.
  await page.keyboard.type('01012036')
  await sale.getByLabel('Sale ends', { exact: true }).focus()
  await page.keyboard.type('07072036')
  await sale.getByLabel('Sale price').focus()
  await expect(sale.getByLabel('Sale starts: time')).toHaveValue('00:00')
  await expect(sale.getByLabel('Sale ends: time')).toHaveValue('23:59')
  await expect(sale).toContainText('7 July 2036 at 23:59')
  await press(page, 'Done')
  await save(page)
  expect(await readVariant(page, uuid)).toMatchObject({
    saleStartsAt: '2036-01-01T00:00:00.000Z',
    saleEndsAt: '2036-07-07T22:59:59.000Z',
  })
})

test('a date typed in part is refused at its field, reported on the row, and kept as typed', async ({ page }) => {
  const uuid = await makeProduct(page, 'Half Sofa')
  const sale = await openSale(page)
  const ends = sale.getByLabel('Sale ends', { exact: true })
  await ends.focus()
  await page.keyboard.type('0707')
  await press(page, 'Done')
  await pressSave(page)
  const notes = page.getByRole('list', { name: 'To correct in variant 1' }).getByRole('button')
  await expect(notes).toHaveText(/variant 1: Sale ends This date is not complete/)
  await expect(notes).toBeFocused()
  await expect(page.getByRole('list', { name: 'Fields to correct' })).toHaveText('variant 1: Sale ends')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(ends).toBeFocused()
  await expect(ends).toHaveAccessibleDescription(/This date is not complete/)
  expect(await findFaults(page)).toEqual([])
  // The field keeps day and month: only the year is missing.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2036')
  await press(page, 'Done')
  await save(page)
  expect(await readVariant(page, uuid)).toMatchObject({ saleEndsAt: '2036-07-07T22:59:59.000Z' })
})

test('a sale of a week is dated by two presses', async ({ page }) => {
  await makeProduct(page, 'Week Sofa')
  const sale = await openSale(page)
  await sale.getByLabel('Sale starts', { exact: true }).fill('2036-02-26')
  await press(page, 'A week later: Sale ends')
  await expect(sale.getByLabel('Sale ends', { exact: true })).toHaveValue('2036-03-04')
  await press(page, 'Today: Sale starts')
  await press(page, 'In a week: Sale ends')
  await expect(sale).toContainText(/Ends automatically on .* at 23:59/)
  expect(await findFaults(page)).toEqual([])
})

test('a time without a date is refused, and one button makes a sale open-ended', async ({ page }) => {
  const uuid = await makeProduct(page, 'Time Sofa')
  const sale = await openSale(page)
  await sale.getByLabel('Sale ends: time').fill('17:30')
  await press(page, 'Done')
  await pressSave(page)
  await page.getByRole('button', { name: /Sale ends This time needs a date/ }).click()
  await sale.getByRole('button', { name: 'Clear Sale ends' }).click()
  await expect(sale.getByLabel('Sale ends', { exact: true })).toBeFocused()
  await press(page, 'Done')
  await save(page)
  expect(await readVariant(page, uuid)).toMatchObject({ onSale: true, saleEndsAt: null })
})

test('discarding empties a date typed in part', async ({ page }) => {
  await makeProduct(page, 'Discarded Sofa')
  const until = page.getByLabel('New until', { exact: true })
  await until.focus()
  await page.keyboard.type('0707')
  await page.keyboard.press('Control+s')
  await expect(until).toHaveAccessibleDescription(/This date is not complete/)
  await press(page, 'Discard')
  await until.focus()
  await page.keyboard.type('0101')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('2036')
  await expect(until).toHaveValue('2036-01-01')
})

test('text that is not a number is refused and kept, in the grid and in the drawer', async ({ page }) => {
  await makeProduct(page, 'Number Sofa')
  await press(page, 'Details of variant 1')
  const width = drawer(page, 'variant 1').getByLabel('Width', { exact: true })
  await width.fill('12abc')
  await drawer(page, 'variant 1').getByLabel('Depth', { exact: true }).fill('1,5')
  await press(page, 'Done')
  await expect(cell(page, 'Width cm', 'variant 1')).toHaveValue('12abc')
  await expect(cell(page, 'Depth cm', 'variant 1')).toHaveValue('1.5')
  await pressSave(page)
  await expect(cell(page, 'Width cm', 'variant 1')).toBeFocused()
  await expect(cell(page, 'Width cm', 'variant 1')).toHaveAccessibleDescription(/A dimension is a number/)
  await press(page, 'Details of variant 1')
  await expect(width).toHaveValue('12abc')
})

test('pasting into prices explains how each was read', async ({ page }) => {
  await makeProduct(page, 'Pasted Sofa')
  await cell(page, 'Name', 'variant 1').click()
  await paste(page, 'Sage\tprice on request\r\nRust\tfrom £1,299.00\r\nOat\t£500–£700\r\n')
  await expect(cell(page, 'Price', 'Sage')).toHaveValue('')
  await expect(cell(page, 'Price', 'Rust')).toHaveValue('£1,299')
  await expect(cell(page, 'Price', 'Oat')).toHaveValue('£500–£700')
  const notes = page.getByRole('status').filter({ hasText: 'Price:' })
  await expect(notes).toContainText('Sage, Price: ‘price on request’ is not a price, so this is left empty.')
  await expect(notes).toContainText('Rust, Price: ‘from £1,299.00’ is read as £1,299.')
  await expect(notes).toContainText('Oat, Price: ‘£500–£700’ is two prices.')
  expect(await findFaults(page)).toEqual([])
  await pressSave(page)
  await expect(cell(page, 'Price', 'Oat')).toBeFocused()
  await expect(cell(page, 'Price', 'Oat')).toHaveAccessibleDescription(/two prices/)
  await expect(page.getByRole('list', { name: 'Fields to correct' })).toHaveText('Oat: Price')
  await cell(page, 'Price', 'Oat').fill('500')
  await expect(notes).not.toContainText('Oat')
  await save(page)
})

test('a price on a phone explains how it was read, and a hidden fault links to its field', async ({ page }) => {
  await page.setViewportSize(phone)
  await makeProduct(page, 'Phone Sofa')
  const card = page.getByRole('list', { name: 'Variants' }).getByRole('listitem').first()
  await card.getByLabel('Price', { exact: true }).fill('1.299,00')
  await card.getByLabel('Sale price').focus()
  await expect(card).toContainText('‘1.299,00’ is read as £1,299.')
  await expect(card.getByLabel('Price', { exact: true })).toHaveValue('£1,299')
  await press(page, 'Details of variant 1')
  await drawer(page, 'variant 1').getByLabel('Height', { exact: true }).fill('tall')
  await press(page, 'Done')
  await pressSave(page)
  await page.getByRole('list', { name: 'Fields to correct' }).getByRole('button').click()
  await expect(drawer(page, 'variant 1').getByLabel('Height', { exact: true })).toBeFocused()
  await expect(drawer(page, 'variant 1').getByLabel('Height', { exact: true })).toHaveValue('tall')
  expect(await findFaults(page)).toEqual([])
})
