import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { askForBin, save } from '../support/back-office.ts'
import { hireEditor } from '../support/colleague.ts'
import { send } from '../support/imports.ts'
import { cut } from '../support/intercepted-calls.ts'
import { field, makeProduct, nameProduct, press } from '../support/product.ts'

/** A press beside the dialog counts once the question has gone. */
async function goOnTyping(page: Page): Promise<void> {
  await press(page, 'Keep editing')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('a dialog asks before it loses what was typed or chosen in it', async ({ page }) => {
  await page.goto('/admin/brands?new')
  const dialog = page.getByRole('dialog', { name: 'New brand' })
  const name = dialog.getByLabel('Name')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  const pressBeside = () => page.mouse.click(5, 5)
  await expect(name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await press(page, 'New brand')
  await name.fill('Halfway & Sons')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(name).toHaveValue('Halfway & Sons')
  await expect(name).toBeFocused()
  await pressBeside()
  await goOnTyping(page)
  await expect(name).toHaveValue('Halfway & Sons')
  await pressBeside()
  await press(page, 'Close without saving')
  await expect(dialog).toHaveCount(0)

  await page.goto('/admin')
  await press(page, 'Close a day')
  const days = page.getByRole('dialog', { name: 'Close a day' })
  await days.getByRole('radio', { name: 'Another day' }).check()
  await page.keyboard.press('Escape')
  await goOnTyping(page)
  await expect(days.getByRole('radio', { name: 'Another day' })).toBeChecked()
  await page.keyboard.press('Escape')
  await press(page, 'Close without saving')
  await expect(days).toHaveCount(0)
})

test('a dialog asks before it loses what was picked in it', async ({ page }) => {
  await makeProduct(page, 'Picked Sofa')
  await press(page, 'Add several')
  const several = page.getByRole('dialog')
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  const pressBeside = () => page.mouse.click(5, 5)
  await several.getByRole('combobox', { name: 'Colours, sizes …' }).click()
  await page.getByRole('option').first().click()
  // The first Escape closes the list of choices, and asks nothing.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await pressBeside()
  await goOnTyping(page)
  await expect(several.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await pressBeside()
  await press(page, 'Close without saving')
  await expect(several).toHaveCount(0)
})

test('a dialog asks before it loses an order, or pictures that were chosen', async ({ page }) => {
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await page.goto('/admin/properties')
  await press(page, 'Change the order')
  const order = page.getByRole('dialog', { name: 'Change the order' })
  const handles = order.getByRole('button', { name: /arrow keys move it/ })
  const first = (await handles.first().getAttribute('aria-label')) ?? ''
  await handles.first().press('ArrowDown')
  await expect(handles.first()).not.toHaveAttribute('aria-label', first)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await goOnTyping(page)
  await expect(handles.first()).not.toHaveAttribute('aria-label', first)
  await page.keyboard.press('Escape')
  await press(page, 'Close without saving')
  await expect(order).toHaveCount(0)

  await makeProduct(page, 'Chosen Sofa')
  await page.getByRole('button', { name: 'From the library' }).first().click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
  await page.keyboard.press('Escape')
  await goOnTyping(page)
  await library.getByRole('button', { name: 'Add 1' }).click()
  await expect(library).toHaveCount(0)
  await expect(question).toHaveCount(0)
})

test('Escape leaves what was picked or typed in a field of a page', async ({ page }) => {
  await makeProduct(page, 'Branded Sofa')
  const brand = page.getByRole('combobox', { name: 'Brand' })
  await brand.click()
  await page.getByRole('option').first().click()
  await expect(brand).not.toHaveValue('')
  const picked = await brand.inputValue()
  await brand.press('Escape')
  await expect(brand).toHaveValue(picked)

  const pinned = [page.url().split('/').at(-1)]
  const answer = await page.request.post('/api/staff/search-rules', {
    data: { words: 'escape', pinned, hidden: [], sendTo: '' },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.goto(`/admin/search-rules/${(await answer.json()).uuid}`)
  const search = page.getByRole('combobox', { name: 'Add to Shown first' })
  await search.fill('no such piece')
  await search.press('Escape')
  await search.press('Escape')
  await expect(search).toHaveValue('no such piece')
})

const products = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Products', exact: true })

test('another page asks before a dialog loses what was typed in it', async ({ page }) => {
  await page.goto('/admin/brands')
  await products(page).click()
  await press(page, 'New product')
  const name = page.getByRole('dialog', { name: 'New product' }).getByLabel('Name')
  await name.fill('Backward Sofa')
  await page.goBack()
  await goOnTyping(page)
  await expect(name).toHaveValue('Backward Sofa')
  await page.goBack()
  await press(page, 'Close without saving')
  await expect(page).toHaveURL(/\/admin\/brands$/)
})

test('another page asks each changed part, a dialog before the form below it', async ({ page }) => {
  await page.goto('/admin/brands')
  await products(page).click()
  await press(page, 'New product')
  await nameProduct(page, 'Twice Asked Sofa')
  await field(page, 'Name').fill('Twice Asked Settee')
  await press(page, 'Add several')
  const several = page.getByRole('dialog')
  await several.getByRole('combobox', { name: 'Colours, sizes …' }).click()
  await page.getByRole('option').first().click()
  await page.keyboard.press('Escape')
  await page.goBack()
  await press(page, 'Close without saving')
  await press(page, 'Stay here')
  await expect(several.getByRole('button', { name: /^Remove / })).toHaveCount(1)
  await page.goBack()
  await press(page, 'Close without saving')
  await press(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('signing out asks first about what is not saved, and says when it did not work', async ({ page, browser }) => {
  await page.goto('/admin')
  const ida = await hireEditor(browser, page, 'Ida Parting')
  const signOut = async () => {
    await press(ida, 'Ida Parting')
    await ida.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  await makeProduct(ida, 'Parting Sofa')
  await field(ida, 'Name').fill('Parting Settee')
  await signOut()
  await press(ida, 'Stay here')
  await save(ida)
  await field(ida, 'Name').fill('Parting Couch')
  const reconnect = await cut(ida, '**/api/auth/sign-out')
  await signOut()
  await press(ida, 'Leave without saving')
  await expect(ida.getByText('The shop could not be reached just now.').last()).toBeVisible()
  await expect(field(ida, 'Name')).toHaveValue('Parting Couch')
  reconnect()
  await signOut()
  await press(ida, 'Leave without saving')
  await expect(ida).toHaveURL(/\/admin\/sign-in$/)
  await ida.context().close()
})

const leaveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

test('another page asks before it loses what was typed beside a form or chosen in an import', async ({ page }) => {
  await page.goto('/admin/properties')
  await press(page, 'New property')
  await field(page, 'Name').fill('Leaving Glaze')
  await page.getByRole('textbox', { name: 'Values' }).fill('Sage')
  await press(page, 'Create')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leaving Glaze')
  await field(page, 'Add values').fill('Moss')
  await products(page).click()
  expect(await findFaults(page)).toEqual([])
  await press(page, 'Stay here')
  await expect(field(page, 'Add values')).toHaveValue('Moss')
  await products(page).click()
  await press(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/admin\/products$/)

  await send(page, 'leaving.csv', ['Item No,Title,RRP', 'L-1,Leaving Settee,900'])
  await products(page).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  await page.goBack()
  await page.getByRole('combobox', { name: 'Supplier' }).fill('Leaving Ltd')
  await products(page).click()
  await expect(leaveQuestion(page)).toBeVisible()
  await press(page, 'Leave without saving')
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('a record with unsaved changes asks before it is in the bin', async ({ page }) => {
  const uuid = await makeProduct(page, 'Binned Sofa')
  const isInBin = async () => (await (await page.request.get(`/api/staff/products/${uuid}`)).json()).inBin
  await field(page, 'Name').fill('Binned Settee')
  await askForBin(page)
  await press(page, 'Stay here')
  expect(await isInBin()).toBe(false)
  await expect(field(page, 'Name')).toHaveValue('Binned Settee')
  await askForBin(page)
  await press(page, 'Save and leave')
  await expect(page.getByText('Binned Settee is in the bin')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/products$/)
  expect(await isInBin()).toBe(true)
})
