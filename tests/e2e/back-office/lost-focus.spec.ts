import { expect, test } from '@playwright/test'
import { blankProduct } from '../../../contract/staff/catalogue.ts'
import { enter, findDay, send } from '../support/bookings.ts'
import { openEnquiry } from '../support/enquiries.ts'
import { press } from '../support/product.ts'

test('a button that leaves the list with its row gives the focus to the next row, then to the page', async ({
  page,
}) => {
  await page.goto('/admin')
  for (const name of ['Focuswood 1', 'Focuswood 2']) {
    const { uuid, version } = await send(page, '/api/staff/products', { ...blankProduct, name })
    await send(page, `/api/staff/products/${uuid}/bin`, { version })
  }
  await page.goto('/admin/bin?q=focuswood&sort=name')
  await page.getByRole('button', { name: 'Restore Focuswood 1' }).press('Enter')
  await expect(page.getByRole('row', { name: /Focuswood 1/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Restore Focuswood 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /Focuswood 2/ })).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('Discard of a reply gives the focus to its text, and can be undone', async ({ page }) => {
  await openEnquiry(page, 'Flora Discarded')
  const text = page.getByLabel('Your reply')
  await text.fill('A long answer.')
  await page.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
  await press(page, 'Undo')
  await expect(text).toHaveValue('A long answer.')
  await press(page, 'Discard')
})

test('a mark that is pressed twice is made once', async ({ page }) => {
  const { times } = await findDay(page, 2)
  const uuid = await enter(page, 'Dot Twice', times[0] ?? '', { cameBy: 'walk-in', startsAt: null })
  await page.goto(`/admin/bookings/${uuid}`)
  let marks = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`${uuid}/status`)) marks++
  })
  await page.getByRole('button', { name: 'Undo ‘Arrived’: Dot Twice' }).dblclick()
  await expect(page.getByText('Dot Twice is expected again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Arrived: Dot Twice', exact: true })).toBeVisible()
  expect(marks).toBe(1)
})
