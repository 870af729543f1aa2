import { expect, type Page, test } from '@playwright/test'
import { blankProduct, blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectInOrder, expectNoFaults, findFaults } from '../support/axe.ts'
import { expectPageInOrder, save } from '../support/back-office.ts'
import { addPublished, cell, makeProduct, press } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'
import { beKnown, desktop, open, phone } from '../support/visit.ts'

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
/** Excludes notices, which are dialogs too. */
const dialog = (page: Page) => page.locator('[role=dialog][data-open]')

async function publish(page: Page): Promise<void> {
  await press(page, 'Put on the site')
  await press(page, 'Put it on the site anyway')
  await expect(page.getByText('It is on the site')).toBeVisible()
}

async function openAsShopper(page: Page, uuid: string): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: { cookies: [], origins: [] },
    })
  if (!context) throw new Error('The context has no browser.')
  const shopper = await context.newPage()
  await beKnown(shopper)
  await open(shopper, `/product/${uuid}`)
  return shopper
}

test('staff maintain the places of the showroom', async ({ page }) => {
  await page.goto('/admin/display-places?new')
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden room, bay 1')
  await press(page, 'Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garden room, bay 1')
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden room, bay 7')
  await save(page)
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expectPageInOrder(page)
    await page.goto('/admin/display-places')
    await expect(page.getByRole('link', { name: 'Garden room, bay 7' })).toBeVisible()
    await expectPageInOrder(page)
    await page.goBack()
  }
})

for (const [size, viewport] of Object.entries({ phone, desktop })) {
  test(`on a ${size}, staff record display and stock of a variant, shoppers read it, and it stays true`, async ({
    page,
  }) => {
    test.setTimeout(90_000)
    const name = `Showwood ${size}`
    await page.setViewportSize(viewport)
    const uuid = await makeProduct(page, name)
    await press(page, 'Details of variant 1')
    const form = drawer(page, 'variant 1')
    await form.getByLabel('Price', { exact: true }).fill('900')
    await form.getByRole('switch', { name: 'On display in the showroom' }).click()
    await form.getByRole('combobox', { name: 'Where it stands' }).fill('Ground floor, bay 3')
    // By keyboard: the drawer scrolls to the field, and a list that moves under the pointer gets no click.
    await expect(page.getByRole('option', { name: 'Ground floor, bay 3' })).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Enter')
    await form.getByRole('combobox', { name: 'Stock' }).selectOption('Order in')
    await form.getByRole('textbox', { name: 'Weeks to order in' }).fill('0')
    expect(await findFaults(page)).toEqual([])
    await press(page, 'Done')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('At least one week.')).toBeVisible()
    await press(page, 'Details of variant 1')
    await form.getByRole('textbox', { name: 'Weeks to order in' }).fill('6')
    await press(page, 'Done')
    await save(page)
    await publish(page)

    const shopper = await openAsShopper(page, uuid)
    await shopper.setViewportSize(viewport)
    await expect(shopper.locator('#product .showroom li')).toHaveText([
      /^On display in our showroom: Ground floor, bay 3\sChecked/,
      /^We order it in for you: about 6 weeks\sChecked/,
    ])
    await expect(shopper.getByRole('link', { name: 'See it in our showroom: plan a visit' })).toBeVisible()
    await expectNoFaults(shopper)

    await press(page, 'Details of variant 1')
    await form.getByRole('button', { name: 'Still correct' }).click()
    await expect(page.getByText('Checked today')).toBeVisible()
    await expect(form.getByText(/^Checked on/)).toBeVisible()
    await form.getByRole('combobox', { name: 'Stock' }).selectOption('Nothing recorded')
    await expect(form.getByRole('textbox', { name: 'Weeks to order in' })).toHaveCount(0)
    await form.getByRole('switch', { name: 'On display in the showroom' }).click()
    await press(page, 'Done')
    await save(page)
    await open(shopper, `/product/${uuid}`)
    await expect(shopper.getByRole('link', { name: 'Plan a visit to our showroom' })).toBeVisible()
    await shopper.context().close()
    await page.goto(`/admin/history?entity=product&id=${uuid}`)
    await expect(page.getByText(`checked in the showroom ${name}`).first()).toBeVisible()
  })
}

test('an ex-display piece is made from its variant, and never sets the product’s ‘from’ price', async ({ page }) => {
  test.setTimeout(90_000)
  const uuid = await makeProduct(page, 'Exwood Chair')
  await cell(page, 'Name', 'variant 1').fill('Sage')
  await cell(page, 'Price', 'Sage').fill('500')
  await press(page, 'More for Sage')
  await page.getByRole('menuitem', { name: 'Add an ex-display piece from this' }).click()
  const form = drawer(page, 'Sage (ex-display)')
  await form.getByLabel('Price', { exact: true }).fill('300')
  await form.getByRole('textbox', { name: 'Condition' }).fill('small mark on the left arm')
  await expect(form.getByRole('switch', { name: 'On display in the showroom' })).toBeChecked()
  await expect(form.getByRole('combobox', { name: 'Stock' })).toHaveValue('last-one')
  expect(await findFaults(page)).toEqual([])
  await press(page, 'Done')
  await save(page)
  await publish(page)

  const shopper = await openAsShopper(page, uuid)
  for (const viewport of [phone, desktop]) {
    await shopper.setViewportSize(viewport)
    await open(shopper, `/product/${uuid}`)
    await expect(shopper.locator('#product')).toContainText('From £500')
    await shopper.getByRole('link', { name: 'On display in our showroom: Sage (ex-display)' }).click()
    await expect(shopper.locator('#product')).toContainText('From £300')
    await expect(shopper.locator('#product .showroom')).toContainText('Ex-display: small mark on the left arm')
    await expectNoFaults(shopper)
  }
  await shopper.context().close()
})

