import { expect, type Page, test } from '@playwright/test'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { expectNoFaults, findFaults } from '../support/axe.ts'
import { addPublished } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone } from '../support/visit.ts'

test.describe.configure({ mode: 'serial', timeout: 90_000 })

const chosen = (page: Page) => page.getByRole('region', { name: 'Selected enquiries' })

/** Enters an enquiry by phone through the API. */
const enter = (page: Page, name: string, description: string): Promise<{ uuid: string }> =>
  send(page, '/api/staff/enquiries', {
    ...{ name, description, email: '', phone: '01572 123 456' },
    ...{ cameBy: 'phone', productUuid: null },
  })

test('staff enter an enquiry by phone, and it is marked as such', async ({ page }) => {
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('How they got in touch').selectOption('At the counter')
  await dialog.getByLabel('Name').fill('Walter Finch')
  await dialog.getByLabel('What was asked').fill('Does it come in green?')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Give a phone number or an email address/)
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
  await expect(page.getByText('Walter Finch left no email address.')).toBeVisible()
  await expect(page.getByLabel('Your reply')).toHaveCount(0)
  expect(await findFaults(page)).toEqual([])
  await page.goto('/admin/enquiries?q=walter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Walter Finch' })).toContainText('At the counter')
})

test('staff read where the piece of an enquiry stands, and whether it is available', async ({ page }) => {
  await addPublished(page, {
    name: 'Standwood Sofa',
    variants: [{ ...blankVariant, price: 900, onDisplay: true, stockState: 'order-in', orderWeeks: 6 }],
  })
  await page.goto('/admin/enquiries')
  await page.getByRole('button', { name: 'New enquiry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Flora Stand')
  await dialog.getByLabel('Phone').fill('01572 123 456')
  await dialog.getByLabel('What was asked').fill('Can I sit on it?')
  await dialog.getByRole('combobox', { name: 'Find the product' }).fill('standwood')
  await page.getByRole('option', { name: 'Standwood Sofa' }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('region', { name: 'What it is about' })).toContainText(
      'On display in our showroom · We order it in for you: about 6 weeks',
    )
    await expectNoFaults(page)
  }
})

test('a note that is being written stays with its enquiry', async ({ page }) => {
  await enter(page, 'Nora Heron', 'Is it oak?')
  const { uuid } = await enter(page, 'Otto Heron', 'Is it ash?')
  await page.goto(`/admin/enquiries/${uuid}`)
  const note = page.getByLabel('Note for colleagues')
  await note.fill('Otto rings again on Monday.')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Nora Heron')
  await page.getByRole('option', { name: /^Nora Heron.*Enquiry/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nora Heron')
  await expect(note).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otto Heron')
  await expect(note).toHaveValue('Otto rings again on Monday.')
})

test('several enquiries are marked as spam, assigned and closed at once, and undone', async ({ page }) => {
  for (const name of ['Robot One', 'Robot Two', 'Robot Three']) await enter(page, name, 'Cheap watches')
  await page.goto('/admin/enquiries?q=robot')
  const list = page.getByRole('list', { name: 'Enquiries' }).getByRole('listitem')
  await expect(list).toHaveCount(3)
  await page.getByLabel('Select Robot One').check()
  await page.getByLabel('Select Robot Two').check()
  await expect(chosen(page).getByRole('status')).toHaveText('2 enquiries selected')
  await chosen(page).getByRole('button', { name: 'Assign to' }).click()
  await page.getByRole('menuitem', { name: 'Ruth Hob' }).click()
  await expect(page.getByText('2 enquiries assigned to Ruth Hob')).toBeVisible()
  await expect(list.filter({ hasText: 'Ruth Hob' })).toHaveCount(2)

  await page.getByLabel('All on this page').check()
  await expect(chosen(page).getByRole('status')).toHaveText('3 enquiries selected')
  await chosen(page).getByRole('button', { name: 'Spam' }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByText('3 enquiries: Spam')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(list).toHaveCount(3)

  await page.getByLabel('Select Robot Three').check()
  await chosen(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('menuitem', { name: 'Close as lost' }).click()
  await expect(list).toHaveCount(2)
})

test('one button of the list marks an enquiry as spam, and another undoes it', async ({ page }) => {
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

test('the data of somebody who left only a phone number is found by any spelling of the number', async ({ page }) => {
  await page.goto('/admin/enquiries?status=all&q=walter')
  await page.getByRole('link', { name: 'Walter Finch' }).click()
  // The list behind has a menu of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Walter Finch')
  await page.getByRole('main').getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'What we hold about this person' }).click()
  const held = page.getByRole('region', { name: 'What we hold' })
  await expect(held).toContainText('Does it come in green?')
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Show what we hold' }).click()
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/at least five digits/)
  await page.getByLabel('Phone number').fill('+44 (0)1572 123456')
  await page.getByRole('button', { name: 'Show what we hold' }).click()
  await expect(page).toHaveURL(/phone=%2B44/)
  await expect(held).toContainText('Does it come in green?')
  expect(await findFaults(page)).toEqual([])
})

test('selecting several enquiries and entering one has no accessibility violations, wide and narrow', async ({
  page,
}) => {
  const widths = [390, 1440]
  await page.goto('/admin/enquiries?status=all')
  await page.getByLabel('All on this page').check()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(chosen(page).getByRole('button', { name: 'Spam' })).toBeVisible()
    const picture = page.getByRole('listitem').filter({ hasText: 'Walter Finch' }).locator('img')
    await expect(picture).toBeVisible()
    await expectNoFaults(page)
  }
  await page.getByRole('button', { name: 'New enquiry' }).click()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoFaults(page)
  }
})
