import { expect, test } from '@playwright/test'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, undo, wouldDo } from '../support/imports.ts'

const feed = {
  goods: [
    { sku: 'AC-1', title: 'Accentwood Bench', colours: 'Oak / Walnut', rrp: '£199.00', size: 'W120 x D40 x H45 cm' },
    { sku: 'AC-2', title: 'Accentwood Table', colours: 'Oak / Black / Walnut', rrp: '299', size: 'W90 x D90 x H75 cm' },
    { sku: 'AC-3', title: 'Accentwood Stool', colours: 'Oak', rrp: '99', size: 'Dia 35 x H45 cm' },
  ],
  accessories: [{ ref: 'AX-1', fits: 'Accentwood Bench' }],
}

test('the list of a feed is chosen, rows in several colours become variants, and all of it is undone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await send(page, 'accentwood.json', [JSON.stringify(feed)])
  const layout = page.getByRole('form', { name: 'How the file is read' })
  const list = layout.getByRole('combobox', { name: 'Each row is one of' })
  const read = layout.getByRole('button', { name: 'Read it like this' })
  await list.selectOption('accessories')
  await expectInOrder(page)
  await read.click()
  await expect(page.getByRole('table')).toContainText('fits', long)
  await list.selectOption('goods')
  await read.click()
  await expect(page.getByRole('table')).toContainText('colours', long)

  await page.getByRole('combobox', { name: 'Supplier' }).fill('Accentwood')
  const question = page.getByRole('group', { name: /^‘Oak \/ Walnut’ under colours: does one row stand for several/ })
  await expect(question).toBeVisible(long)
  await expectInOrder(page)
  await question.getByRole('button', { name: 'Yes, one for each colour' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('A variant for each of colours, as Colour')).toBeVisible()
  await page.getByRole('switch', { name: /^Create new brands/ }).setChecked(true)
  await preview(page)
  await expect(wouldDo(page)).toContainText('6 rows would be imported: 6 new, 0 changed.', long)
  await expect(page.getByRole('listitem').filter({ hasText: 'Accentwood Table, Black' })).toContainText('£299')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  await undo(page)
})
