import { buffer } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { readSheet } from '../../../server/catalogue/sheets/read-sheet.ts'
import { makeShopifyExport, makeWooCommerceExport } from '../../support/imports/shop-exports.ts'
import { expectInOrder } from '../support/axe.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone } from '../support/visit.ts'

const long = { timeout: 60_000 }

async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.goto('/admin/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(long)
}

const tryIt = (page: Page) => page.getByRole('button', { name: 'Preview the changes' }).click()
const outcome = (page: Page, name: RegExp) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
const wouldDo = (page: Page) => page.getByRole('region', { name: 'Preview of the changes' })
const came = (page: Page) => page.getByRole('region', { name: 'Result' })

/** The import is one entry in the history, which unfolds into what it did to each product. */
async function expectInHistory(page: Page, file: string, line: string): Promise<void> {
  await page.goto('/admin/history')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: file }).first()
  await expect(entry).toContainText(/\(1 product\)/)
  await expect(entry.getByRole('listitem')).toHaveCount(0)
  await entry.getByRole('button', { name: /^Show what was changed/ }).click()
  await expect(entry.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
  await expectInOrder(page)
  await entry.getByRole('button', { name: /^Hide what was changed/ }).click()
  await expect(entry.getByRole('listitem')).toHaveCount(0)
}

/** How the server reads each export has other tests; both exports use the same pages. */
const exports = {
  Shopify: [500, makeShopifyExport],
  WooCommerce: [20, makeWooCommerceExport],
} as const

for (const [source, [amount, makeExport]] of Object.entries(exports))
  test(`${amount} products from ${source} are imported, unchanged the second time, and undone`, async ({ page }) => {
    test.setTimeout(300_000)
    const text = makeExport(amount, { picture: () => '' })
    await upload(page, `${source}.csv`, text)
    await expect(page.getByText(`This is a product export of ${source}.`)).toBeVisible()
    await tryIt(page)
    await expect(wouldDo(page)).toContainText('Nothing has been changed yet', long)
    await expect(outcome(page, /^Wrong 0$/)).toBeVisible()
    await expect(outcome(page, /^Unchanged 0$/)).toBeVisible()
    await expectInOrder(page)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(came(page)).toContainText('Applied.', long)
    await expectInOrder(page)
    const applied = page.url()
    await page.goto('/search/oak%20sofa%201')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Oak Sofa 1/ })
        .first(),
    ).toBeVisible()

    await upload(page, `${source} again.csv`, text)
    await tryIt(page)
    await expect(wouldDo(page)).toContainText('This file would change nothing.', long)
    await expect(outcome(page, /^New 0$/)).toBeVisible()
    await expect(outcome(page, /^Changed 0$/)).toBeVisible()

    await page.goto(applied)
    await page.getByRole('button', { name: 'Undo all of it' }).click()
    await expect(came(page)).toContainText('This import has been undone.', long)
    await page.goto('/admin/products?q=oak+sofa+1&status=published')
    await expect(page.getByText('Nothing here matches.')).toBeVisible()
  })

test('a supplier’s columns are matched once, and faults are listed row by row', async ({ page }) => {
  test.setTimeout(120_000)
  const rows = [
    ',Item No,Title,RRP,Was,Remarks',
    'new,K-1,Kelpwood Chair,120,,',
    'new,K-2,Kelpwood Table,ten,,',
    ',K-3,,90,,gone',
  ]
  await upload(page, 'kelpwood.csv', rows.join('\n'))
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Kelpwood & Co')
  await expect(page.getByRole('combobox', { name: 'What Item No is' })).toHaveValue('variantCode')
  await expect(page.getByRole('combobox', { name: 'What Column A is' })).toHaveValue('')
  await page.getByRole('combobox', { name: 'What Was is' }).selectOption({ label: 'Sale price' })
  await expectInOrder(page)
  await tryIt(page)
  await expect(wouldDo(page)).toContainText('1 row would be imported')
  await outcome(page, /^Wrong 2$/).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(
    'Price “ten”: This is not a price in pounds',
  )
  await expectInOrder(page)
  const kept = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const lines = await buffer(await (await kept).createReadStream())
  expect(lines.toString()).toContain(
    '3,Wrong,Kelpwood Table,,,"Price “ten”: This is not a price in pounds, such as 1299.00."',
  )
  await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Leave out 2 wrong rows' }).click()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(came(page)).toContainText('1 new row and 0 changed rows')
  await outcome(page, /^New 1$/).click()
  await expect(page.getByRole('link', { name: 'Kelpwood Chair' })).toBeVisible()
  await expectInOrder(page)
  await came(page).getByRole('link', { name: 'See products off the site' }).click()
  await expect(page.getByRole('row', { name: /Kelpwood Chair/ })).toBeVisible()
  await expectInHistory(page, 'kelpwood.csv', 'created Kelpwood Chair')

  await upload(page, 'kelpwood next.csv', rows.join('\n'))
  await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Kelpwood & Co')
  await expect(page.getByRole('combobox', { name: 'What Was is' })).toHaveValue('salePrice')
  await page.goto('/admin/import')
  await expectInOrder(page)
  await page.getByRole('link', { name: 'kelpwood.csv' }).click()
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(came(page)).toContainText('This import has been undone.')
})

