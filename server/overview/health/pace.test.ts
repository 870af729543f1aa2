import { expect, test } from 'vitest'
import { addPaces, findLimit, limitsMs, notePages, openPace } from './pace.ts'

const minute = 60_000

function openClock() {
  let now = 0
  return { now: () => now, pass: (ms: number) => (now += ms) }
}

test('half of the pages, and 95 of 100, are within a limit', () => {
  const pace = openPace()
  for (let page = 1; page <= 100; page++) pace.note(page <= 60 ? 4 : page <= 95 ? 33 : 700, page <= 40)
  expect([findLimit(pace.read(), 0.5), findLimit(pace.read(), 0.95), findLimit(pace.read(), 1)]).toEqual([5, 40, 800])
  expect(pace.read().fromMemory).toBe(40)
})

test('without pages there is no limit, and none beyond the last', () => {
  const pace = openPace()
  expect(findLimit(pace.read(), 0.5)).toBeNull()
  pace.note(60_000, false)
  expect(findLimit(pace.read(), 0.5)).toBeNull()
})

test('a page on a limit counts within it', () => {
  for (const limit of limitsMs) {
    const pace = openPace()
    pace.note(limit, false)
    expect(findLimit(pace.read(), 0.5)).toBe(limit)
  }
})

test('pages of more than an hour ago are forgotten, and no others', () => {
  const { now, pass } = openClock()
  const pace = openPace(now)
  const count = () => pace.read().counts.reduce((sum, one) => sum + one, 0)
  pace.note(1, true)
  pass(30 * minute)
  pace.note(1, false)
  pass(29 * minute)
  expect(count()).toBe(2)
  pass(minute)
  expect([count(), pace.read().fromMemory]).toEqual([1, 0])
  pass(24 * 60 * minute)
  expect(count()).toBe(0)
})

test('processes are added up', () => {
  const [one, two] = [openPace(), openPace()]
  one.note(1, true)
  two.note(1, true)
  two.note(9000, false)
  const all = addPaces([one.read(), two.read()])
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
  const pace = openPace()
  notePages(pace)(url, 1, true)
  expect(pace.read().fromMemory).toBe(pages)
})
