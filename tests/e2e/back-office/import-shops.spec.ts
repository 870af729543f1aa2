import { expect, test } from '@playwright/test'
import { wixExport } from '../../support/shop-rows.ts'
import { came, expectInOrder, long, preview, send, undo, wouldDo } from '../support/imports.ts'

test('an export of Wix becomes products with their variants, in columns that are matched, and is undone', async ({
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
  await expect(wouldDo(page)).toContainText('3 rows would be imported: 3 new, 0 changed.', long)
  await expect(page.getByRole('listitem').filter({ hasText: 'Rye Sofa, Rust' })).toContainText('£1,449.50')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  await undo(page)
})
