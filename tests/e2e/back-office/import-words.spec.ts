import { expect, test } from '@playwright/test'
import { expectInOrder } from '../support/axe.ts'
import { came, long, preview, send, step, undo, wouldDo } from '../support/imports.ts'

test('a supplier’s own words are matched once, and its next list asks only about new ones', async ({ page }) => {
  test.setTimeout(120_000)
  const lines = [
    'Item No,Title,Category,Brand,RRP',
    'W-1,Wordwood Settee,Furniture > Seating > Settees,Wordwood Ltd,900',
    'W-2,Wordwood Bin,Kitchen waste,Wordwood Ltd,20',
  ]
  await send(page, 'wordwood.csv', lines)
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Wordwood')
  await expectInOrder(page)
  await preview(page)
  await expect(step(page)).toHaveText('3. Match the supplier’s words', long)
  const settees = 'Furniture > Seating > Settees'
  await expect(page.getByRole('combobox', { name: `What ${settees} is` })).toHaveValue('use')
  await expect(page.getByRole('combobox', { name: `${settees} is ours:` })).toHaveValue(/ > .*Sofas/i)
  await page.getByRole('combobox', { name: 'What Kitchen waste is' }).selectOption('Leave these rows out')
  const words = page.url()
  await page.getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page).toHaveURL(words)
  await page.getByRole('button', { name: 'See the rows as they are' }).click()
  await expect(wouldDo(page)).toBeVisible()
  await page.getByRole('button', { name: 'Match the supplier’s words' }).click()
  await expect(page.getByRole('combobox', { name: 'What Kitchen waste is' })).toHaveValue('skip')
  await expect(page.getByRole('combobox', { name: 'What Wordwood Ltd is' })).toHaveValue('make')
  await page.getByRole('textbox', { name: 'Wordwood Ltd is created as' }).fill('Wordwood')
  await expectInOrder(page)
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 row would be imported: 1 new, 0 changed.', long)
  await expect(wouldDo(page)).toContainText('Brand: Wordwood')
  await expect(page.getByRole('listitem').filter({ hasText: 'Wordwood Settee' })).toContainText('£900')
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)

  const applied = page.url()
  await send(page, 'wordwood next.csv', [...lines, 'W-3,Wordwood Perch,Bird perches,Wordwood Ltd,30'])
  await preview(page)
  await expect(step(page)).toHaveText('3. Match the supplier’s words', long)
  await expect(page.getByRole('combobox', { name: 'What Bird perches is' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: `What ${settees} is` })).toBeHidden()
  await page.getByText('2 known from an earlier list').click()
  await expect(page.getByRole('combobox', { name: 'What Kitchen waste is' })).toHaveValue('skip')
  await page.goto(applied)
  await undo(page)
})

test('a piece that a list has in two categories is asked about once, merged, and undone', async ({ page }) => {
  test.setTimeout(120_000)
  const taxonomy = await (await page.request.get('/api/staff/products/taxonomy')).json()
  const [one, two] = taxonomy.categories.flatMap((category: { name: string; subCategories: { name: string }[] }) =>
    category.subCategories.map(({ name }) => `${category.name},${name}`),
  )
  const lines = [
    'SKU,Name,Category,Sub-category,Price,Depth (cm)',
    `T-1,Twicewood Stool,${one},80,`,
    `T-2,Twicewood Chair,${one},120,50`,
    `T-1,Twicewood Stool,${two},80,35`,
  ]
  await send(page, 'twicewood.csv', lines)
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Twicewood')
  await preview(page)
  await expect(
    page.getByText('1 piece is listed more than once, 1 piece is listed in more than one category'),
  ).toBeVisible(long)
  await expectInOrder(page)
  await preview(page)
  await expect(wouldDo(page)).toContainText('2 rows would be imported: 2 new, 0 changed.', long)
  await page.getByRole('button', { name: /^Left out 1$/ }).click()
  await expect(page.getByText('It is the same piece as line 2, and is merged with it.')).toBeVisible()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('2 new rows and 0 changed rows', long)
  const applied = page.url()

  await send(page, 'twicewood again.csv', lines)
  await preview(page)
  await expect(wouldDo(page)).toContainText('This file would change nothing.', long)

  await page.goto(applied)
  await undo(page)
  await page.goto('/admin/products?q=twicewood')
  await expect(page.getByText('Nothing here matches.')).toBeVisible()
})

test('products that two lists in a row leave out are archived on request, and restored by Undo', async ({ page }) => {
  test.setTimeout(180_000)
  const supplier = page.getByRole('combobox', { name: 'Supplier' })
  const lines = ['SKU,Name,Price', 'G-1,Gonewood Stool,80', 'G-2,Gonewood Chair,120']
  await send(page, 'gonewood.csv', lines)
  // Another supplier may send the same headings meanwhile.
  await supplier.fill('Gonewood')
  await preview(page)
  await page.getByRole('button', { name: 'Apply' }).click(long)
  await expect(came(page)).toContainText('Applied.', long)
  const applied = [page.url()]

  await send(page, 'gonewood march.csv', lines.slice(0, 2))
  await supplier.fill('Gonewood')
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 product of Gonewood is missing once, from the list of', long)
  await expect(wouldDo(page)).toContainText('This file would change nothing.')
  await expect(page.getByRole('button', { name: 'Archive them too' })).toBeHidden()
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  applied.unshift(page.url())

  await send(page, 'gonewood april.csv', ['SKU,Name,Price', 'G-1,Gonewood Stool,85'])
  await supplier.fill('Gonewood')
  await preview(page)
  await expect(wouldDo(page)).toContainText('1 product of Gonewood is missing from two or more lists in a row.', long)
  await page.getByText('Which ones').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Gonewood Chair, missing since' })).toBeVisible()
  await page.getByRole('button', { name: 'Archive them too' }).click()
  await expect(wouldDo(page)).toContainText('Applying this archives them too.', long)
  await expectInOrder(page)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('Applied.', long)
  applied.unshift(page.url())
  await page.goto('/admin/products?q=gonewood&status=archived')
  await expect(page.getByText('Gonewood Chair').first()).toBeVisible()

  for (const one of applied) {
    await page.goto(one)
    await undo(page)
  }
  await page.goto('/admin/products?q=gonewood')
  await expect(page.getByText('Nothing here matches.')).toBeVisible()
})
