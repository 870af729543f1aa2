import { expect, test } from '@playwright/test'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { expectAccessible } from './support/axe.ts'
import { book, chooseTime, findFree, pressBook, proofOfWork, type Slot, time } from './support/booked-visit.ts'
import { hold, loseAnswer, onFirstCall } from './support/intercepted-calls.ts'
import { fromOwnNetwork } from './support/own-network.ts'
import { askShopDatabase } from './support/shop-database.ts'
import { beKnown, desktop, open, phone } from './support/visit.ts'

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(fromOwnNetwork())
  await beKnown(page)
})

test('a time that is taken meanwhile is refused, others are offered, and what was typed stays', async ({ page }) => {
  test.slow()
  await open(page, '/visit')
  const [, , , startsAt = '', other = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Phone').fill('01632 960003')
  await expect(book(page)).toBeEnabled(proofOfWork)
  await askShopDatabase(async (sql) => {
    const [{ places } = { places: 0 }] = await sql`select places_per_slot as places from booking_rules`
    for (let place = 1; place <= places; place++) {
      const [{ uuid } = { uuid: '' }] = await sql`insert into bookings (starts_at, ends_at, name, department)
        values (${startsAt}, ${startsAt}::timestamptz + interval '30 minutes', 'Somebody', 'General Inquiry') returning uuid`
      await sql`insert into booking_places (slot_at, place, booking_uuid) values (${startsAt}, ${place}, ${uuid})
        on conflict do nothing`
    }
  })
  await book(page).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'This time has just been taken.' })
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText('The next free times are')
  await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper')
  await expect(page.getByLabel('Phone')).toHaveValue('01632 960003')
  await expect(page.getByText('Please choose a time above.')).toBeVisible()
  await expectAccessible(page)
  await chooseTime(page, other)
  await pressBook(page)
  await expect(page.getByRole('heading', { name: `See you on ${formatVisitTime(other)}` })).toBeVisible()
})

test('a visit is booked and moved once, and the buttons keep the focus meanwhile', async ({ page }) => {
  test.slow()
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/api/visit/')) sent.push(pathname.split('/').at(-1) ?? '')
  })
  const letBook = await hold(page, '**/api/visit/bookings')
  const letMove = await hold(page, '**/api/visit/bookings/*/move')
  await open(page, '/visit')
  const [startsAt = '', later = ''] = (await findFree(page)).slice(9)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Fanny Burney')
  await page.getByLabel('Phone').fill('01632 960006')
  await expect(book(page)).toBeEnabled(proofOfWork)
  await book(page).press('Enter')
  const booking = page.getByRole('button', { name: 'Booking…' })
  await expect(booking).toBeDisabled()
  await expect(booking).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('Name').press('Enter')
  letBook()
  await expect(page.getByRole('heading', { name: `See you on ${formatVisitTime(startsAt)}` })).toBeFocused()

  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await page.getByRole('button', { name: 'Move it' }).click()
  await chooseTime(page, later)
  const move = page.getByRole('button', { name: `Move it to ${formatVisitTime(later)}` })
  await move.press('Enter')
  await expect(move).toBeDisabled()
  await expect(move).toBeFocused()
  await page.keyboard.press('Enter')
  letMove()
  await expect(time(page)).toHaveText(formatVisitTime(later))
  expect(sent).toEqual(['bookings', 'move'])
})

test('a visit whose answer is lost keeps its time, and is booked once', async ({ page }) => {
  test.slow()
  await open(page, '/visit')
  const [, , , , , startsAt = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Edith Wharton')
  await page.getByLabel('Phone').fill('01632 960004')
  await onFirstCall(page, '**/api/visit/bookings', loseAnswer)
  await pressBook(page)
  await expect(page.getByRole('alert').filter({ hasText: 'We could not be reached just now.' })).toBeFocused()
  await expect(page.getByText(`Your visit: ${formatVisitTime(startsAt)}`)).toBeVisible()
  await pressBook(page)
  await expect(page.getByRole('heading', { name: `See you on ${formatVisitTime(startsAt)}` })).toBeVisible()
  const booked = await askShopDatabase((sql) => sql`select from bookings where name = 'Edith Wharton'`)
  expect(booked).toHaveLength(1)
})

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`a changing shop, at the size of a ${size}`, () => {
    test.use({ viewport })

    test('a department that is hidden meanwhile keeps the calendar and what was typed', async ({ page }) => {
      await open(page, '/visit')
      await page.getByLabel('Name').fill('Mary Ward')
      const [startsAt = ''] = await findFree(page)
      await chooseTime(page, startsAt)
      const field = page.getByLabel('What brings you here?')
      const [, label = ''] = await field.locator('option').allTextContents()
      await page.route(/api\/visit\/slots\?categoryId=[1-9]/, (route) => {
        const reason = 'There is no such department. Please choose another one.'
        return route.fulfill({ status: 400, json: { title: 'Wrong', reason, fields: { categoryId: reason } } })
      })
      await field.selectOption(label)
      await expect(field).toHaveAccessibleDescription(new RegExp(`‘${label}’ is no longer one of our departments`))
      await expect(field).toHaveValue('0')
      await expect(field.locator('option', { hasText: label })).toHaveCount(0)
      await expect(page.getByText(`Your visit: ${formatVisitTime(startsAt)}`)).toBeVisible()
      await expect(page.getByLabel('Name')).toHaveValue('Mary Ward')
      await expectAccessible(page)
    })

    test('a time that is too short for a longer visit is deselected, and stays so for a shorter one', async ({
      page,
    }) => {
      await open(page, '/visit')
      const [startsAt = ''] = await findFree(page)
      await page.route(/api\/visit\/slots\?categoryId=[1-9]/, async (route) => {
        const { days }: { days: { slots: Slot[] }[] } = await (await route.fetch()).json()
        const without = days.map((day) => ({ ...day, slots: day.slots.filter((slot) => slot.startsAt !== startsAt) }))
        await route.fulfill({ json: { minutes: 90, days: without } })
      })
      await chooseTime(page, startsAt)
      await expect(page.getByText(`Your visit: ${formatVisitTime(startsAt)}`)).toBeVisible()
      const field = page.getByLabel('What brings you here?')
      await field.selectOption({ index: 1 })
      const lost = page.getByText(`${formatVisitTime(startsAt)} can no longer be booked for this visit.`)
      await expect(lost).toBeVisible()
      await expectAccessible(page)
      await field.selectOption({ index: 0 })
      await expect(page.getByText('A visit takes about 30 minutes.')).toBeVisible()
      await expect(lost).toBeVisible()
      await expect(page.getByText(/^Your visit: /)).toHaveCount(0)
    })
  })
}

