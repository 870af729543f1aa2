import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findWasNaively } from '../tests/oracles/naive-was.ts'
import { type Asked, describeWas, judgeOffer, judgeWas, type Offer } from './was-price.ts'

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
const asked = (day: string, price: number | null, onSale = false): Asked => ({ at: at(day), price, onSale })
const present = { at: at('2026-03-01'), price: 800 }
const pounds = (price: number) => `£${price}`

test.each<[string, Asked[], number | null]>([
  ['it was asked for 28 days', [asked('2026-02-01', 1000)], 1000],
  ['it was asked for 27 days', [asked('2026-02-02', 1000)], null],
  ['it was higher still before', [asked('2026-01-01', 1200), asked('2026-02-01', 1000)], 1000],
  [
    'it was not on show in between',
    [asked('2026-01-01', 1000), asked('2026-02-20', null), asked('2026-02-21', 1000)],
    null,
  ],
  ['it was not on show right before', [asked('2026-01-01', 1000), asked('2026-02-20', null)], null],
  ['the offer got cheaper', [asked('2026-01-01', 1000), asked('2026-02-10', 900, true)], 1000],
  ['the offer got dearer', [asked('2026-01-01', 1000), asked('2026-02-10', 700, true)], null],
  [
    'the offer was hidden for a while',
    [asked('2026-01-01', 1000), asked('2026-02-10', 800, true), asked('2026-02-11', null)],
    1000,
  ],
  ['nothing was asked', [], null],
])('the was price when %s', (_, log, was) => {
  expect(judgeWas(log, present, 28).was).toBe(was)
})

test('days are full days on London’s clock, also when it changes', () => {
  const spring = { at: Date.parse('2026-04-01T08:00:00Z'), price: 800 }
  const from = (time: string) => [{ at: Date.parse(time), price: 1000, onSale: false }]
  expect(judgeWas(from('2026-03-04T09:00:00Z'), spring, 28).was).toBe(1000)
  expect(judgeWas(from('2026-03-04T09:00:01Z'), spring, 28).was).toBeNull()
  // Twenty minutes later the clock shows forty minutes less.
  const autumn = { at: Date.parse('2026-10-25T01:10:00Z'), price: 800 }
  expect(judgeWas(from('2026-10-25T00:50:00Z'), autumn, 28)).toMatchObject({ reason: 'too short', days: 0 })
})

const offer: Offer = { price: 1000, salePrice: 800, onSale: true, saleStartsAt: null, saleEndsAt: null }
const judge = (log: Asked[], changed: Partial<Offer>, shown = true) => {
  const was = judgeOffer(log, { offer: { ...offer, ...changed }, shown, now: present.at, wasDays: 28 })
  return was && describeWas(was, pounds)
}
const without = 'The offer will show without a was price.'

test('the was price is described before staff save', () => {
  const log = [asked('2026-02-01', 1000)]
  expect(judge(log, {})).toBe('Was £1000 will be shown.')
  expect(judge(log, { onSale: false })).toBeUndefined()
  expect(judge(log, { salePrice: null })).toBeUndefined()
  expect(judge(log, { salePrice: 1000 })).toBeUndefined()
  expect(judge(log, { saleEndsAt: '2026-03-01T00:00:00Z' })).toBeUndefined()
  expect(judge(log, { saleEndsAt: '2026-03-01T00:00:01Z' })).toBe('Was £1000 will be shown.')
  expect(judge([asked('2026-02-17', 1000)], {})).toBe(`It was £1000 for 12 days only; 28 are needed. ${without}`)
  expect(judge([asked('2026-02-17', 1000)], { saleStartsAt: '2026-03-17T00:00:00Z' })).toBe('Was £1000 will be shown.')
  expect(judge(log, { price: 1200, saleStartsAt: '2026-03-11T00:00:00Z' })).toBe(
    `It was £1200 for 10 days only; 28 are needed. ${without}`,
  )
  expect(judge([asked('2026-02-01', 700)], {})).toBe(`The price right before was £700, which is not higher. ${without}`)
  expect(judge(log, {}, false)).toBe(`It was not on the site right before. ${without}`)
  expect(judge([], {})).toBe(`It has had no earlier price. ${without}`)
  expect(judge([asked('2026-02-01', null)], {})).toBe(`It has had no earlier price. ${without}`)
})

test('the number of missing days has the right plural', () => {
  const explain = (day: string, wasDays: number) => describeWas(judgeWas([asked(day, 1000)], present, wasDays), pounds)
  expect(explain('2026-02-27', 28)).toBe(`It was £1000 for 2 days only; 28 are needed. ${without}`)
  expect(explain('2026-03-01', 1)).toBe(`It was £1000 for less than a day only; 1 is needed. ${without}`)
})

test('an offer that is planned while the product is hidden continues the previous offer', () => {
  const log = [asked('2026-01-01', 1000), asked('2026-02-10', 900, true), asked('2026-02-20', null)]
  expect(judge(log, {}, false)).toBe('Was £1000 will be shown.')
  expect(judge(log, { salePrice: 950 }, false)).toBe(`It was not on the site right before. ${without}`)
})

const day = 86_400_000
const anyLog = fc
  .array(
    fc.record({
      days: fc.integer({ min: 1, max: 4 }),
      price: fc.constantFrom(null, 7, 8, 9, 10),
      onSale: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((rows) => {
    let since = at('2026-06-01')
    return rows.map(({ days, price, onSale }): Asked => {
      since += days * day
      return { at: since, price, onSale: onSale && price !== null }
    })
  })

test('the was price is the one that a day-by-day record gives', () => {
  const when = fc.record({
    after: fc.integer({ min: 0, max: 4 }),
    price: fc.constantFrom(7, 8, 9),
    wasDays: fc.integer({ min: 1, max: 5 }),
  })
  fc.assert(
    fc.property(anyLog, when, (log, { after, price, wasDays }) => {
      const now = (log.at(-1)?.at ?? at('2026-06-01')) + (after + 1) * day
      expect(judgeWas(log, { at: now, price }, wasDays).was).toBe(findWasNaively(log, { at: now, price }, wasDays))
    }),
    { numRuns: 3000 },
  )
})
