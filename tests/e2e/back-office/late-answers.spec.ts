import { expect, type Locator, type Page, test } from '@playwright/test'
import { formatWeekday } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import { enter, findDay } from '../support/bookings.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { delayFirst, hold } from '../support/intercepted-calls.ts'
import { addPublished, makeProduct, press } from '../support/product.ts'

/** Answers that arrive after the page has moved on from their request. */

test('the preview of a reply has the words typed while an earlier preview was loading', async ({ page }) => {
  await openEnquiry(page, 'Prue View')
  const text = page.getByRole('textbox', { name: 'Your reply' })
  await text.fill('It is in stock.')
  const letArrive = await delayFirst(page, '**/api/staff/enquiries/*/reply/preview')
  const asked = page.waitForRequest('**/api/staff/enquiries/*/reply/preview')
  await press(page, 'Preview')
  await asked
  await text.fill('It is in stock. We can keep it for you.')
  await letArrive()
  await expect(page.getByRole('dialog')).toContainText('We can keep it for you.')
})

test('an enquiry is assigned and gets a status before its page has reloaded', async ({ page }) => {
  await openEnquiry(page, 'Ada Quick')
  const release = await hold(page, '**/api/staff/enquiries/*')
  const assigned = page.waitForResponse(/\/assignee$/)
  await press(page, 'Assign to me')
  await assigned
  const moved = page.waitForResponse(/\/status$/)
  await press(page, 'Visit booked')
  expect((await moved).status()).toBe(200)
  release()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Visit booked')
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await page.getByRole('dialog').filter({ hasText: 'Assigned to you' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toBeVisible()
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Visit booked')
})

test('when two statuses of an enquiry are pressed quickly, the last is saved and Undo reverts both', async ({
  page,
}) => {
  await openEnquiry(page, 'Bea Swift')
  const status = page.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true })
  const release = await hold(page, '**/api/staff/enquiries/*/status')
  await press(page, 'Won')
  await press(page, 'Visit booked')
  release()
  await expect(status).toHaveText('Visit booked')
  await expect(page.getByText('Now: Visit booked')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(status).toHaveText('New')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
})

test('when two statuses of a product are chosen quickly, the last is saved and Undo reverts both', async ({ page }) => {
  await makeProduct(page, 'Hasty Sofa')
  const choose = async (name: string) => {
    await press(page, 'More')
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Archive')
  await expect(page.getByText('It is archived')).toBeVisible()
  const release = await hold(page, '**/api/staff/products/*/withdraw')
  const asked = page.waitForRequest('**/api/staff/products/*/withdraw')
  await choose('Take off the site')
  await asked
  await press(page, 'Put on the site')
  await press(page, 'Put it on the site anyway')
  release()
  await expect(page.getByText('It is on the site')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('It is archived')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Archived', { exact: true })).toBeVisible()
})

test('a dialog of a visit closes with the page showing what it saved', async ({ page }) => {
  const { date, times } = await findDay(page, 2)
  const [first = '', second = ''] = times
  const uuid = await enter(page, 'Ned Rush', first)
  await page.goto(`/admin/bookings/${uuid}`)
  await press(page, 'Move')
  const dialog = page.getByRole('dialog', { name: 'Move the visit of Ned Rush' })
  await dialog.getByLabel('Day').selectOption(formatWeekday(date))
  await dialog.getByLabel('Time').selectOption(second)
  const release = await hold(page, `**/api/staff/bookings/${uuid}`)
  const readAgain = page.waitForRequest(`**/api/staff/bookings/${uuid}`)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await readAgain
  await expect(dialog).toBeVisible()
  const shownAtItsEnd = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, watch) => {
          if (document.body.textContent?.includes('Move the visit')) return
          watch.disconnect()
          resolve(document.querySelector('main strong')?.textContent ?? '')
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )
  release()
  expect(await shownAtItsEnd).toContain(formatClockTime(second))
  await expect(page.getByText('Ned Rush comes on')).toBeVisible()
})

/** Expects a dialog that stays open until the page behind it shows what it saved. `address`: the call with which the page reloads. */
async function expectToWait(page: Page, dialog: Locator, address: string, button: string): Promise<void> {
  const release = await hold(page, address)
  const readAgain = page.waitForRequest(address)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await readAgain
  await expect(dialog.getByRole('button', { name: button, exact: true })).toBeDisabled()
  release()
  await expect(dialog).toHaveCount(0)
}

test('dialogs of a synonym, of prices and of a closed day close with the page showing what they saved', async ({
  page,
}) => {
  await page.goto('/admin/synonyms')
  await press(page, 'New synonym')
  const synonym = page.getByRole('dialog', { name: 'Add a synonym' })
  await synonym.getByLabel('Shoppers say').fill('lateling')
  await synonym.getByLabel('The catalogue says').fill('sofa')
  await expectToWait(page, synonym, '**/api/staff/synonyms', 'Save')
  await expect(page.getByRole('button', { name: 'Change lateling' })).toBeVisible()

  await addPublished(page, { name: 'Lateling Sofa', variants: [{ ...blankVariant, price: 1200 }] })
  await page.goto('/admin/products?q=lateling+sofa')
  await page.getByRole('button', { name: /^£1,200 Change the price of Lateling Sofa$/ }).click()
  const prices = page.getByRole('dialog', { name: 'Prices of Lateling Sofa', exact: true })
  await prices.getByRole('textbox', { name: 'Price', exact: true }).fill('1345')
  await expectToWait(page, prices, '**/api/staff/products?*', 'Save')
  await expect(page.getByRole('button', { name: /^£1,345 Change the price of Lateling Sofa$/ })).toBeVisible()

  await page.goto('/admin')
  await press(page, 'Close a day')
  const closing = page.getByRole('dialog', { name: 'Close a day' })
  await closing.getByRole('radio').first().check()
  await expectToWait(page, closing, '**/api/staff/overview', 'Close this day')
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText(/^Open again on /)).toBeVisible()
})