test('staff filter products by stock, place and last check, wide and narrow', async ({ page }) => {
  await page.setViewportSize(phone)
  const name = 'Filterwood'
  for (const stockState of ['last-one', 'in-stock'] as const) {
    const data = { ...blankProduct, name: `${name} ${stockState}`, variants: [{ ...blankVariant, stockState }] }
    await send(page, '/api/staff/products', data)
  }
  await page.goto('/admin/products?q=filterwood')
  await press(page, 'Filters')
  await drawer(page, 'Filters').getByRole('combobox', { name: 'Stock' }).selectOption('Last one')
  await drawer(page, 'Filters').getByRole('combobox', { name: 'In the showroom' }).selectOption('Not on display')
  await expectInOrder(page)
  await press(page, 'Show the results')
  await expect(page).toHaveURL(/stock=last-one&display=no/)
  await expect(page.getByRole('checkbox', { name: /^Select Filterwood/ })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: `Select ${name} last-one` })).toBeVisible()
  await press(page, 'Filters')
  await drawer(page, 'Filters').getByRole('combobox', { name: 'Last check' }).selectOption('Never checked')
  await press(page, 'Show the results')
  await expect(page.getByText('Nothing here matches')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter Never checked' }).click()
  await expect(page.getByRole('checkbox', { name: `Select ${name} last-one` })).toBeVisible()
})

test('stock and display of many products are set, and undone', async ({ page }) => {
  for (const name of ['Bulkshow 1', 'Bulkshow 2']) {
    const data = { ...blankProduct, name, variants: [{ ...blankVariant, price: 100 }] }
    await send(page, '/api/staff/products', data)
  }
  await page.goto('/admin/products?q=bulkshow')
  const bar = page.getByRole('region', { name: 'Selected products' })
  const act = async (action: string) => {
    await bar.getByRole('button', { name: 'Change them' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await page.getByRole('checkbox', { name: 'Select Bulkshow 1' }).check()
  await page.getByRole('checkbox', { name: 'Select Bulkshow 2' }).check()
  await act('Set the stock')
  await dialog(page).getByRole('combobox', { name: 'Stock' }).selectOption('Order in')
  await dialog(page).getByRole('textbox', { name: 'About how long' }).fill('4')
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('2 products would change.')
  expect(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Change 2 products' }).click()
  await expect(dialog(page)).toContainText('2 products changed')
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('checkbox', { name: 'Select Bulkshow 1' }).check()
  await act('Set what is on display')
  await page.getByRole('combobox', { name: 'Where they stand' }).fill('window')
  await page.getByRole('option', { name: 'Ground floor, window' }).click()
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('Ground floor, window')
  await page.getByRole('button', { name: 'Change 1 product' }).click()
  await expect(dialog(page)).toContainText('1 product changed')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(dialog(page)).toContainText('Undo: On display: Ground floor, window')
})

test('an ex-display piece is sold from the list and from its form, and taken back, wide and narrow', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const name = 'Sellwood'
  const piece = { ...blankVariant, name: 'Moss (ex-display)', price: 300, isExDisplay: true, onDisplay: true }
  const uuid = await addPublished(page, { name, variants: [{ ...blankVariant, name: 'Moss', price: 500 }, piece] })
  await page.goto('/admin/products?q=sellwood')
  const sold = page.getByRole('button', { name: `Sold: ${name}, Moss (ex-display)` })
  await expectInOrder(page)
  await sold.click()
  await expect(page.getByText(`${name}, Moss (ex-display) is sold, and no longer on the site`)).toBeVisible()
  await expect(sold).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sold).toBeVisible()
  await page.goto(`/admin/products/${uuid}`)
  await press(page, 'More for Moss (ex-display)')
  await page.getByRole('menuitem', { name: 'Sold', exact: true }).click()
  await expect(page.getByText('Moss (ex-display) is sold, and no longer on the site')).toBeVisible()
  const read = async () => (await (await page.request.get(`/api/staff/products/${uuid}`)).json()).edit.variants[1]
  expect(await read()).toMatchObject({ visible: false, onDisplay: false, stockState: 'not-available' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(read).toMatchObject({ visible: true, onDisplay: true, stockState: null })
  await press(page, 'Details of Moss (ex-display)')
  await expect(
    drawer(page, 'Moss (ex-display)').getByRole('switch', { name: 'On display in the showroom' }),
  ).toBeChecked()
})

test('a change of prices leaves ex-display pieces out, as its preview says, unless staff take them along', async ({
  page,
}) => {
  const piece = { ...blankVariant, name: 'Moss (ex-display)', price: 300, isExDisplay: true }
  await addPublished(page, { name: 'Dearwood', variants: [{ ...blankVariant, name: 'Moss', price: 500 }, piece] })
  await page.goto('/admin/products?q=dearwood')
  await page.getByRole('checkbox', { name: 'Select Dearwood', exact: true }).check()
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change them' }).click()
  await page.getByRole('menuitem', { name: 'Put on sale' }).click()
  await dialog(page).getByLabel('Off the price').fill('10')
  await expect(dialog(page).getByRole('switch', { name: 'Leave out ex-display pieces' })).toBeVisible()
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog(page)).toContainText('1 ex-display piece is left out, and would keep its price.')
  expect(await findFaults(page)).toEqual([])
})
