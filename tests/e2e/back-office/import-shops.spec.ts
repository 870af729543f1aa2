import { expect, test } from '@playwright/test'
import { bigCommerceExport, wixExport } from '../../support/imports/shop-rows.ts'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, undo, wouldDo } from '../support/imports.ts'

test('an export of Wix has its columns matched, becomes products with their variants, and is undone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await send(page, 'catalog_products.csv', wixExport.split('\r\n'))
  await expect(page.getByRole('combobox', { name: 'What Parent SKU is' })).toHaveValue('productCode')
  for (const heading of ['Images', 'Category', 'brand'])
    await page.getByRole('combobox', { name: `What ${heading} is` }).selectOption({ index: 0 })
  const cards = page.getByRole('region', { name: 'What the rows become' })
  await expect(cards.getByRole('listitem')).toHaveCount(3)
  await expect(cards.getByRole('listitem').nth(1)).toContainText('£1,449.50')
  await expectInOrder(page)

  await page.getByRole('switch', { name: 'Create new brands, ranges, categories and properties' }).check()
  await preview(page)
  await expect(wouldDo(page)).toContainText('4 rows would be imported: 4 new, 0 changed.', long)
  await expect(page.getByRole('listitem').filter({ hasText: 'Rye Sofa, Rust' })).toContainText('£1,449.50')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  await undo(page)
})

test('an export of BigCommerce becomes products with the prices of its rules, and is undone', async ({ page }) => {
  test.setTimeout(180_000)
  await send(page, 'products-2026-11-26.csv', bigCommerceExport.split('\r\n'))
  await expect(page.getByRole('combobox', { name: 'What Parent SKU is' })).toHaveValue('productCode')
  for (const heading of ['Images', 'Category', 'Brand Name'])
    await page.getByRole('combobox', { name: `What ${heading} is` }).selectOption({ index: 0 })
  const cards = page.getByRole('region', { name: 'What the rows become' })
  await expect(cards.getByRole('listitem')).toHaveCount(3)
  await expect(cards.getByRole('listitem').nth(1)).toContainText('£919.50')
  await expectInOrder(page)

  await page.getByRole('switch', { name: 'Create new brands, ranges, categories and properties' }).check()
  await preview(page)
  await expect(wouldDo(page)).toContainText('4 rows would be imported: 4 new, 0 changed.', long)
  await expect(page.getByRole('listitem').filter({ hasText: 'Elm Bed, King, Sage' })).toContainText('£999')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  await undo(page)
})
