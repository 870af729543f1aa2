import { expect, type Locator, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { askForBin, moveToBin, pressSave, save } from '../support/back-office.ts'
import { send } from '../support/staff-calls.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const values = (page: Page) => page.getByRole('list', { name: 'Values' })
const names = (page: Page) =>
  values(page)
    .getByRole('textbox', { name: /^Name of value/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))
const expectNames = (page: Page, ...wanted: string[]) =>
  expect(async () => expect(await names(page)).toEqual(wanted)).toPass()

/** Makes a property for one journey, so that journeys do not disturb each other. */
async function makeProperty(page: Page, called: string, lines: string): Promise<void> {
  await page.goto('/admin/properties')
  await page.getByRole('button', { name: 'New property' }).click()
  await name(page).fill(called)
  await page.getByRole('textbox', { name: 'Values' }).fill(lines)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called)
}

test('values are pasted, coloured, reordered by keys and saved', async ({ page }) => {
  await makeProperty(page, 'Glaze', 'Sage #8E9A85\nIvory')
  await expectNames(page, 'Sage', 'Ivory')
  await expect(page.getByLabel('Colour of Sage', { exact: true })).toHaveValue('#8e9a85')
  await page.getByRole('textbox', { name: 'Add values' }).fill('sage\nMoss;#586b4a\nClay')
  const leftOut = page.getByRole('status').filter({ hasText: 'Values that are in the list already are left out.' })
  await expect(leftOut).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 values' }).click()
  await expect(leftOut).toHaveCount(0)
  await expectNames(page, 'Sage', 'Ivory', 'Moss', 'Clay')
  await page.getByLabel('Colour of Clay as text').fill('terracotta')
  await page.getByRole('button', { name: /^Move Clay: place 4/ }).focus()
  await page.keyboard.press('Home')
  await expectNames(page, 'Clay', 'Sage', 'Ivory', 'Moss')

  await pressSave(page)
  const clay = page.getByLabel('Colour of Clay as text')
  await expect(clay).toBeFocused()
  await expect(clay).toHaveAccessibleDescription(/A colour looks like/)
  await expect(page.getByRole('list', { name: 'Fields to correct' })).toHaveText('Clay: Colour')
  await clay.fill('#B2795F')
  await page.getByRole('textbox', { name: 'Name of value 2' }).fill('Ivory')
  await pressSave(page)
  await expect(page.getByText('This value is listed twice.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of value 2' }).fill('Sage')
  await save(page)
  await page.getByRole('button', { name: 'Remove Moss' }).click()
  await expect(page.getByRole('button', { name: 'Remove Ivory' })).toBeFocused()
  await save(page)
  await expectNames(page, 'Clay', 'Sage', 'Ivory')
  await page.reload()
  await expectNames(page, 'Clay', 'Sage', 'Ivory')
  await expect(page.getByLabel('Colour of Clay', { exact: true })).toHaveValue('#b2795f')
})

