import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { askForBin, pressSave, save } from '../support/back-office.ts'
import { addCategory, addSubCategory } from '../support/categories.ts'
import { expectRoomMade } from '../support/drag.ts'
import { cut, hold } from '../support/intercepted-calls.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const address = (page: Page) => page.getByRole('textbox', { name: 'Address', exact: true })
const list = (page: Page, label: string) => page.getByRole('list', { name: label, exact: true })

async function makeCategory(page: Page, called: string): Promise<void> {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'New category' }).click()
  await name(page).fill(called)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called)
}

async function makeSubCategory(page: Page, within: string, called: string): Promise<void> {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `New sub-category in ${within}` }).click()
  await name(page).fill(called)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called)
}

/** Makes a category for one journey, so that journeys do not disturb each other. */
async function openWith(page: Page, category: string, ...subCategories: string[]): Promise<void> {
  const { id } = await addCategory(page, category)
  for (const name of subCategories) await addSubCategory(page, id, name)
  await page.goto('/admin/categories')
}

async function show(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
}

/** Reads the saved order from the shop, since the page may show a new order before it is saved. */
const expectKept = (page: Page, within: string, ...names: string[]) =>
  expect(async () => {
    type Row = { name: string; subCategories: { name: string }[] }
    const rows: Row[] = await (await page.request.get('/api/staff/categories')).json()
    expect(rows.find((row) => row.name === within)?.subCategories.map((sub) => sub.name)).toEqual(names)
  }).toPass()

test('a new category and its sub-categories appear in the menu at once', async ({ page, request }) => {
  await makeCategory(page, 'Garden Rooms')
  await expect(address(page)).toHaveValue('garden-rooms')
  await show(page)
  await makeSubCategory(page, 'Garden Rooms', 'Benches & Swings')
  await expect(address(page)).toHaveValue('benches-swings')

  await page.getByRole('combobox', { name: 'First brand' }).fill('wren')
  await page.getByRole('option', { name: 'Wrenmoor Mills' }).click()
  await page.getByRole('combobox', { name: 'Second value' }).fill('velv')
  await page
    .getByRole('option', { name: /Velvet/ })
    .first()
    .click()
  const preview = page.getByRole('figure')
  await expect(preview).toContainText('Off the site, it is not in the menu.')
  await page.getByRole('switch', { name: 'On the site' }).click()
  for (const text of ['Garden Rooms', 'Benches & Swings', 'Wrenmoor Mills', 'Velvet', 'See All Benches & Swings'])
    await expect(preview).toContainText(text)
  await save(page)

  await expect(async () => {
    const menu: { name: string; subCategories: { name: string; navBrand1: object }[] }[] = await (
      await request.get('/api/category/navbar')
    ).json()
    const garden = menu.find((category) => category.name === 'Garden Rooms')
    expect(garden?.subCategories).toMatchObject([{ name: 'Benches & Swings', navBrand1: { name: 'Wrenmoor Mills' } }])
  }).toPass({ timeout: 5000, intervals: [50] })
  expect((await request.get('/store/garden-rooms/benches-swings')).status()).toBe(200)
})

test('after two changes of the order only the last one offers Undo, which reverts only that one', async ({ page }) => {
  await openWith(page, 'Loft', 'Beams', 'Crates', 'Dust Sheets')
  await page.getByRole('button', { name: 'Move Beams down' }).click()
  await expect(page.getByText('Order saved')).toBeVisible()
  await expectKept(page, 'Loft', 'Crates', 'Beams', 'Dust Sheets')
  await page.getByRole('button', { name: 'Move Dust Sheets up' }).click()
  await expectKept(page, 'Loft', 'Crates', 'Dust Sheets', 'Beams')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectKept(page, 'Loft', 'Crates', 'Beams', 'Dust Sheets')
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
})

test('a change of the order made while another is being saved is undone together with it', async ({ page }) => {
  await openWith(page, 'Stable', 'Hooks', 'Racks', 'Stools')
  const release = await hold(page, '**/api/staff/categories/*/order')
  await page.getByRole('button', { name: 'Move Hooks down' }).click()
  await page.getByRole('button', { name: 'Move Stools up' }).click()
  release()
  await expectKept(page, 'Stable', 'Racks', 'Stools', 'Hooks')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expectKept(page, 'Stable', 'Hooks', 'Racks', 'Stools')
})

test('a reserved address is refused at its field', async ({ page }) => {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'New category' }).click()
  await name(page).fill('Clearance')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(address(page)).toHaveAccessibleDescription(/kept for a page of the shop’s own/)
  await address(page).fill('clearance-corner')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clearance')

  await address(page).fill('special-offers')
  await pressSave(page)
  await expect(address(page)).toBeFocused()
  await expect(address(page)).toHaveAccessibleDescription(/kept for a page of the shop’s own/)
})

