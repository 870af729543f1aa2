import { expect, type Page, test } from '@playwright/test'
import { formatWeekday } from '../../../contract/dates/london.ts'
import { expectNoFaults } from '../support/axe.ts'
import { expectPageInOrder, holdUndo, openPlace, pressSave, save } from '../support/back-office.ts'
import { enter } from '../support/bookings.ts'
import { hireEditor } from '../support/colleague.ts'
import { hold } from '../support/intercepted-calls.ts'
import { readLink } from '../support/mails.ts'
import { findOpenDay } from '../support/open-day.ts'
import { send } from '../support/staff-calls.ts'
import { beKnown, desktop, open, phone } from '../support/visit.ts'

/** These changes show on every page, so each journey reverts its own. */
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const part = (page: Page) => page.getByRole('region', { name: 'Opening hours' })
const notAsUsual = (page: Page) => page.getByRole('contentinfo').getByRole('list', { name: 'Special hours' })

async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
}

test('an editor enters a day for every year, which shoppers read as a date', async ({ page, browser, context }) => {
  const editor = await hireEditor(browser, page, 'Hazel Holt')
  await editor.goto('/admin')
  await openPlace(editor, 'Shop', 'Opening hours')
  await editor.getByRole('button', { name: 'Add a yearly date' }).click()
  await editor
    .getByLabel(/^Yearly day \d+: note$/)
    .last()
    .fill('Founders’ day')
  await pressSave(editor)
  const day = editor.getByLabel(/^Yearly day \d+: day$/).last()
  await expect(day).toHaveAccessibleDescription('Choose a day that this month has.')
  const date = findOpenDay(1)
  const [, month = '', dayOfMonth = ''] = date.split('-')
  await day.selectOption(dayOfMonth)
  await editor
    .getByLabel(/^Yearly day \d+: month$/)
    .last()
    .selectOption(month)
  for (const size of [phone, desktop]) {
    await editor.setViewportSize(size)
    await expectPageInOrder(editor)
  }
  await save(editor)
  await holdUndo(editor)
  await beKnown(page)
  const shopper = await context.newPage()
  await open(shopper, '/find-us')
  await expect(notAsUsual(shopper)).toContainText(`${formatWeekday(date)}: Closed (Founders’ day)`)
  await shopper.close()
  await editor.getByRole('button', { name: 'History' }).click()
  const history = editor.getByRole('dialog', { name: 'History' })
  await expect(history).toContainText('Every year')
  await expect(history).toContainText('Closed (Founders’ day)')
  await editor.keyboard.press('Escape')
  await undo(editor)
})

/** The first of the offered days on which the shop is open, and its date. */
async function pickOpenDay(page: Page): Promise<string> {
  const days = page.getByRole('dialog', { name: 'Close a day' }).getByRole('radio', { disabled: false })
  const day = days.nth(1)
  await day.check()
  return day.inputValue()
}

for (const size of [phone, desktop]) {
  test(`a day is closed from the overview in three clicks, at ${size.width} px`, async ({ page, context }) => {
    await page.setViewportSize(size)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Close a day' }).click()
    const date = await pickOpenDay(page)
    await expectNoFaults(page)
    await page.getByRole('button', { name: 'Close this day' }).click()
    await expect(page.getByText(`Closed on ${formatWeekday(date)}`)).toBeVisible()
    await expect(
      part(page)
        .getByRole('listitem')
        .filter({ hasText: formatWeekday(date) }),
    ).toContainText('Closed')
    await holdUndo(page)
    await beKnown(page)
    const shopper = await context.newPage()
    await open(shopper, '/contact')
    await expect(notAsUsual(shopper)).toContainText(`${formatWeekday(date)}: Closed`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(`Open again on ${formatWeekday(date)}`)).toBeVisible()
    await expect(part(page).getByText(formatWeekday(date))).toHaveCount(0)
    await open(shopper, '/contact')
    await expect(shopper.getByText(`${formatWeekday(date)}: Closed`)).toHaveCount(0)
    await shopper.close()
  })
}