test('on a phone the problem of a value is between its fields and its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await makeProperty(page, 'Varnish', 'Matt')
  await page.getByLabel('Colour of Matt as text').fill('dull')
  await pressSave(page)
  const top = async (found: Locator) => (await found.boundingBox())?.y ?? Number.NaN
  const problem = values(page).getByText(/A colour looks like/)
  await expect(problem).toBeVisible()
  expect(await top(problem)).toBeLessThan(await top(page.getByRole('button', { name: 'Remove Matt' })))
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('a letter typed into a long list re-renders only one value', async ({ page }) => {
  const values = Array.from({ length: 60 }, (_, place) => ({ id: null, name: `Shade ${place + 1}`, swatch: null }))
  const { id } = await send(page, '/api/staff/properties', { name: 'Shades of many', values })
  await page.goto(`/admin/properties/${id}`)
  const fields = page.getByRole('textbox', { name: /^Name of value/ })
  await expect(fields).toHaveCount(60)
  await fields.evaluateAll((all) => {
    // React gives an element new props whenever it re-renders it.
    const read = (field: Element) =>
      Object.entries(field).find(([key]) => key.startsWith('__reactProps'))?.[1] as unknown
    let before = all.map(read)
    Reflect.set(window, 'countDrawn', () => {
      const [was, now] = [before, all.map(read)]
      before = now
      return now.filter((props, place) => props !== was[place]).length
    })
  })
  const countDrawn = () => page.evaluate(() => Reflect.get(window, 'countDrawn')())
  await fields.nth(1).press('y')
  await expect(fields.nth(1)).toHaveValue('yShade 2')
  await expect(page.getByRole('button', { name: 'Remove yShade 2' })).toBeVisible()
  expect(await countDrawn()).toBe(1)
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('y')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('yShades of many')
  expect(await countDrawn()).toBe(0)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('what is typed stays when the page of a saved property reloads', async ({ page }) => {
  const addProperty = (called: string, value: string) =>
    send(page, '/api/staff/properties', { name: called, values: [{ id: null, name: value, swatch: null }] })
  await addProperty('Grain', 'Straight')
  const passing = await addProperty('Passing fashion', 'Wicker')
  await page.goto(`/admin/properties/${passing.id}`)
  await moveToBin(page, 'Passing fashion')
  await page.getByRole('link', { name: 'Grain', exact: true }).click()
  await name(page).fill('Grain of the wood')
  await save(page)
  await page.getByRole('textbox', { name: 'Name of value 1' }).fill('Quarter-sawn')
  const id = page.url().split('/').at(-1)
  const loaded = page.waitForResponse(`**/api/staff/properties/${id}`)
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Passing fashion is in the bin' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('Passing fashion is restored')).toBeVisible()
  await loaded
  await page.evaluate(() => fetch('/healthz').then(() => undefined))
  await expectNames(page, 'Quarter-sawn')
  await save(page)
})

test('a shopper sees a new swatch at once', async ({ page, request }) => {
  // The filters of every listing come from this call.
  const isShown = async () => (await (await request.post('/api/search/', { data: {} })).text()).includes('#123f5a')
  expect(await isShown()).toBe(false)
  await page.goto('/admin/properties')
  await page.getByRole('link', { name: 'Colour', exact: true }).click()
  const field = page.getByLabel('Colour of Ivory as text')
  const before = await field.inputValue()
  await field.fill('#123f5a')
  await save(page)
  await expect(async () => expect(await isShown()).toBe(true)).toPass({ timeout: 5000, intervals: [50] })
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(field).toHaveValue(before)
})

test('a value in use lists its uses, and another replaces it everywhere', async ({ page, request }) => {
  await page.goto('/admin/properties')
  await page.getByRole('link', { name: 'Finish', exact: true }).click()
  const used = values(page)
    .getByRole('button', { name: /is used by/ })
    .first()
  await expect(used).toBeVisible()
  const [from = '', into = ''] = await names(page)
  await values(page)
    .getByRole('button', { name: `Remove ${from}`, exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: from, exact: true })
  const product = (await dialog.getByRole('link').first().textContent()) ?? ''
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('combobox', { name: 'Replacement' }).fill(into)
  await page.getByRole('option', { name: into, exact: true }).click()
  await dialog.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.getByText(`${from} is replaced by ${into}`)).toBeVisible()
  await expect(values(page).getByRole('button', { name: `Remove ${from}`, exact: true })).toHaveCount(0)
  await values(page)
    .getByRole('button', { name: new RegExp(`^${into} is used by`) })
    .click()
  await expect(page.getByRole('dialog').getByRole('link', { name: product, exact: true })).toBeVisible()

  const found = await request.get(`/search/${encodeURIComponent(product)}`)
  expect(found.status()).toBe(200)
})

test('properties are reordered, and their uses are shown before deletion', async ({ page }) => {
  await makeProperty(page, 'Scent', 'Cedar')
  await page.goto('/admin/properties')
  await page.getByRole('button', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the order' })
  await dialog.getByRole('button', { name: /^Move Scent: place/ }).focus()
  await page.keyboard.press('Home')
  await dialog.getByRole('button', { name: 'Save the order' }).click()
  await expect(page.locator('[data-row]').first()).toHaveText('Scent')
  await page.getByRole('link', { name: 'Scent', exact: true }).click()
  await moveToBin(page, 'Scent')
  await page.getByRole('link', { name: 'Size', exact: true }).click()
  await askForBin(page)
  const question = page.getByRole('dialog', { name: 'Move Size to the bin?' })
  await expect(question.getByRole('link').first()).toBeVisible()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Size')
})
