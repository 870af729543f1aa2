import { expect, type Locator, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { aBrand } from '../../support/staff/staff-edits.ts'
import { expectNoFaults } from '../support/axe.ts'
import { openNewBrand } from '../support/brands.ts'
import { addCategory, addSubCategory } from '../support/categories.ts'
import { expectRoomMade } from '../support/drag.ts'
import { send } from '../support/staff-calls.ts'
import { phone } from '../support/visit.ts'

test.use({ hasTouch: true, isMobile: true, viewport: phone })

/** Drags with a finger, by the browser's own touch events. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The handles are missing.')
  const [x, top, bottom] = [start.x + start.width / 2, start.y + start.height / 2, end.y + end.height / 2]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', top)
  for (let step = 1; step <= 10; step++) await touch('touchMove', top + ((bottom - top) * step) / 10)
  await expectRoomMade(to)
  await touch('touchEnd')
}

test('brands are reordered by a finger, and by the buttons beside', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'Change the order' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  const handles = dialog.getByRole('button', { name: /: place \d+ of/ })
  const names = () => handles.evaluateAll((all) => all.map((one) => /^Move (.*): place/.exec(one.ariaLabel ?? '')?.[1]))
  await expect(handles).not.toHaveCount(0)
  const [first, second, third, ...rest] = await names()
  await dialog.getByRole('button', { name: `Move ${second} up`, exact: true }).tap()
  await expect.poll(names).toEqual([second, first, third, ...rest])
  await dragByTouch(page, handles.nth(0), handles.nth(2))
  await expect.poll(names).toEqual([first, third, second, ...rest])
  await dialog.getByRole('button', { name: 'Cancel' }).tap()
})

test('products are ticked with a finger, and one of “all” is unticked', async ({ page }) => {
  for (const name of ['Tapwood 1', 'Tapwood 2', 'Tapwood 3'])
    await send(page, '/api/staff/products', { ...blankProduct, name, variants: [{ ...blankVariant, price: 100 }] })
  await page.goto('/admin/products?q=tapwood')
  const bar = page.getByRole('region', { name: 'Selected products' })
  await page.getByRole('checkbox', { name: 'Select Tapwood 2' }).tap()
  await expect(bar).toContainText('1 product selected')
  await expectNoFaults(page)
  await bar.getByRole('button', { name: 'Select all 3 results' }).tap()
  await page.getByRole('checkbox', { name: 'Select Tapwood 3' }).tap()
  await expect(bar).toContainText('2 products selected: all 3 but 1')
  await bar.getByRole('button', { name: 'Change them' }).tap()
  await page.getByRole('menuitem', { name: 'Move to the bin' }).tap()
  await page.getByRole('button', { name: 'Change 2 products' }).tap()
  await expect(page.getByRole('dialog')).toContainText('2 products changed')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
  await expect(page.getByRole('row', { name: /Tapwood/ })).toHaveCount(1)
})

test('a finger moves a sub-category to another category', async ({ page }) => {
  const { id } = await addCategory(page, 'Fingers')
  await addCategory(page, 'Thumbs')
  await addSubCategory(page, id, 'Ring boxes and small trays')
  await page.goto('/admin/categories')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Move Ring boxes and small trays to another category' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Move Ring boxes and small trays' })
  await dialog.getByRole('combobox', { name: 'To the category' }).selectOption('Thumbs')
  await dialog.getByRole('button', { name: 'Move it' }).tap()
  const thumbs = page.getByRole('list', { name: 'In Thumbs' })
  await expect(thumbs.getByRole('link', { name: 'Ring boxes and small trays' })).toBeVisible()
})

test('the actions of a record or a list are in one row, beside or below its title', async ({ page }) => {
  const { uuid } = await send(page, '/api/staff/brands', aBrand('Together & Daughters'))
  for (const [path, names] of [
    [`/admin/brands/${uuid}`, ['History', 'More']],
    ['/admin/brands', ['Change the order', 'New brand']],
  ] as const) {
    await page.goto(path)
    const places = names.map((name) => page.getByRole('main').getByRole('button', { name, exact: true }).first())
    await expect(async () => {
      const tops = await Promise.all(places.map(async (place) => (await place.boundingBox())?.y))
      expect(new Set(tops).size, path).toBe(1)
    }).toPass()
  }
})

test('the buttons that mark a piece as sold do not narrow the names of products', async ({ page }) => {
  const variants = [{ ...blankVariant, price: 100, isExDisplay: true }]
  await send(page, '/api/staff/products', { ...blankProduct, name: 'Stackwood Dining Table', variants })
  await page.goto('/admin/products?q=stackwood')
  await expect(async () => {
    const sold = await page.getByRole('button', { name: 'Sold: Stackwood Dining Table' }).boundingBox()
    const more = await page.getByRole('button', { name: 'More for Stackwood Dining Table' }).boundingBox()
    expect(more?.y).toBeGreaterThanOrEqual((sold?.y ?? 0) + (sold?.height ?? 0))
  }).toPass()
})

test('the words of a list are removed with a finger, and an empty field is read easily', async ({ page }) => {
  await page.goto('/admin/synonyms')
  await page.getByRole('button', { name: 'New synonym' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The catalogue says').fill('sofa, ')
  await dialog.getByLabel('The catalogue says').blur()
  const size = await dialog.getByRole('button', { name: 'Remove sofa from The catalogue says' }).boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const colours = await dialog.getByPlaceholder('settee').evaluate((field) => {
    const hint = document.createElement('p')
    hint.style.color = 'var(--color-soft)'
    document.body.append(hint)
    return [getComputedStyle(field, '::placeholder').color, getComputedStyle(hint).color]
  })
  expect(colours[0]).toBe(colours[1])
})

test('a notice is above a dialog that rises from below, and covers nothing of it', async ({ page }) => {
  await openNewBrand(page, 'Sheetwood')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Sheetwood & Co')
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Brands' }).first().tap()
  await page.getByRole('button', { name: 'New brand' }).tap()
  await expect(page.getByRole('dialog', { name: 'New brand' })).toBeVisible()
  const [notice, dialog] = await Promise.all([
    page.getByText('Saved', { exact: true }).boundingBox(),
    page.getByRole('dialog', { name: 'New brand' }).boundingBox(),
  ])
  expect(notice && dialog && notice.y + notice.height <= dialog.y).toBe(true)
})