test('another day is closed by its date and with a reason; a day in the past is refused', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Close a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close a day' })
  await dialog.getByRole('radio', { name: 'Another day' }).check()
  const date = findOpenDay(40)
  await dialog.getByLabel('The day to close').fill(date)
  await field(page, 'Why').fill('Stocktaking')
  await dialog.getByRole('button', { name: 'Close this day' }).click()
  await expect(page.getByText(`Closed on ${formatWeekday(date)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Close a day' }).click()
  await dialog.getByRole('radio', { name: 'Another day' }).check()
  await dialog.getByLabel('The day to close').fill(date)
  await field(page, 'Why').fill('Once more')
  await dialog.getByRole('button', { name: 'Close this day' }).click()
  await expect(dialog.getByLabel('The day to close')).toHaveAccessibleDescription(/is closed on .+ already/)
  await expect(field(page, 'Why')).toHaveValue('Once more')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Open again on ${formatWeekday(date)}`)).toBeVisible()
})

test('a day with other hours is announced at the foot of every page', async ({ page, context }) => {
  await page.goto('/admin/opening-hours')
  await page.getByRole('button', { name: 'Add a date' }).click()
  const date = page.getByLabel(/^Date \d+: date$/).last()
  await pressSave(page)
  await expect(date).toHaveAccessibleDescription(/A date is needed/)
  await page.getByRole('list', { name: 'Fields to correct' }).getByRole('button').click()
  await expect(date).toBeFocused()
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date())
  await page
    .getByRole('button', { name: /^Today: Date \d+: date$/ })
    .last()
    .click()
  await expect(date).toBeFocused()
  await expect(date).toHaveValue(today)
  await page
    .getByLabel(/^Date \d+: note$/)
    .last()
    .fill('Stocktaking')
  await save(page)
  await holdUndo(page)
  await beKnown(page)
  const shopper = await context.newPage()
  await open(shopper, '/contact')
  await expect(shopper.getByRole('contentinfo').getByRole('list', { name: 'Special hours' })).toContainText(
    'Today: Closed (Stocktaking)',
  )
  await shopper.close()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('a date is typed digit by digit, below dates in the past', async ({ page }) => {
  await page.goto('/admin/opening-hours')
  await page.getByRole('button', { name: 'Add a date' }).click()
  const date = page.getByLabel(/^Date \d+: date$/).last()
  await date.focus()
  const year = new Date().getFullYear() + 1
  for (const digit of `0302${year}`) await page.keyboard.press(digit)
  await expect(date).toBeFocused()
  await expect(date).toHaveValue(`${year}-03-02`)
  await page.getByRole('button', { name: 'Discard' }).click()
})

test('the two texts of the opening hours follow the week, unless one is written by hand', async ({ page }) => {
  await page.goto('/admin/opening-hours')
  const week = page.getByRole('group', { name: 'Monday to Saturday, in words' })
  await expect(week).toContainText('9am - 5.30pm')
  await page.getByLabel('Wednesday closes').fill('20:00')
  await expect(week).toContainText('Mon–Tue 9am - 5.30pm, Wed 9am - 8pm, Thu–Sat 9am - 5.30pm')
  await page.getByRole('switch', { name: 'Sunday open' }).click()
  await expect(page.getByRole('group', { name: 'Sunday, in words' })).toContainText('Closed')
  await page.getByRole('button', { name: 'Copy to all days: Wednesday' }).click()
  await expect(week).toContainText(/^Monday to Saturday, in words9am - 8pm/)
  await page.getByRole('button', { name: 'Write it by hand: Monday to Saturday, in words' }).click()
  await field(page, 'Monday to Saturday, in words').fill('Nine till eight')
  await page.getByLabel('Friday closes').fill('08:00')
  await pressSave(page)
  await expect(page.getByLabel('Friday closes')).toHaveAccessibleDescription(/closes after it has opened/)
  await page.getByLabel('Friday closes').fill('20:00')
  await save(page)
  const { openingTimesWeekdays, openingTimesSunday } = await (await page.request.get('/api/settings/public')).json()
  expect([openingTimesWeekdays, openingTimesSunday]).toEqual(['Nine till eight', '9am - 8pm'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone')).toBeVisible()
})

test('people with visits on a day that is closed are listed, and emailed in one step', async ({ page }) => {
  test.slow()
  const { days }: { days: { date: string; slots: { startsAt: string }[] }[] } = await (
    await page.request.get('/api/staff/bookings/slots')
  ).json()
  const day = days.slice(1, 7).find(({ slots }) => slots.length > 2)
  const [first, second] = day?.slots ?? []
  if (!day || !first || !second) throw new Error('No day of this week can be booked.')
  await enter(page, 'Jane Marsh', first.startsAt, { email: 'jane@marsh.example', phone: '' })
  await enter(page, 'Joan Marsh', first.startsAt, { email: 'joan@marsh.example', phone: '' })
  for (const name of ['Rhett Barns', 'Unbroken'.repeat(12)]) await enter(page, name, second.startsAt)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Close a day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close a day' })
  await dialog.getByRole('radio', { name: formatWeekday(day.date) }).check()
  await expect(dialog.getByRole('status')).toHaveText(/\d visits are booked on that day\./)
  await dialog.getByRole('button', { name: 'Close this day' }).click()
  await expect(part(page).getByText(/\d visits are booked while you are closed\./)).toBeVisible()
  await page.goto('/admin/opening-hours')
  await page.getByRole('link', { name: 'See them, and write to everybody' }).click()

  await expect(page.getByRole('checkbox', { name: 'Write to Jane Marsh' })).toBeChecked()
  await expect(page.getByRole('listitem').filter({ hasText: 'Rhett Barns' })).toContainText('please phone')
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expectPageInOrder(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
  }
  await field(page, 'What to say').fill('')
  await page.getByRole('button', { name: 'Keep the emails as files' }).click()
  await expect(field(page, 'What to say')).toHaveAccessibleDescription(/A text is needed/)
  await field(page, 'What to say').fill('We are at a wedding. Please choose another day.')
  const products = page
    .getByRole('navigation', { name: 'Back office' })
    .getByRole('link', { name: 'Products', exact: true })
  await products.click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toHaveCount(0)
  await expect(field(page, 'What to say')).toHaveValue('We are at a wedding. Please choose another day.')
  const joan = page.getByRole('checkbox', { name: 'Write to Joan Marsh' })
  await joan.uncheck()
  const release = await hold(page, '**/api/staff/bookings/letter')
  await page.getByRole('button', { name: 'Keep the emails as files' }).click()
  await joan.check()
  release()
  await expect(page.getByText(/Not sent: email is not set up\. .* emails? kept as (a file|files)/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Write to Jane Marsh' })).not.toBeChecked()
  await expect(joan).toBeChecked()
  await page.getByRole('button', { name: 'Keep the emails as files' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Joan Marsh' })).toContainText('Written to on')
  await expect(page.getByRole('listitem').filter({ hasText: 'Jane Marsh' })).toContainText('Written to on')
  await expect(page.getByRole('button', { name: 'Keep the emails as files' })).toBeDisabled()
  await products.click()
  await expect(page).toHaveURL(/\/admin\/products$/)
  const link = await readLink(
    'jane@marsh.example',
    /We are closed at the time of your visit/,
    /^https?:\S+\/visit\/\S+/m,
  )
  expect(new URL(link).pathname).toMatch(/^\/visit\/[\w-]{20,}$/)

  await send(page, '/api/staff/opening-hours/reopen', { date: day.date, before: null })
})
