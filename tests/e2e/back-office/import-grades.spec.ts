import { expect, test } from '@playwright/test'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, undo, wouldDo } from '../support/imports.ts'

const lines = [
  'Gradewood Möbel,,,,,',
  'Item code,Title,Width (mm),Fabric grade A €,Fabric grade B €,Leather grade L €',
  'GW-1,Gradewood Sofa,2200,1000,1200,1900',
  'GW-2,Gradewood Stool,600,200,,POA',
]

test('prices by grade in euros become variants at a rate that is asked for once, and all of it is undone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await send(page, 'gradewood.csv', lines)
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Gradewood')
  const made = page.getByRole('region', { name: 'Fill in, split or work out' })
  await expect(made).toContainText('A variant for each of Fabric grade A €, Fabric grade B € and Leather grade L €')
  await made.getByRole('button', { name: 'Use this' }).click()

  await preview(page)
  await expect(page.getByRole('alert')).toHaveText('Please say how many pounds 1 euro is.')
  const rate = page.getByRole('textbox', { name: '1 euro is' })
  await rate.fill('0.85')
  const cards = page.getByRole('region', { name: 'What the rows become' })
  await expect(cards.getByRole('listitem').first()).toContainText('£850')
  await expectInOrder(page)
  await preview(page)
  await expect(wouldDo(page)).toContainText('5 rows would be imported: 5 new, 0 changed.', long)
  await expect(wouldDo(page)).toContainText('1 euro is £0.85')
  const leather = page.getByRole('listitem').filter({ hasText: 'Gradewood Sofa, Leather grade L' })
  await expect(leather).toContainText('£1,615')
  await expect(page.getByRole('listitem').filter({ hasText: 'Gradewood Sofa, Fabric grade A' })).toContainText('220 cm')
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  const applied = page.url()

  await send(page, 'gradewood next.csv', lines.with(2, 'GW-1,Gradewood Sofa,2200,1000,1300,1900'))
  await expect(rate).toHaveValue('0.85')
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 row would be imported: 0 new, 1 changed.', long)
  await page.goto(applied)
  await undo(page)
})