test('times requested again do not replace those of a department chosen meanwhile', async ({ page }) => {
  const again = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route(/api\/visit\/slots\?categoryId=0/, async (route) => {
    asked += 1
    if (asked === 1) return route.abort()
    again.resolve()
    await held.promise
    return route.continue()
  })
  await page.route(/api\/visit\/slots\?categoryId=[1-9]/, async (route) => {
    const times = await (await route.fetch()).json()
    await route.fulfill({ json: { ...times, minutes: 120 } })
  })
  await open(page, '/visit')
  await page.getByRole('button', { name: 'Try again' }).click()
  await again.promise
  await page.getByLabel('What brings you here?').selectOption({ index: 1 })
  const length = page.getByText(/^A visit takes /)
  await expect(length).toHaveText('A visit takes about 2 hours.')
  const late = page.waitForResponse(/slots\?categoryId=0/)
  held.resolve()
  await (await late).finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(length).toHaveText('A visit takes about 2 hours.')
})

test('a booking that is refused requests the times of the department chosen meanwhile', async ({ page }) => {
  test.slow()
  const refuse = Promise.withResolvers<void>()
  await page.route('**/api/visit/bookings', async (route) => {
    await refuse.promise
    await route.fulfill({ status: 409, json: { title: 'Taken', reason: 'This time has just been taken.' } })
  })
  await open(page, '/visit')
  const [startsAt = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Elizabeth Gaskell')
  await page.getByLabel('Phone').fill('01632 960007')
  await pressBook(page)
  const ofDepartment = page.waitForResponse(/slots\?categoryId=[1-9]/)
  await page.getByLabel('What brings you here?').selectOption({ index: 1 })
  await (await ofDepartment).finished()
  const again = page.waitForRequest('**/api/visit/slots*')
  refuse.resolve()
  await expect(page.getByRole('alert').filter({ hasText: 'This time has just been taken.' })).toBeFocused()
  expect((await again).url()).toMatch(/categoryId=[1-9]/)
})

test('a visit that was cancelled by its link elsewhere is shown as cancelled when it is moved', async ({ page }) => {
  test.slow()
  await open(page, '/visit')
  const [startsAt = '', later = ''] = (await findFree(page)).slice(12)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Mary Somerville')
  await page.getByLabel('Phone').fill('01632 960008')
  await pressBook(page)
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  await page.getByRole('button', { name: 'Move it' }).click()
  await chooseTime(page, later)
  const elsewhere = await page.context().newPage()
  await open(elsewhere, page.url())
  await elsewhere.getByRole('button', { name: 'Cancel it' }).click()
  await elsewhere.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(elsewhere.getByText('This visit is cancelled.')).toBeVisible()

  await page.getByRole('button', { name: `Move it to ${formatVisitTime(later)}` }).click()
  await expect(page.getByText('This visit is cancelled.')).toBeVisible()
  await expect(time(page)).toBeFocused()
  await expect(page.getByRole('link', { name: 'Choose another time' })).toBeVisible()
})

test('a change of a visit that fails again for the same reason says so again', async ({ page }) => {
  test.slow()
  await open(page, '/visit')
  const [, , , , , , , startsAt = '', later = ''] = await findFree(page)
  await chooseTime(page, startsAt)
  await page.getByLabel('Name').fill('Mary Wollstonecraft')
  await page.getByLabel('Phone').fill('01632 960005')
  await pressBook(page)
  await page.getByRole('link', { name: 'Move or cancel' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'We could not be reached just now.' })

  await page.route(/api\/visit\/bookings\/[^/]+\/(move|cancel)$/, (route) => route.abort())
  await page.getByRole('button', { name: 'Move it' }).click()
  await chooseTime(page, later)
  const move = page.getByRole('button', { name: `Move it to ${formatVisitTime(later)}` })
  await move.press('Enter')
  await expect(refusal).toBeFocused()
  await expect(move).toBeEnabled()
  await move.press('Enter')
  await expect(refusal).toBeFocused()

  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  const cancel = page.getByRole('button', { name: 'Yes, cancel it' })
  await cancel.press('Enter')
  await refusal.evaluate((said) => said.setAttribute('data-said', ''))
  await expect(cancel).toBeFocused()
  await expect(cancel).toBeEnabled()
  await cancel.press('Enter')
  await expect(page.locator('[data-said]')).toHaveCount(0)
  await expect(refusal).toBeVisible()
})
