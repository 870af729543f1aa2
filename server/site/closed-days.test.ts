import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays, readDate } from '../../contract/dates/london.ts'
import { closedAllWeek } from '../../contract/opening-hours.ts'
import type { KeptHours } from '../../contract/staff/opening-hours.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { siteSettings } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })

const usual = { opens: '09:00', closes: '17:30' }
const everyDay: KeptHours = {
  ...closedAllWeek,
  monday: usual,
  tuesday: usual,
  wednesday: usual,
  thursday: usual,
  friday: usual,
  saturday: usual,
  sunday: usual,
}
const today = readDate(new Date())
const [soon, later] = [addDays(today, 3), addDays(today, 5)]

const keepHours = (openingHours: KeptHours | null) => db.update(siteSettings).set({ openingHours })
/** As they are stored: the answer to staff has them in order in any case. */
const readExceptions = async () => (await db.select().from(siteSettings))[0]?.openingHours?.exceptions
beforeEach(() => keepHours(everyDay))

test('a day is closed and opened again, each with an entry in the history', async () => {
  expect(await answered(client.closeDay({ date: later, note: 'Wedding' }))).toEqual({ before: null })
  await answered(client.closeDay({ date: soon, note: '' }))
  expect(await readExceptions()).toEqual([
    { date: soon, hours: null, note: '' },
    { date: later, hours: null, note: 'Wedding' },
  ])
  await answered(client.reopenDay({ date: soon, before: null }))
  expect(await readExceptions()).toEqual([{ date: later, hours: null, note: 'Wedding' }])
  const { entries } = await answered(client.history({ entity: 'opening hours', id: '1' }))
  expect(
    entries.map(({ name, differences }) => [name, differences.map(({ before, after }) => `${before}: ${after}`)]),
  ).toEqual([
    ['the opening hours', [expect.stringMatching(/^\d+ \w+ \d{4}: Closed: Taken out$/)]],
    ['the opening hours', [expect.stringMatching(/^Not there: \d+ \w+ \d{4}: Closed$/)]],
    ['the opening hours', [expect.stringMatching(/^Not there: \d+ \w+ \d{4}: Closed \(Wedding\)$/)]],
  ])
})

test('the day that has begun can still be closed', async () => {
  await answered(client.closeDay({ date: today, note: 'Burst pipe' }))
  expect(await readExceptions()).toEqual([{ date: today, hours: null, note: 'Burst pipe' }])
})

test('Undo brings back what was special about the day', async () => {
  const late = { date: soon, hours: { opens: '09:00', closes: '20:00' }, note: 'Late evening' }
  await keepHours({ ...everyDay, exceptions: [late] })
  const { before } = await answered(client.closeDay({ date: soon, note: 'Stocktaking' }))
  expect(before).toEqual(late)
  await answered(client.reopenDay({ date: soon, before }))
  expect(await readExceptions()).toEqual([late])
})

test('Undo is refused when the day was changed since', async () => {
  await answered(client.closeDay({ date: soon, note: '' }))
  await keepHours({ ...everyDay, exceptions: [{ date: soon, hours: usual, note: 'Open after all' }] })
  expect(await client.reopenDay({ date: soon, before: null })).toMatchObject({ status: 409 })
  await keepHours(everyDay)
  expect(await client.reopenDay({ date: soon, before: null })).toMatchObject({ status: 409 })
})

test('a day that is over, or closed already, is refused at its field', async () => {
  const refusal = async (date: string) => {
    const answer = await client.closeDay({ date, note: '' })
    return answer && 'problem' in answer && answer.problem.fields
  }
  expect(await refusal(addDays(today, -1))).toEqual({ date: 'That day is over.' })
  await keepHours({ ...everyDay, yearly: [{ day: soon.slice(5), hours: null, note: '' }] })
  expect(await refusal(soon)).toEqual({ date: expect.stringMatching(/^The shop is closed on .+ already\.$/) })
  const full = Array.from({ length: 200 }, (_, place) => ({
    date: addDays('2020-01-01', place),
    hours: null,
    note: '',
  }))
  await keepHours({ ...everyDay, exceptions: full })
  expect(await refusal(soon)).toEqual({ date: '200 days at most: remove some first.' })
  await keepHours(null)
  expect(await client.closeDay({ date: soon, note: '' })).toMatchObject({ status: 409 })
})

test('two people close two days concurrently, and both days are closed', async () => {
  await Promise.all([soon, later].map(async (date) => answered(client.closeDay({ date, note: '' }))))
  expect((await readExceptions())?.map(({ date }) => date)).toEqual([soon, later])
})

test('the overview lists the coming days with special hours', async () => {
  await keepHours({ ...everyDay, yearly: [{ day: soon.slice(5), hours: null, note: 'Fair' }] })
  const { hours } = await answered(client.overview())
  expect(hours?.days.map(({ date, hours: day }) => [date, day])).toEqual(
    Array.from({ length: 14 }, (_, ahead) => [addDays(today, ahead), ahead === 3 ? null : usual]),
  )
  expect(hours?.special).toEqual([{ date: soon, hours: null, note: 'Fair' }])
  await keepHours(null)
  expect((await answered(client.overview())).hours).toBeNull()
})
