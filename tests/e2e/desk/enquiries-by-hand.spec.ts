import { expect, type Page, test } from '@playwright/test'
import { expectNothingInTheWay, findFaults } from '../support/axe.ts'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

const chosen = (page: Page) => page.getByRole('region', { name: 'Chosen enquiries' })

/** An enquiry by phone, as somebody at the desk enters it. */
async function enter(page: Page, name: string, description: string): Promise<void> {
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Phone').fill('01572 123 456')
  await dialog.getByLabel('What was asked').fill(description)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('what came by phone is entered by hand, and says so', async ({ page }) => {
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How it came').selectOption('At the counter')
  await dialog.getByLabel('Name').fill('Walter Finch')
  await dialog.getByLabel('What was asked').fill('Does it come in green?')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Give a phone number or an e-mail address/)
  await expect(dialog.getByLabel('What was asked')).toHaveValue('Does it come in green?')
  await dialog.getByLabel('Phone').fill('01572 123 456')
  await dialog.getByRole('combobox', { name: 'Find the product' }).fill('alder 3')
  await page.getByRole('option', { name: 'Alder 3 Seater Sofa' }).click()
  expect(await findFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walter Finch')
  await expect(page.getByRole('link', { name: '01572 123 456' })).toHaveAttribute('href', 'tel:01572123456')
  await expect(page.getByRole('article')).toContainText('Walter Finch asked at the counter')
  await expect(page.getByText('Ruth Hob entered it by hand')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it is about' })).toContainText('Alder 3 Seater Sofa')
  await expect(page.getByText('Walter Finch left no e-mail address.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveCount(0)
  expect(await findFaults(page)).toEqual([])
  await page.goto('/admin/enquiries?q=walter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Walter Finch' })).toContainText('At the counter')
})

test('several at once are spam, given and closed, and put back', async ({ page }) => {
  for (const name of ['Robot One', 'Robot Two', 'Robot Three']) await enter(page, name, 'Cheap watches')
  await page.goto('/admin/enquiries?q=robot')
  const list = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')
  await expect(list).toHaveCount(3)
  await page.getByLabel('Choose Robot One').check()
  await page.getByLabel('Choose Robot Two').check()
  await expect(chosen(page).getByRole('status')).toHaveText('2 enquiries chosen')
  await chosen(page).getByRole('button', { name: 'Give to' }).click()
  await page.getByRole('menuitem', { name: 'Ruth Hob' }).click()
  await expect(page.getByText('Ruth Hob answers 2 enquiries now')).toBeVisible()
  await expect(list.filter({ hasText: 'Ruth Hob' })).toHaveCount(2)

  await page.getByLabel('All on this page').check()
  await expect(chosen(page).getByRole('status')).toHaveText('3 enquiries chosen')
  await chosen(page).getByRole('button', { name: 'Spam' }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByText('3 enquiries: Spam')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(list).toHaveCount(3)

  await page.getByLabel('Choose Robot Three').check()
  await chosen(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('menuitem', { name: 'As lost' }).click()
  await expect(list).toHaveCount(2)
})

test('one press in the list makes spam, and another undoes it', async ({ page }) => {
  await page.goto('/admin/enquiries?q=robot')
  const list = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Spam: Robot One' }).click()
  await expect(list).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Robot Two' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Spam: Robot One' }).click()
  await expect(list).toHaveCount(1)
  await page.getByRole('button', { name: 'Spam: Robot Two' }).click()
  await expect(list).toHaveCount(0)
  await page.goto('/admin/enquiries?status=spam&q=robot')
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: 'Not spam: Robot Two' }).click()
  await expect(list).toHaveCount(1)
})

for (const width of [390, 1440]) {
  test(`several are chosen and one is entered at ${width} px, and nothing stands in the way`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/enquiries?status=all')
    await page.getByLabel('All on this page').check()
    await expect(chosen(page).getByRole('button', { name: 'Spam' })).toBeVisible()
    await expectNothingInTheWay(page)
    await page.getByRole('button', { name: 'New enquiry' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNothingInTheWay(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Walter Finch' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walter Finch')
    await expectNothingInTheWay(page)
  })
}
