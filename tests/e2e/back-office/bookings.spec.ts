import { expect, type Page, test } from '@playwright/test'
import { formatWeekday, readDate } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import { expectNoFaults } from '../support/axe.ts'
import { expectPageInOrder, holdUndo, save } from '../support/back-office.ts'
import { enter, findDay, visit } from '../support/bookings.ts'
import { hireEditor, hireSales } from '../support/colleague.ts'
import { send } from '../support/staff-calls.ts'
import { desktop, phone } from '../support/visit.ts'

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const item = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('staff enter a walk-in on a phone, and undo its arrival', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin/bookings')
  await page.getByRole('button', { name: 'New visit' }).click()
  const dialog = dialogOf(page, 'New visit')
  await dialog.getByLabel('How it was booked').selectOption('Walked in')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/A name is needed/)
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('How it was booked').selectOption('By phone')
  await dialog.getByLabel('Name').fill('Passing Pair')
  await expect(dialog.getByLabel('Day')).toBeVisible()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Day')).toBeFocused()
  // Focuses the field as a person does. Otherwise the removed day field would give the focus to the dialog a frame later.
  await dialog.getByLabel('How it was booked').focus()
  await dialog.getByLabel('How it was booked').selectOption('Walked in')
  await dialog.getByRole('combobox', { name: 'Add to What they want to see' }).fill('alder 3')
  await page.getByRole('option', { name: 'Alder 3 Seater Sofa' }).click()
  await expectNoFaults(page)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passing Pair')
  await expect(page.getByText('Arrived', { exact: true })).toBeVisible()
  await expectPageInOrder(page)

  await page.goto('/admin/bookings')
  await expect(item(page, 'Passing Pair').getByRole('list', { name: 'Wants to see' })).toContainText('Alder 3 Seater')
  await page.getByRole('button', { name: 'Undo ‘Arrived’: Passing Pair' }).click()
  await expect(page.getByRole('button', { name: 'Arrived: Passing Pair' })).toBeFocused()
  await page.getByRole('button', { name: 'Did not come: Passing Pair' }).click()
  await expect(page.getByText('Passing Pair did not come')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo ‘Did not come’: Passing Pair' })).toBeFocused()
  await holdUndo(page)
  await expectPageInOrder(page)
  await page.getByRole('dialog').filter({ hasText: 'did not come' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Arrived: Passing Pair' }).click()
  await expect(page.getByText('Passing Pair has arrived')).toBeVisible()
})

test('staff book a visit by phone at a free time of the day, move it and cancel it', async ({ page }) => {
  const { date, times } = await findDay(page, 0)
  const [first = '', second = ''] = times
  await page.goto(`/admin/bookings?view=day&date=${date}`)
  await page.getByRole('link', { name: `Book a visit at ${formatClockTime(first)}`, exact: true }).click()
  const dialog = dialogOf(page, 'New visit')
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue(first)
  await dialog.getByLabel('Name').fill('Maud Heron')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Phone')).toHaveAccessibleDescription(/Give a phone number or an email address/)
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await expect(dialog.getByLabel('Name')).toHaveValue('Maud Heron')
  await dialog.getByLabel('Phone').fill('01572 123 456')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maud Heron')
  await expect(page.getByRole('link', { name: '01572 123 456' })).toHaveAttribute('href', 'tel:01572123456')

  await page.getByRole('button', { name: 'Move' }).click()
  const moving = dialogOf(page, /Move the visit/)
  await expect(moving.getByLabel('Day')).toBeVisible()
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(moving.getByLabel('Day')).toBeFocused()
  await expect(moving.getByLabel('Day')).toHaveAccessibleDescription('Choose a day and a time.')
  await moving.getByLabel('Day').selectOption(formatWeekday(date))
  await moving.getByLabel('Time').selectOption(second)
  await expectNoFaults(page)
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText(`Maud Heron comes on ${formatWeekday(date)} at ${formatClockTime(second)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialogOf(page, /Edit the visit/)
    .getByLabel('Note')
    .fill('Brings a swatch.')
  await dialogOf(page, /Edit the visit/)
    .getByRole('button', { name: 'Save' })
    .click()
  // Waits until the page has read the saved visit: the shop would refuse to cancel an earlier version of it.
  await expect(page.getByRole('region', { name: 'Note', exact: true })).toContainText('Brings a swatch.')

  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await dialogOf(page, /Cancel the visit/)
    .getByRole('button', { name: 'Cancel the visit' })
    .click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Reinstate the visit' }).click()
  await dialogOf(page, /Reinstate Maud Heron/)
    .getByRole('button', { name: 'Reinstate the visit' })
    .click()
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'History' }).click()
  await expect(dialogOf(page, 'History')).toContainText('moved')
})

test('a full time is booked only after a confirmation', async ({ page }) => {
  const { date, times } = await findDay(page, 1)
  const full = times[2] ?? ''
  for (const name of ['One', 'Two', 'Three']) await enter(page, `Family ${name}`, full)
  await page.goto(`/admin/bookings?view=day&date=${date}`)
  await page.getByRole('button', { name: 'New visit' }).click()
  const dialog = dialogOf(page, 'New visit')
  await dialog.getByLabel('Day').selectOption(formatWeekday(date))
  await dialog.getByLabel('Time', { exact: true }).selectOption(`${formatClockTime(full)} (full)`)
  await dialog.getByLabel('Name').fill('Family Four')
  await dialog.getByLabel('Phone').fill('01572 123 456')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(/has just been taken/)
  await dialog.getByRole('switch', { name: /This time is full/ }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Four')
})

test('agenda, day and week show the same visits at both widths', async ({ page }) => {
  const { date, times } = await findDay(page, 2)
  const uuid = await enter(page, 'Otto Reed', times[1] ?? '', { note: 'Looks for a bed.' })
  await enter(page, 'Featherstonehaugh'.repeat(5), times[2] ?? '')
  for (const view of ['agenda', 'day', 'week']) {
    await page.goto(`/admin/bookings?view=${view}&date=${date}`)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size)
      await expect(page.getByRole('link', { name: /Otto Reed/ })).toHaveAttribute('href', `/admin/bookings/${uuid}`)
      await expectPageInOrder(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
    }
  }
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await page.getByRole('link', { name: 'Later' }).click()
    await expect(page.getByRole('link', { name: /Otto Reed/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Earlier' }).click()
    await expect(page.getByRole('link', { name: /Otto Reed/ })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL('/admin/bookings?view=week')
})

test('a day is reached with the arrow keys, which keep the focus, and by choosing it', async ({ page }) => {
  await page.goto('/admin/bookings?view=day&date=2027-03-10')
  const day = page.getByLabel('Go to a day')
  await day.focus()
  for (const key of ['ArrowUp', 'ArrowUp']) await page.keyboard.press(key)
  await expect(day).toBeFocused()
  await expect(page).toHaveURL(/date=2027-03-10/)
  const typed = await day.inputValue()
  expect(typed).not.toBe('2027-03-10')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`date=${typed}`))
  await expect(day).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const next = await day.inputValue()
  await day.blur()
  await expect(page).toHaveURL(new RegExp(`date=${next}`))
  await day.fill('2027-06-01')
  await expect(page).toHaveURL(/date=2027-06-01/)
})

test('owners set when visits can be booked; sellers read it, and editors see no visits', async ({ page, browser }) => {
  await page.goto('/admin/bookings/rules')
  await page.getByLabel('Visits at the same time').fill('0')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Visits at the same time')).toHaveAccessibleDescription(/1 at least/)
  await page.getByLabel('Visits at the same time').fill('4')
  await page.getByRole('button', { name: 'Add a department' }).click()
  await page.getByLabel('Length 1').selectOption('1½ hours')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectPageInOrder(page)
  }
  await save(page)
  await holdUndo(page)
  const sales = await hireSales(browser, page, 'Finch Ford')
  await sales.goto('/admin/bookings/rules')
  await expect(sales.getByLabel('Visits at the same time')).toHaveValue('4')
  await expect(sales.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await expect(sales.getByText('Owners can change it.')).toBeVisible()
  await expect(sales.getByRole('main').getByRole('link', { name: 'opening hours' })).toHaveCount(0)
  const editor = await hireEditor(browser, page, 'Alder Ames')
  await editor.goto('/admin')
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(editor.getByRole('link', { name: 'Visits', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('the navigation counts the visits that are still to come today', async ({ page }) => {
  await page.goto('/admin/bookings')
  const link = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: /^Visits/ })
  const { uuid, version } = await send(page, '/api/staff/bookings', {
    ...visit,
    name: 'Early Guest',
    cameBy: 'walk-in',
    startsAt: null,
  })
  await send(page, `/api/staff/bookings/${uuid}/status`, { uuid, version, status: 'booked' })
  await page.goto('/admin/bookings')
  await expect(link).toContainText(/\d today/)
  await expect(page.getByText(`Today, ${formatWeekday(readDate(new Date()))}`).first()).toBeVisible()
})

test('a department that is off the site keeps its longer visits', async ({ page }) => {
  const [first] = await (await page.request.get('/api/staff/categories')).json()
  await page.route('**/api/staff/categories', async (route) => {
    const [, ...others] = await (await route.fetch()).json()
    await route.fulfill({ json: [{ ...first, visible: false }, ...others] })
  })
  await page.route('**/api/staff/bookings/rules', async (route) => {
    const form = await (await route.fetch()).json()
    const edit = { ...form.edit, lengths: [{ categoryId: first.id, minutes: 90 }] }
    await route.fulfill({ json: { ...form, edit } })
  })
  await page.goto('/admin/bookings/rules')
  const department = page.getByLabel('Department 1', { exact: true })
  await expect(department.locator('option:checked')).toHaveText(`${first.name} (off the site)`)
})
