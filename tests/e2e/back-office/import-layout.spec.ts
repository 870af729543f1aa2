import { expect, test } from '@playwright/test'
import { makeBook, makeSheet } from '../../support/files/workbooks.ts'
import { findFaults } from '../support/axe.ts'
import { long, preview, wouldDo } from '../support/imports.ts'

const sheets = [
  { name: 'Welcome', rows: [['Oakworks Ltd'], ['Prices from 1 September']] },
  {
    name: 'Sofas',
    rows: [
      ['Oakworks Ltd: sofas', '', '', ''],
      ['Item code', 'Description', '', 'RRP'],
      ['OW-1', 'Alder Sofa', '', '1250'],
      ['OW-2', 'Elm Stool', '', '80'],
      ['Total', '', '', '1330'],
    ],
  },
  {
    name: 'Last year',
    isHidden: true,
    rows: [
      ['Code', 'Price'],
      ['OW-1', '900'],
    ],
  },
]

test('staff see how a supplier’s workbook is read, and choose another row of headings and another sheet', async ({
  page,
}) => {
  await page.goto('/admin/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'oakworks.xlsx', mimeType: '', buffer: await makeBook(sheets) })
  const layout = page.getByRole('form', { name: 'How the file is read' })
  const columns = page.getByRole('table', { name: 'Columns of the file' })
  await expect(layout.getByRole('radio', { name: 'Line 2' })).toBeChecked()
  await expect(layout).toContainText('Below the products, 1 row is left out: “Total 1330”.')
  await expect(columns.getByRole('rowheader')).toHaveText(['Item code', 'Description', 'RRP'])
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await findFaults(page)).toEqual([])
  }
  await layout.getByRole('radio', { name: 'None of them' }).check()
  await layout.getByRole('button', { name: 'Read it like this' }).click()
  await expect(columns.getByRole('rowheader').first()).toHaveText('Column A')
  await layout.getByLabel('Sheet').selectOption('Last year (hidden in the file)')
  await layout.getByRole('button', { name: 'Read it like this' }).click()
  await expect(columns.getByRole('rowheader')).toHaveText(['Code', 'Price'])
})

test('the preview of the changes says which rows are hidden in the file', async ({ page }) => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const rows = [
    ['Item code', 'Description', 'RRP'],
    ['HW-1', 'Hidden Sofa', '1250'],
    ['HW-2', 'Seen Stool', '80'],
  ]
  const buffer = await makeSheet(
    rows.map((cells, place) => `<row${place === 1 ? ' hidden="1"' : ''}>${cells.map(cell).join('')}</row>`).join(''),
  )
  await page.goto('/admin/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'hidden.xlsx', mimeType: '', buffer })
  const sentence = '1 row is hidden in the file and left out: line 2.'
  await expect(page.getByRole('form', { name: 'How the file is read' })).toContainText(sentence)
  await preview(page)
  await expect(wouldDo(page)).toContainText(sentence, long)
  await expect(wouldDo(page)).toContainText('1 row would be imported')
})