test('a moved sub-category redirects from its old address, until Undo', async ({ page, request }) => {
  const { id } = await addCategory(page, 'Attic', { visible: true })
  await addSubCategory(page, id, 'Trunks', { visible: true })
  await addCategory(page, 'Cellar', { visible: true })
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Move Trunks to another category' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Trunks' })
  await dialog.getByRole('combobox', { name: 'To the category' }).selectOption('Cellar')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await expect(dialog).toContainText('Redirect visitors from /store/attic/trunks to /store/cellar/trunks')
  expect(await findFaults(page)).toEqual([])
  const reconnect = await cut(page, '**/api/staff/**')
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(page.getByText('The shop could not be reached just now.').last()).toBeVisible()
  reconnect()
  await dialog.getByRole('button', { name: 'Move it' }).click()
  await expect(list(page, 'In Cellar').getByRole('link', { name: 'Trunks' })).toBeVisible()

  const visit = (path: string) => request.get(path, { maxRedirects: 0 })
  await expect(async () => {
    const old = await visit('/store/attic/trunks')
    expect([old.status(), old.headers().location]).toEqual([301, '/store/cellar/trunks'])
  }).toPass()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(list(page, 'In Attic').getByRole('link', { name: 'Trunks' })).toBeVisible()
  await expect(async () => expect((await visit('/store/attic/trunks')).status()).toBe(200)).toPass()

  await list(page, 'In Attic').getByRole('link', { name: 'Trunks' }).click()
  await address(page).fill('travel-trunks')
  const offer = page.getByRole('checkbox', { name: /Redirect visitors from/ })
  await expect(offer).toBeChecked()
  await offer.uncheck()
  await save(page)
  await expect(async () => expect((await visit('/store/attic/travel-trunks')).status()).toBe(200)).toPass()
  expect((await visit('/store/attic/trunks')).status()).not.toBe(301)
})

test('an undone rename leaves no redirect, by the notice or by hand', async ({ page }) => {
  const { id } = await addCategory(page, 'Orangery', { visible: true })
  await page.goto(`/admin/categories/${id}`)
  const listRedirects = async () => {
    const rows: { fromPath: string }[] = await (await page.request.get('/api/staff/redirects')).json()
    return rows.map(({ fromPath }) => fromPath).filter((path) => /orangery|glasshouse/.test(path))
  }
  const offer = page.getByRole('checkbox', { name: /Redirect visitors from/ })
  const rename = async (route: string, isOffered: boolean) => {
    await address(page).fill(route)
    await expect(offer).toBeChecked({ checked: isOffered })
    await save(page)
  }
  await rename('glasshouse', true)
  expect(await listRedirects()).toEqual(['/store/orangery'])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(address(page)).toHaveValue('orangery')
  expect(await listRedirects()).toEqual([])

  await rename('glasshouse', true)
  await rename('orangery', false)
  expect(await listRedirects()).toEqual([])
})

test('sub-categories are reordered by keys, buttons and dragging, and Undo restores the order', async ({ page }) => {
  await openWith(page, 'Hallway', 'Pegs', 'Mats', 'Lamps')
  const own = list(page, 'In Hallway')
  const order = (...names: string[]) => expect(own.getByRole('link')).toHaveText(names)
  await order('Pegs', 'Mats', 'Lamps')

  await own.getByRole('button', { name: /^Move Lamps: place/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await order('Lamps', 'Pegs', 'Mats')
  await expect(own.getByRole('button', { name: /^Move Lamps: place 1 of 3/ })).toBeFocused()
  await own.getByRole('button', { name: 'Move Mats up' }).click()
  await order('Lamps', 'Mats', 'Pegs')
  await expectKept(page, 'Hallway', 'Lamps', 'Mats', 'Pegs')
  await page.reload()
  await order('Lamps', 'Mats', 'Pegs')

  const handle = own.getByRole('button', { name: /^Move Pegs: place/ })
  await handle.scrollIntoViewIfNeeded()
  const goal = own.getByRole('button', { name: /^Move Lamps: place/ })
  const [from, to] = [await handle.boundingBox(), await goal.boundingBox()]
  if (!from || !to) throw new Error('The handles are missing.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, to.y + 20, { steps: 8 })
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 4 })
  await expectRoomMade(goal)
  await page.mouse.up()
  await order('Pegs', 'Lamps', 'Mats')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await order('Lamps', 'Mats', 'Pegs')
  await expectKept(page, 'Hallway', 'Lamps', 'Mats', 'Pegs')
})

test('a category with contents cannot be deleted and lists them; an empty one is deleted and restored', async ({
  page,
}) => {
  await openWith(page, 'Pantry', 'Shelves')
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await askForBin(page)
  const dialog = page.getByRole('dialog', { name: 'Pantry cannot be moved to the bin yet' })
  await expect(dialog.getByRole('link', { name: 'Shelves' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Shelves' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves')
  await askForBin(page)
  await expect(page.getByText('Shelves is in the bin')).toBeVisible()
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await askForBin(page)
  await expect(page.getByText('Pantry is in the bin')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pantry', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.getByRole('link', { name: 'Pantry', exact: true })).toBeVisible()
})
