import { expect, test } from 'vitest'
import { addResponseTimes, findLimit, limitsMs, notePages, openResponseTimes } from './response-times.ts'

const minute = 60_000

function openClock() {
  let now = 0
  return { now: () => now, pass: (ms: number) => (now += ms) }
}

test('the limits for half of the pages, and for 95 of 100, are found', () => {
  const times = openResponseTimes()
  for (let page = 1; page <= 100; page++) times.note(page <= 60 ? 4 : page <= 95 ? 33 : 700, page <= 40)
  expect([findLimit(times.read(), 0.5), findLimit(times.read(), 0.95), findLimit(times.read(), 1)]).toEqual([
    5, 40, 800,
  ])
  expect(times.read().fromMemory).toBe(40)
})

test('without pages there is no limit, and none beyond the last', () => {
  const times = openResponseTimes()
  expect(findLimit(times.read(), 0.5)).toBeNull()
  times.note(60_000, false)
  expect(findLimit(times.read(), 0.5)).toBeNull()
})

test('a page on a limit counts within it', () => {
  for (const limit of limitsMs) {
    const times = openResponseTimes()
    times.note(limit, false)
    expect(findLimit(times.read(), 0.5)).toBe(limit)
  }
})

test('pages of more than an hour ago are forgotten, and no others', () => {
  const { now, pass } = openClock()
  const times = openResponseTimes(now)
  const count = () => times.read().counts.reduce((sum, one) => sum + one, 0)
  times.note(1, true)
  pass(30 * minute)
  times.note(1, false)
  pass(29 * minute)
  expect(count()).toBe(2)
  pass(minute)
  expect([count(), times.read().fromMemory]).toEqual([1, 0])
  pass(24 * 60 * minute)
  expect(count()).toBe(0)
})

test('the counts of several processes are summed', () => {
  const [one, two] = [openResponseTimes(), openResponseTimes()]
  one.note(1, true)
  two.note(1, true)
  two.note(9000, false)
  const all = addResponseTimes([one.read(), two.read()])
  expect([all.counts[0], all.counts.at(-1), all.fromMemory]).toEqual([2, 1, 2])
})

test.each([
  ['/', 1],
  ['/store/sofas-chairs?page=2', 1],
  ['/mediation', 1],
  ['/api/search/newin', 0],
  ['/media/abc-640.avif', 0],
  ['/sitemap.xml', 0],
  ['/readyz', 0],
])('%s counts as %i page', (url, pages) => {
  const times = openResponseTimes()
  notePages(times)(url, 1, true)
  expect(times.read().fromMemory).toBe(pages)
})
