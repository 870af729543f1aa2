import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { ownColumns } from '../../../contract/staff/sheets.ts'
import { readSheet } from '../../../server/catalogue/sheets/read-sheet.ts'
import { expectInOrder } from '../support/axe.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone } from '../support/visit.ts'

async function take(page: Page, form: string) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: form }).click(),
  ])
  expect(await download.failure()).toBeNull()
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

test('the filtered list is exported as a file, wide and narrow', async ({ page }) => {
  const variants = [
    { ...blankVariant, name: 'Left', price: 1299 },
    { ...blankVariant, name: 'Right', price: 1349.5 },
  ]
  const data = { ...blankProduct, name: 'Exportwood', variants }
  await send(page, '/api/staff/products', data)
  await page.goto('/admin/products?q=exportwood')
  for (const [form, name, viewport] of [
    ['As CSV', /^products-[\d-]+\.csv$/, phone],
    ['As an Excel workbook', /^products-[\d-]+\.xlsx$/, desktop],
  ] as const) {
    await page.setViewportSize(viewport)
    const file = await take(page, form)
    expect(file.name).toMatch(name)
    const sheet = await readSheet(file.bytes, file.name)
    expect(sheet.headers).toEqual(Object.values(ownColumns))
    const column = (label: string) => sheet.rows.map(({ cells }) => cells[sheet.headers.indexOf(label)])
    expect(column('Name')).toEqual([data.name, data.name])
    expect(column('Variant')).toEqual(['Left', 'Right'])
    expect(column('Price').map(Number)).toEqual([1299, 1349.5])
  }
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expectInOrder(page)
})
