import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from '../support/axe.ts'
import { askForBin, holdUndo, openPlace, pressSave, save } from '../support/back-office.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { delayFirst, hold } from '../support/intercepted-calls.ts'
import { cell, field, makeProduct, press } from '../support/product.ts'
import { send } from '../support/staff-calls.ts'

/** Pages that are left while a call or an upload is pending. */

const products = (page: Page) =>
  page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Products', exact: true })

test('a note that is saved while its writer opens another page does not stay as a draft', async ({ page }) => {
  await openEnquiry(page, 'Nora Leaving')
  const address = page.url()
  const note = page.getByLabel('Note for colleagues')
  const release = await hold(page, '**/api/staff/enquiries/*/notes')
  await note.fill('Phone her on Monday.')
  await press(page, 'Save the note')
  await products(page).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  release()
  await expect(page.getByText('Note added')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('main').getByText('Phone her on Monday.')).toHaveCount(1)
  await expect(note).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove the note' })).toBeVisible()
})

test('removing a note also removes the notice whose Undo would remove it', async ({ page }) => {
  await openEnquiry(page, 'Nora Removing')
  await page.getByLabel('Note for colleagues').fill('Phone her.')
  await press(page, 'Save the note')
  await expect(page.getByText('Note added')).toBeVisible()
  await press(page, 'Remove the note')
  await expect(page.getByText('The note is removed')).toBeVisible()
  // The notice closes before the call is made, not after its usual twelve seconds.
  expect(await page.getByText('Note added').count()).toBe(0)
})

test('somebody who opens another page stays there when a record that they binned reaches the bin', async ({ page }) => {
  await makeProduct(page, 'Departed Sofa')
  const release = await hold(page, '**/api/staff/products/*/bin')
  await askForBin(page)
  await openPlace(page, 'Catalogue', 'Brands')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
  release()
  await expect(page.getByText('Departed Sofa is in the bin')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/brands$/)
})

test('a list that is opened while a record of it goes to the bin leaves it out', async ({ page }) => {
  await makeProduct(page, 'Outgoing Sofa')
  const release = await hold(page, '**/api/staff/products/*/bin')
  await askForBin(page)
  await products(page).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('outgoing')
  const row = page.getByRole('row', { name: /Outgoing Sofa/ })
  await expect(row).toBeVisible()
  release()
  await expect(page.getByText('Outgoing Sofa is in the bin')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('somebody who looks up another person while the first is erased stays with that one', async ({ page }) => {
  const asked = { phone: '', description: 'Is it in stock?', productUuid: null, cameBy: 'phone' }
  const [first, second] = ['first@erased.example', 'second@erased.example']
  for (const email of [first, second]) await send(page, '/api/staff/enquiries', { ...asked, name: email, email })
  await page.goto(`/admin/enquiries/shopper?email=${first}`)
  const release = await hold(page, '**/api/staff/shopper/erase')
  await press(page, 'Erase everything …')
  await press(page, 'Erase it')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Email address').fill(second)
  await press(page, 'Show what we hold')
  await expect(page).toHaveURL(/second/)
  const held = page.getByRole('region', { name: 'What we hold' })
  // The address changes before the page: its button would still be the first one's.
  await expect(held).toContainText(second)
  await press(page, 'Erase everything …')
  const dialog = page.getByRole('dialog', { name: `Erase everything about ${second}?` })
  release()
  await expect(page.getByText(`Everything about ${first} is erased`)).toBeVisible()
  await expect(dialog).toBeVisible()
  await press(page, 'Keep it')
  await expect(page).toHaveURL(/second/)
  await expect(held).toBeVisible()
})

test('another page asks before a form is left whose pictures are still uploading', async ({ page }) => {
  await page.goto('/admin/brands?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Uploaded Lane')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uploaded Lane')
  const release = await hold(page, '**/api/staff/pictures?name=slow.jpg')
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Upload a picture')
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'slow.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('list', { name: 'Uploads' })).toContainText('slow.jpg')
  await products(page).click()
  const question = page.getByRole('alertdialog', { name: 'Leave before the upload ends?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  release()
  await expect(page.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
  await save(page)
  await products(page).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('a form that is left during a save says so, and can be left once it is saved', async ({ page }) => {
  await page.goto('/admin/brands?new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Slowly Saved')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slowly Saved')
  const release = await hold(page, `**/api/staff/brands/${page.url().split('/').at(-1)}`)
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Worth the wait.')
  await pressSave(page)
  await products(page).click()
  await expect(page.getByRole('dialog', { name: 'Save your changes?' })).toContainText('They are being saved.')
  release()
  const saved = page.getByRole('dialog', { name: 'Your changes are saved' })
  await expect(saved.getByRole('button', { name: 'Leave without saving' })).toHaveCount(0)
  expect(await findFaults(page)).toEqual([])
  await saved.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('an enquiry marked as unread stays unread, though its page reloads meanwhile', async ({ page }) => {
  await openEnquiry(page, 'Una Read')
  const address = new URL(page.url()).pathname
  const letArrive = await delayFirst(page, '**/api/staff/enquiries/*/mark')
  const marked = page.waitForRequest('**/api/staff/enquiries/*/mark')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click()
  await marked
  const refreshed = page.waitForResponse(`**/api/staff${address.replace('/admin', '')}`)
  // The event that a browser sends when somebody returns to the tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await refreshed
  await letArrive()
  await expect(page).toHaveURL(/\/admin\/enquiries$/)
  await expect(page.getByRole('link', { name: 'Una Read (not read yet)' })).toBeVisible()
})

test('Undo of a save shows on the list that was opened since', async ({ page }) => {
  const uuid = await makeProduct(page, 'Returning Sofa')
  await field(page, 'Name').fill('Regretted Sofa')
  await save(page)
  await holdUndo(page)
  await products(page).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('regretted')
  const row = page.locator(`[data-row][href$="${uuid}"]`)
  await expect(row).toHaveText('Regretted Sofa')
  await press(page, 'Undo')
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('Undo of a save shows on its form that was left and opened again, and keeps what is typed there', async ({
  page,
}) => {
  const uuid = await makeProduct(page, 'Revisited Sofa')
  await cell(page, 'Price', 'variant 1').fill('100')
  await save(page)
  await products(page).click()
  await page.getByRole('searchbox', { name: 'Search products' }).fill('revisited')
  await page.locator(`[data-row][href$="${uuid}"]`).click()
  await cell(page, 'Code', 'variant 1').fill('R-1')
  await press(page, 'Undo')
  await expect(page.getByText('Change undone')).toBeVisible()
  await expect(cell(page, 'Price', 'variant 1')).toHaveValue('')
  await expect(cell(page, 'Code', 'variant 1')).toHaveValue('R-1')
  await save(page)
})
