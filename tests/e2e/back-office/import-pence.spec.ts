import { expect, test } from '@playwright/test'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, undo, wouldDo } from '../support/imports.ts'

const lines = ['sku,title,price_pence', 'PN-1,Pennywise Sofa,129900', 'PN-2,Pennywise Stool,8950']

test('a list in pence is converted to pounds, a switch chooses the other reading, and all of it is undone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await send(page, 'pennywise.csv', lines)
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Pennywise')
  const parts = page.getByRole('combobox', { name: 'Prices are written in' })
  await expect(parts).toHaveValue('hundredths')
  const cards = page.getByRole('region', { name: 'What the rows become' })
  await expect(cards.getByRole('listitem').first()).toContainText('£1,299')
  await parts.selectOption('Pounds, such as 1299.00')
  await expect(cards.getByRole('listitem').first()).toContainText('£129,900')
  await parts.selectOption('Pence, such as 129900')
  await expect(cards.getByRole('listitem').nth(1)).toContainText('£89.50')
  await expectInOrder(page)

  await preview(page)
  await expect(wouldDo(page)).toContainText('2 rows would be imported: 2 new, 0 changed.', long)
  await expect(wouldDo(page)).toContainText('The list has prices in pence: 129900 is read as 1,299.00.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Pennywise Stool' })).toContainText('£89.50')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  const applied = page.url()

  await send(page, 'pennywise next.csv', lines.with(1, 'PN-1,Pennywise Sofa,119900'))
  await expect(parts).toHaveValue('hundredths')
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 row would be imported: 0 new, 1 changed.', long)
  await page.goto(applied)
  await undo(page)
})