test('an unreadable file is refused with the reason, and leaves nothing behind', async ({ page }) => {
  await page.goto('/admin/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'half.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Price\n"open') })
  await expect(page.getByRole('alert')).toContainText(/quote/i)
  await expect(page.getByRole('link', { name: 'half.csv' })).toHaveCount(0)
})

for (const [size, viewport] of Object.entries({ phone, desktop }))
  test(`on a ${size}, what stands in the showroom is exported, changed in the file, imported and undone`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const name = `Sheetwood ${size}`
    const variants = [
      { ...blankVariant, name: 'Oak', price: 900, onDisplay: true, stockState: 'order-in', orderWeeks: 6 },
      { ...blankVariant, name: 'Oak (ex-display)', price: 600, isExDisplay: true, conditionNote: 'a scratch' },
    ]
    const { uuid } = await send(page, '/api/staff/products', { ...blankProduct, name, variants })
    const read = async () => (await (await page.request.get(`/api/staff/products/${uuid}`)).json()).edit.variants
    const before = await read()
    await page.setViewportSize(viewport)
    await page.goto(`/admin/products?q=sheetwood+${size}`)
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'As CSV' }).click()
    const file = (await buffer(await (await download).createReadStream())).toString()
    const sheet = await readSheet(Buffer.from(file), 'products.csv')
    const cell = (row: number, heading: string) => sheet.rows[row]?.cells[sheet.headers.indexOf(heading)]
    const said = ['On display', 'Stock state', 'Order in (weeks)', 'Ex-display', 'Ex-display condition']
    expect(said.map((heading) => cell(0, heading))).toEqual(['yes', 'Order in', '6', 'no', ''])
    expect(said.map((heading) => cell(1, heading))).toEqual(['no', '', '', 'yes', 'a scratch'])

    const place = 'Ground floor, window'
    const changed: Record<string, string[]> = {
      'Display place': [place, ''],
      'Stock state': ['Last one', 'Last one'],
      'Order in (weeks)': ['', ''],
      'Ex-display condition': ['', 'two scratches'],
    }
    const lines = sheet.rows.map(({ cells }, row) =>
      sheet.headers.map((heading, column) => changed[heading]?.[row] ?? cells[column] ?? ''),
    )
    const text = [sheet.headers, ...lines].map((line) => line.map(quote).join(',')).join('\r\n')
    await upload(page, `sheetwood ${size}.csv`, text)
    await tryIt(page)
    await expect(wouldDo(page)).toContainText('2 rows would be imported', long)
    await expectInOrder(page)
    await page.setViewportSize(viewport)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(came(page)).toContainText('0 new rows and 2 changed rows', long)
    expect(await read()).toMatchObject([
      { onDisplay: true, displayPlaceUuid: expect.any(String), stockState: 'last-one', orderWeeks: null },
      { onDisplay: false, stockState: 'last-one', isExDisplay: true, conditionNote: 'two scratches' },
    ])
    await page.getByRole('button', { name: 'Undo all of it' }).click()
    await expect(came(page)).toContainText('This import has been undone.', long)
    expect(await read()).toEqual(before)
  })

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
