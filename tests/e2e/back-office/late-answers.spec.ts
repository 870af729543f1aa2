import { expect, test } from '@playwright/test'
import { formatWeekday } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import { enter, findDay } from '../support/bookings.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { delayFirst, hold } from '../support/intercepted-calls.ts'
import { press } from '../support/product.ts'

/** Answers that arrive after what they answer has changed. */

test('the preview of a reply has what was typed while it was on its way', async ({ page }) => {
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

test('an enquiry is assigned and gets a status before its page is read again', async ({ page }) => {
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

test('of two statuses that are pressed quickly the last one is saved, and Undo goes back to before both', async ({
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
