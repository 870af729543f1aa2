import { expect, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { moveToBin, openPlace, pressSave, save } from '../support/back-office.ts'
import { openNewBrand } from '../support/brands.ts'

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const description = (page: Page) => page.getByRole('textbox', { name: 'Description', exact: true })

test('a brand is created, edited, shown to a shopper, undone, binned and restored', async ({ page, request }) => {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  await name(page).fill('Larkfield')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Larkfield')
  await description(page).fill('Tables from a barn in Larkfield.')
  await save(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  // The pressed button has disappeared with its bar.
  await expect(page.getByRole('main')).toBeFocused()
  const address = (await page.getByRole('link', { name: 'See it on the site' }).getAttribute('href')) ?? ''
  await expect(async () => expect(await (await request.get(address)).text()).toContain('a barn in Larkfield')).toPass()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(description(page)).toHaveValue('')
  await moveToBin(page, 'Larkfield')
  await expect(page.getByRole('link', { name: 'Larkfield' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(page.getByRole('link', { name: 'Larkfield' })).toBeVisible()
})

test('problems are shown at their fields, and the form keeps everything typed', async ({ page }) => {
  await openNewBrand(page, 'Mistwick')
  await description(page).fill('Typed with care.')
  await name(page).fill('')
  await pressSave(page)
  await expect(name(page)).toBeFocused()
  await expect(name(page)).toHaveAccessibleDescription(/A name is needed/)
  await openPlace(page, 'Catalogue', 'Brands')
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(description(page)).toHaveValue('Typed with care.')

  await name(page).fill('Fernhollow')
  await pressSave(page)
  await expect(name(page)).toHaveAccessibleDescription(/taken already/)
})

test('two people who edit the same brand see each other’s changes, and choose between them', async ({
  page,
  context,
}) => {
  await openNewBrand(page, 'Twofold')
  const other = await context.newPage()
  await other.goto(page.url())
  await name(other).fill('Twofold & Daughters')
  await description(other).fill('Theirs.')
  await save(other)

  await description(page).fill('Mine.')
  await page.getByRole('textbox', { name: 'Keywords' }).fill('oak')
  await pressSave(page)
  const dialog = page.getByRole('dialog', { name: 'You both changed the same fields' })
  await expect(dialog.getByRole('group')).toHaveCount(1)
  await expect(dialog.getByRole('group', { name: 'Description' })).toBeVisible()
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('radio', { name: /Theirs/ }).check()
  await dialog.getByRole('button', { name: 'Continue with theirs' }).click()
  await expect(page.getByRole('region', { name: 'Save', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(name(page)).toHaveValue('Twofold & Daughters')
  await expect(description(page)).toHaveValue('Theirs.')
  await expect(page.getByRole('textbox', { name: 'Keywords' })).toHaveValue('oak')
})

test('the list is searched, sorted and paged by its address and by keys', async ({ page }) => {
  await page.goto('/admin/brands?sort=-products')
  const rows = page.locator('[data-row]')
  await expect(rows.first()).toHaveText('Fernhollow')
  await page.keyboard.press('/')
  await page.keyboard.type('mil')
  await expect(rows).toHaveText(['Wrenmoor Mills'])
  await expect(page).toHaveURL(/q=mil/)
  await page.getByRole('searchbox').fill('')
  await expect(page).not.toHaveURL(/q=/)
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Products' }).click()
  await expect(page.getByRole('columnheader', { name: 'Products' })).toHaveCount(0)
  await expect(page).toHaveURL(/columns=/)
})
