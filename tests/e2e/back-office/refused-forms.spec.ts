import { expect, type Locator, type Page, test } from '@playwright/test'
import { openEnquiry } from '../support/enquiries.ts'
import { press } from '../support/product.ts'

test('a refused form of a page gives the focus to its first wrong field', async ({ page }) => {
  await page.goto('/admin/enquiries/shopper')
  await page.getByLabel('Email address').fill('nobody')
  await press(page, 'Show what we hold')
  await expect(page.getByLabel('Email address')).toBeFocused()

  await openEnquiry(page, 'Flora Refused')
  await press(page, 'Save the note')
  await expect(page.getByLabel('Note for colleagues')).toBeFocused()
  await page.getByRole('button', { name: /^(Send the reply|Keep the reply as a file)$/ }).click()
  await expect(page.getByLabel('Your reply')).toBeFocused()
})

test('a refused form of a dialog gives the focus to its first wrong field', async ({ page }) => {
  await page.goto('/admin/synonyms')
  await press(page, 'New synonym')
  await press(page, 'Save')
  await expect(page.getByRole('textbox', { name: 'Shoppers say' })).toBeFocused()

  await page.goto('/admin/links')
  await page
    .getByRole('button', { name: /^Add a link/ })
    .first()
    .click()
  await press(page, 'Done')
  await expect(page.getByRole('dialog').getByLabel('Leads to')).toBeFocused()

  await page.goto('/admin/products')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check()
  await press(page, 'Change them')
  await page.getByRole('menuitem', { name: 'Change prices' }).click()
  await press(page, 'Show what would change')
  await expect(page.getByRole('textbox', { name: 'Up or down by' })).toBeFocused()
})

/** Sends a form twice with the same refusal. Screen readers do not announce an alert that has not changed. */
async function expectSaidTwice(page: Page, send: Locator): Promise<void> {
  const refusal = page.getByRole('alert').filter({ hasText: 'The shop could not be reached just now.' })
  await send.press('Enter')
  await refusal.evaluate((said) => said.setAttribute('data-said', ''))
  await expect(send).toBeEnabled()
  await send.press('Enter')
  await expect(page.locator('[data-said]')).toHaveCount(0)
  await expect(refusal).toBeVisible()
}

test('a form that is refused again for the same reason says so again', async ({ page }) => {
  await page.goto('/admin/account')
  const save = page.getByRole('button', { name: 'Save name and email' })
  await page.route('**/api/staff/account', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await expectSaidTwice(page, save)
  await expect(save).toBeFocused()

  await page.goto('/admin/brands?new')
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Farwick')
  await page.route('**/api/staff/brands**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
  await expectSaidTwice(page, page.getByRole('button', { name: 'Create' }))
})

test('a word whose meaning cannot be saved just now says so, although the word itself is locked', async ({ page }) => {
  await page.goto('/admin/synonyms')
  await press(page, 'New synonym')
  await page.getByRole('textbox', { name: 'Shoppers say' }).fill('gubbinsofa')
  await page.getByRole('textbox', { name: 'The catalogue says' }).fill('sofa')
  await press(page, 'Save')
  await press(page, 'Change gubbinsofa')
  const dialog = page.getByRole('dialog')
  await page.route('**/api/staff/synonyms', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The shop could not be reached just now.')
})

test('two problems in one list are named by their rows, and each name leads to its field', async ({ page }) => {
  const problems = page.getByRole('list', { name: 'Fields to correct' })
  await page.goto('/admin/settings/shop')
  const network = page.getByLabel(/^Network of link/).last()
  await press(page, 'Add a link')
  await press(page, 'Add a link')
  const label = await network.evaluate((input) => input.closest('fieldset')?.querySelectorAll('input[type=url]').length)
  await press(page, 'Save')
  await problems.getByRole('button', { name: `Network of link ${label}` }).click()
  await expect(network).toBeFocused()
  await expect(problems.getByRole('button', { name: `Network of link ${Number(label) - 1}` })).toBeVisible()
  await press(page, 'Discard')

  await page.goto('/admin/opening-hours')
  for (const day of ['Monday', 'Tuesday']) {
    await page.getByLabel(`${day} opens`, { exact: true }).fill('18:00')
    await page.getByLabel(`${day} closes`, { exact: true }).fill('09:00')
  }
  await press(page, 'Add a date')
  await press(page, 'Save')
  await expect(problems.getByRole('button')).toHaveText(['Monday closes', 'Tuesday closes', /^Date \d+: date$/])
  await problems.getByRole('button', { name: 'Tuesday closes' }).click()
  await expect(page.getByLabel('Tuesday closes', { exact: true })).toBeFocused()
  await problems.getByRole('button', { name: /^Date/ }).click()
  await expect(page.getByLabel(/^Date \d+: date$/).last()).toBeFocused()
  await press(page, 'Discard')
})
