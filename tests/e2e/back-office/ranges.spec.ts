import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { askForBin, save } from '../support/back-office.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const products = (page: Page) => page.getByRole('list', { name: 'Products', exact: true })
const finder = (page: Page) => page.getByRole('combobox', { name: 'Add to Products' })

/** Makes a range for one journey, so that journeys do not disturb each other. */
async function makeRange(page: Page, called: string): Promise<void> {
  await page.goto('/admin/ranges')
  await page.getByRole('button', { name: 'New range' }).click()
  await name(page).fill(called)
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(called)
}

async function add(page: Page, product: string): Promise<void> {
  await finder(page).fill(product)
  await page.getByRole('option', { name: product, exact: true }).click()
  await expect(products(page).getByRole('button', { name: `Remove ${product}`, exact: true })).toBeVisible()
}

const expectProducts = (page: Page, ...names: string[]) =>
  expect(async () => {
    const buttons = products(page).getByRole('button', { name: /^Remove / })
    expect(await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
      names.map((called) => `Remove ${called}`),
    )
  }).toPass()

test('a range is filled with products, reordered by keys and by ‘Move to …’, and shown to a shopper at once', async ({
  page,
  request,
}) => {
  await makeRange(page, 'Orchard')
  await add(page, 'Mist Voile Panels')
  await add(page, 'Fold Wool Throws')
  await expect(products(page).getByRole('link', { name: 'Fold Wool Throws' })).toHaveAttribute('href', /admin.products/)
  const handle = products(page).getByRole('button', { name: /^Move Fold Wool Throws: place/ })
  await handle.click()
  const choice = page.getByRole('dialog', { name: 'Move Fold Wool Throws to …' })
  await expect(choice).toContainText('of 2')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await expect(choice).toHaveCount(0)
  await expectProducts(page, 'Fold Wool Throws', 'Mist Voile Panels')
  await expect(handle).toBeFocused()
  await page.keyboard.press('End')
  await expectProducts(page, 'Mist Voile Panels', 'Fold Wool Throws')
  await handle.click()
  await choice.getByRole('button', { name: 'First place' }).click()
  await expectProducts(page, 'Fold Wool Throws', 'Mist Voile Panels')
  await page.getByRole('switch', { name: 'On the site' }).click()
  await save(page)
  await expect(async () =>
    expect(await (await request.get('/range/orchard')).text()).toContain('Fold Wool Throws'),
  ).toPass({
    timeout: 5000,
    intervals: [50],
  })
  await page.reload()
  await expectProducts(page, 'Fold Wool Throws', 'Mist Voile Panels')

  const remove = (product: string) => products(page).getByRole('button', { name: `Remove ${product}` })
  await remove('Fold Wool Throws').click()
  await expect(remove('Mist Voile Panels')).toBeFocused()
  await save(page)
  await expectProducts(page, 'Mist Voile Panels')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expectProducts(page, 'Fold Wool Throws', 'Mist Voile Panels')
  await remove('Mist Voile Panels').click()
  await expect(remove('Fold Wool Throws')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(finder(page)).toBeFocused()
})

test('the ranges of the home page keep the order given to them', async ({ page, request }) => {
  const readHome = async () => {
    const ranges: { name: string }[] = await (await request.get('/api/range/homepage')).json()
    return ranges.map((range) => range.name)
  }
  const [first = '', second = '', ...rest] = await readHome()
  await page.goto('/admin/ranges')
  await page.getByRole('button', { name: 'Order on the home page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order on the home page' })
  await dialog.getByRole('button', { name: `Move ${first} down` }).click()
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the order' }).click()
  await expect(dialog).toBeHidden()
  await expect(async () => expect(await readHome()).toEqual([second, first, ...rest])).toPass()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(async () => expect(await readHome()).toEqual([first, second, ...rest])).toPass()
})

test('the uses of a range are shown before deletion; its products stay', async ({ page, request }) => {
  await makeRange(page, 'Copse')
  await add(page, 'Nook Roller Blind')
  await save(page)
  await askForBin(page)
  const dialog = page.getByRole('dialog', { name: 'Move Copse to the bin?' })
  await expect(dialog.getByRole('link', { name: 'Nook Roller Blind' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page.getByText('Copse is in the bin')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Copse' })).toHaveCount(0)
  expect(await (await request.get('/search/nook')).text()).toContain('Nook Roller Blind')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await page.getByRole('link', { name: 'Copse' }).click()
  await expectProducts(page, 'Nook Roller Blind')
})
