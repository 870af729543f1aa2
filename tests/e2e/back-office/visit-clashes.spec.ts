import { expect, type Page, test } from '@playwright/test'
import { enter, findDay } from '../support/bookings.ts'
import { hireSales } from '../support/colleague.ts'
import { send } from '../support/staff-calls.ts'

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

test('two people change one visit: both changes are kept, and a clash is shown', async ({ page }) => {
  const { times } = await findDay(page, 3)
  const uuid = await enter(page, 'Wilf Lark', times[0] ?? '')
  await page.goto(`/admin/bookings/${uuid}`)
  const dialog = dialogOf(page, /Edit the visit/)
  const edit = (version: number, phone: string, note: string) =>
    send(page, `/api/staff/bookings/${uuid}/contact`, { version, name: 'Wilf Lark', phone, email: '', note })
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Note').fill('Brings a swatch.')
  await edit(1, '01572 999 999', '')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Brings a swatch.')).toBeVisible()
  await expect(page.getByRole('link', { name: '01572 999 999' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByLabel('Note').fill('Brings two swatches.')
  await edit(3, '01572 999 999', 'Comes by bus.')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog.getByLabel('Note')).toHaveAccessibleDescription(/This is now ‘Comes by bus\.’/)
  await save.click()
  await expect(page.getByText('Brings two swatches.')).toBeVisible()
})

test('a visit that a colleague has moved is moved once more with a second press, which says who moved it', async ({
  page,
  browser,
}) => {
  const { date, times } = await findDay(page, 3)
  const uuid = await enter(page, 'Wilma Lark', times[1] ?? '')
  await page.goto(`/admin/bookings/${uuid}`)
  await page.getByRole('button', { name: 'Move' }).click()
  const dialog = dialogOf(page, /Move the visit/)
  await dialog.getByLabel('Day').selectOption(date)
  await dialog.getByLabel('Time').selectOption(times[3] ?? '')
  const sally = await hireSales(browser, page, 'Sally Moves')
  await send(sally, `/api/staff/bookings/${uuid}/move`, {
    version: 1,
    startsAt: times[2],
    anyway: false,
    writes: false,
  })
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toContainText('Sally Moves has changed this visit since you opened it.')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(/Wilma Lark comes on/)).toBeVisible()
  await sally.context().close()
})
