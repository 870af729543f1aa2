import { expect, type Page, test } from '@playwright/test'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, step, undo, wouldDo } from '../support/imports.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const made = (page: Page) => page.getByRole('region', { name: 'Fill in, split or work out' })
const use = (page: Page) => dialog(page).getByRole('button', { name: 'Use this' }).click()
const lines = [
  'Item No,Title,Trade ex VAT,Size,Dept',
  'CW-1,Columnwood Sofa - Slate Grey,99.50,200x90x80,Sofas',
  'CW-2,Columnwood Sofa - Navy,110,200x90x80,Sofas',
  'CW-3,Columnwood Stool - Sage,POA,40x40x45,Stools',
]

test('brand, price and colours that a list lacks are filled in, split off and calculated, remembered and undone', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await send(page, 'columnwood.csv', lines)
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Columnwood')
  const size = page.getByRole('group', { name: '‘200x90x80’ under Size: which number is which?' })
  await expect(size.getByRole('radio')).toHaveCount(5)
  await size.getByRole('radio', { name: 'Width 200, depth 90, height 80' }).check()

  await expect(made(page)).toContainText('Title is split: Name, then Colour')
  await made(page).getByRole('button', { name: 'Use this' }).click()
  await expect(made(page)).toContainText('Columnwood Sofa - Slate Grey → Columnwood Sofa · Slate Grey')

  await made(page).getByRole('button', { name: 'Same in every row' }).click()
  await dialog(page).getByRole('combobox', { name: 'Is in every row' }).fill('Columnwood Ltd')
  await expect(dialog(page).getByRole('region', { name: 'For example' })).toContainText('Columnwood Ltd')
  await use(page)
  await expect(made(page)).toContainText('Brand is Columnwood Ltd in every row')

  await made(page).getByRole('button', { name: 'Work out a price' }).click()
  await expect(dialog(page).getByRole('combobox', { name: 'Column' })).toHaveValue('Trade ex VAT')
  await dialog(page).getByRole('textbox', { name: 'By' }).fill('2.4')
  await dialog(page).getByRole('combobox', { name: 'VAT' }).selectOption('Leave as it is')
  await expect(dialog(page).getByRole('cell', { name: '238.95' })).toBeVisible()
  await expectInOrder(page)
  await use(page)
  await expect(made(page)).toContainText('Price: Trade ex VAT × 2.4, rounded up to .95')

  await made(page).getByRole('button', { name: 'Put columns together' }).click()
  await use(page)
  await expect(dialog(page)).toContainText('Please choose a column of the file.')
  await dialog(page).getByRole('checkbox', { name: 'Dept' }).check()
  await dialog(page).getByRole('checkbox', { name: 'Title' }).check()
  await dialog(page).getByRole('combobox', { name: 'Together they are' }).selectOption('Keywords')
  await expect(dialog(page)).toContainText('Sofas Columnwood Sofa - Navy')
  await use(page)
  await page.getByRole('combobox', { name: 'Each row is' }).selectOption('A variant: same name, same product')
  const cards = page.getByRole('region', { name: 'What the rows become' })
  await expect(cards.getByRole('listitem').first()).toContainText('Columnwood Sofa')
  await expect(cards.getByRole('listitem').first()).toContainText('£238.95')
  await expectInOrder(page)

  await made(page).getByRole('listitem').filter({ hasText: 'Price:' }).getByRole('button', { name: 'Change' }).click()
  await dialog(page).getByRole('combobox', { name: 'Your price' }).selectOption('Keep a margin')
  await expect(dialog(page)).toContainText('so that your margin is never smaller')
  await dialog(page).getByRole('combobox', { name: 'VAT' }).selectOption('Add it: their prices are without VAT')
  await expect(dialog(page).getByRole('cell', { name: '217.95' })).toBeVisible()
  await use(page)
  await expect(made(page)).toContainText(
    'Price: Trade ex VAT with a margin of 45%, with 20% VAT added, rounded up to .95',
  )

  await preview(page)
  await expect(step(page)).toHaveText('3. Match the supplier’s words', long)
  await expect(page.getByText('The rows of 1 product describe it differently: Columnwood Sofa.')).toBeVisible()
  await preview(page)
  await expect(wouldDo(page)).toContainText('3 rows would be imported: 3 new, 0 changed.', long)
  await expect(page.getByRole('listitem').filter({ hasText: 'Columnwood Sofa, Slate Grey' })).toContainText('£217.95')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  const applied = page.url()

  await send(page, 'columnwood next.csv', [...lines.slice(0, 2), lines[2]?.replace('110', '120') ?? ''])
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Columnwood')
  await expect(size).toBeHidden()
  await expect(made(page).getByRole('listitem')).toHaveCount(4)
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 row would be imported: 0 new, 1 changed.', long)
  await page.goto(applied)
  await undo(page)
})
