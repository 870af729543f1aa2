import { afterAll, expect, test } from 'vitest'
import { calls } from '../contract/calls.ts'
import { createClient } from '../contract/client.ts'
import { addPicture, ageLastSwitch } from '../tests/support/catalogue.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { waitFor } from '../tests/support/runner/wait-for.ts'
import { answered, silentLog, statusOf } from '../tests/support/shop-window.ts'
import { openStaffClient } from '../tests/support/staff/staff-client.ts'
import { staffIn } from '../tests/support/staff/staff-edits.ts'
import { cacheAnswers } from './cached-answers.ts'
import { openCatalogue } from './catalogue/index/catalogue.ts'
import { startOfferClock } from './catalogue/prices/offer-clock.ts'
import { switchDueOffers, timeNextSwitch } from './catalogue/prices/offers.ts'
import { answerContentCalls } from './content/api.ts'
import { contentInstants } from './content/shown-now.ts'
import { sendInProcess } from './http-calls.ts'
import { bindCalls } from './serve.ts'
import { watchContent } from './site/content-version.ts'

const database = await createTestDatabase()
const { db, sql } = database
afterAll(database.drop)
const staff = openStaffClient({ db })
const { readVersion } = staffIn(db)

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const hour = 3_600_000
const slide = { style: 1 as const, subTitle: '', ctaString: '', ctaUrl: '', mobileImageHash: null, showOverlay: false }
const popup = { title: '', imageHash: null, previewImageHash: null, ctaString: '', ctaUrl: '', visible: true }

/** Opens the public calls of the content, cached by content version as in the shop, and the clock of starts and ends. */
async function openContent() {
  const catalogue = await openCatalogue({ db, clock: () => new Date(), log: silentLog })
  const clock = startOfferClock({ db, log: silentLog, others: contentInstants })
  const onVersion = async () => {
    await catalogue.refresh()
    clock.look()
  }
  const content = watchContent({ db, sql, log: silentLog, onVersion })
  await content.catchUp()
  const around = { publicUrl: '', analyticsId: null, captcha: { provider: 'altcha' as const, siteKey: '' } }
  const answers = answerContentCalls({ db, catalogue, around, takesVisits: async () => false })
  const own = { carousel: calls.carousel, settings: calls.settings }
  const bound = cacheAnswers(bindCalls(own, answers), content.current)
  const api = createClient(own, sendInProcess(bound, { address: '192.0.2.1', headers: new Headers() }))
  const read = async () => {
    const [slides, settings] = await Promise.all([answered(api.carousel()), answered(api.settings())])
    return [
      ...slides.map(({ title }) => title),
      ...settings.popups.map(({ message }) => message),
      ...(settings.bannerMessage ? [settings.bannerMessage] : []),
    ]
  }
  return { read, close: () => Promise.all([clock.stop(), content.close()]) }
}

test('slides, pop-ups and the announcement start and end on time in cached answers', async () => {
  const { read, close } = await openContent()
  expect(await read()).toEqual([])
  const imageHash = await addPicture(db, 'Oak')
  const later = { showFrom: fromNow(hour), showUntil: fromNow(2 * hour) }
  const given = { ...slide, imageHash, visible: true }
  const { uuid: slideUuid } = await answered(staff.createSlide({ ...given, title: 'Slide', ...later }))
  await answered(staff.createSlide({ ...given, title: 'Over', showUntil: fromNow(-hour) }))
  const { uuid: hiddenUuid } = await answered(
    staff.createSlide({ ...given, title: 'Hidden', visible: false, ...later }),
  )
  const { uuid: popupUuid } = await answered(staff.createPopup({ ...popup, message: 'Pop-up', ...later }))
  const saveTimes = async (times: { showFrom?: string; showUntil?: string }) => {
    for (const uuid of [slideUuid, hiddenUuid]) {
      const { version, edit } = await answered(staff.slide({ uuid }))
      await answered(staff.saveSlide({ uuid, version, edit: { ...edit, ...times } }))
    }
    const { version, edit } = await answered(staff.popup({ uuid: popupUuid }))
    await answered(staff.savePopup({ uuid: popupUuid, version, edit: { ...edit, ...times } }))
    const banner = await answered(staff.banner())
    const { showFrom: bannerFrom = banner.edit.bannerFrom, showUntil: bannerUntil = banner.edit.bannerUntil } = times
    const announced = { ...banner.edit, bannerMessage: 'Announcement', bannerFrom, bannerUntil }
    await answered(staff.saveBanner({ version: banner.version, edit: announced }))
  }
  await saveTimes(later)
  expect(await read()).toEqual([])
  const start = fromNow(1_000)
  await saveTimes({ showFrom: start })
  await waitFor(async () => expect(await read()).toEqual(['Slide', 'Pop-up', 'Announcement']))
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(start))
  const end = fromNow(1_000)
  await saveTimes({ showUntil: end })
  await waitFor(async () => expect(await read()).toEqual([]))
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(end))
  await close()
})

test('a start that came due while no process ran is carried out once', async () => {
  await ageLastSwitch(db, '2 hours')
  const { uuid } = await answered(staff.createPopup({ ...popup, message: 'Due', showFrom: fromNow(-hour) }))
  const before = await readVersion()
  expect(await switchDueOffers(db, contentInstants)).toBe(true)
  expect(await readVersion()).toBe(before + 1)
  expect(await switchDueOffers(db, contentInstants)).toBe(false)
  await answered(staff.binPopup({ uuid, version: 1 }))
})

test('the clock does not wait for the start of a hidden pop-up', async () => {
  await answered(staff.createPopup({ ...popup, message: 'Hidden', visible: false, showFrom: fromNow(hour) }))
  expect(await timeNextSwitch(db, contentInstants)).toBeNull()
  await answered(staff.createPopup({ ...popup, message: 'Coming', showFrom: fromNow(hour) }))
  expect(await timeNextSwitch(db, contentInstants)).toBeGreaterThan(hour - 60_000)
})

test('lists and forms show the period, and the history names it in London’s time', async () => {
  const { uuid } = await answered(
    staff.createSlide({
      ...slide,
      title: 'Christmas',
      imageHash: null,
      visible: false,
      showFrom: '2030-07-01T09:00:00Z',
    }),
  )
  const rows = await answered(staff.slides())
  expect(rows.find((row) => row.uuid === uuid)).toMatchObject({ showFrom: '2030-07-01T09:00:00.000Z', showUntil: null })
  const { version, edit } = await answered(staff.slide({ uuid }))
  const wrong = { ...edit, showUntil: '2030-06-01T00:00:00Z' }
  expect(await statusOf(staff.saveSlide({ uuid, version, edit: wrong }))).toBe(400)
  await answered(staff.saveSlide({ uuid, version, edit: { ...edit, showUntil: '2030-12-24T23:59:59Z' } }))
  expect(await statusOf(staff.saveSlide({ uuid, version, edit }))).toBe(409)
  const { entries } = await answered(staff.history({ entity: 'slide', id: uuid }))
  expect(entries[0]?.differences).toEqual([{ label: 'On the site until', before: 'None', after: '24 Dec 2030, 23:59' }])
  expect(entries[1]?.differences).toContainEqual({ label: 'On the site from', before: '', after: '1 Jul 2030, 10:00' })
})
