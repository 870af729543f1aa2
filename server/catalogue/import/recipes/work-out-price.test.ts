import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundings, roundingWays } from '../../../../contract/staff/bulk.ts'
import { type PriceChange, type PriceRecipe, vatChanges } from '../../../../contract/staff/import-recipes.ts'
import { workOutPrice } from './work-out-price.ts'

type Steps = Pick<PriceRecipe, 'change' | 'vat' | 'vatRate' | 'rounding'>
const times = (by: number): PriceChange => ({ by: 'times', times: by })
const more = (percent: number): PriceChange => ({ by: 'more', percent })
const margin = (percent: number): PriceChange => ({ by: 'margin', percent })
const as = (change: PriceChange, to: Steps['rounding']['to'] = 'none', part: Partial<Steps> = {}): Steps => ({
  change,
  vat: 'keep',
  rounding: { to, way: 'up' },
  ...part,
})
const nearest = { rounding: { to: '95', way: 'nearest' } } as const
const down = { rounding: { to: '95', way: 'down' } } as const

test.each<[string, Steps, string]>([
  ['100', as(times(1.2)), '120.00'],
  ['£99.50', as(times(2.4), '95'), '238.95'],
  ['99.50', as(times(2.4), '99'), '238.99'],
  ['99.50', as(times(2.4), 'pound'), '239.00'],
  ['100', as(times(2.3995), '95'), '239.95'],
  ['100', as(times(2.4), '95', nearest), '239.95'],
  ['100.40', as(times(1), '95', nearest), '99.95'],
  ['100.40', as(times(1), '95', down), '99.95'],
  ['1,299.00', as(more(20)), '1558.80'],
  ['100', as(more(-12.5)), '87.50'],
  ['100', as(margin(45), '95'), '181.95'],
  ['100', as(margin(45), 'none', { vat: 'add' }), '218.19'],
  ['104.16666667', as(times(1), 'none', { vat: 'add', rounding: { to: 'none', way: 'nearest' } }), '125.00'],
  ['120', as(times(1), 'none', { vat: 'remove' }), '100.00'],
  ['100', as(times(1), 'none', { vat: 'add', vatRate: 5 }), '105.00'],
  ['100', as(times(1), 'none', { vat: 'add', vatRate: 0 }), '100.00'],
  ['119', as(times(1), 'none', { vat: 'remove', vatRate: 19 }), '100.00'],
  ['100', as(times(1), 'none', { vat: 'add', vatRate: 13.5 }), '113.50'],
  ['0.40', as(times(1), '95', nearest), '0.95'],
  ['0.40', as(times(1), '95', down), '0.40'],
  ['0.01', as(times(0.1), 'none', { rounding: { to: 'none', way: 'down' } }), '0.01'],
  ['£540.00 ex VAT', as(times(1), 'none', { vat: 'add' }), '648.00'],
  ['540 (+ VAT)', as(times(2)), '1080.00'],
  ['£648.00 inc VAT', as(times(1), 'none', { vat: 'add' }), '648.00'],
  ['£648.00 inc. VAT', as(times(1), 'none', { vat: 'remove' }), '540.00'],
  ['POA', as(times(2)), 'POA'],
  ['', as(times(2)), ''],
  ['0', as(times(2)), '0'],
  ['12 to 15', as(times(2)), '12 to 15'],
])('%s by %o is %s', (text, steps, expected) => {
  expect(workOutPrice(text, steps)).toBe(expected)
})

const pence = fc.integer({ min: 1, max: 20_000_000 })
const write = (amount: number) => (amount / 100).toFixed(2)
const readPence = (text: string) => Math.round(Number(text) * 100)
const steps = fc.record<Steps>({
  change: fc.oneof(
    fc.integer({ min: 100, max: 100_000 }).map((thousandths) => times(thousandths / 10_000)),
    fc.integer({ min: -900, max: 10_000 }).map((tenths) => more(tenths / 10)),
  ),
  vat: fc.constantFrom(...vatChanges),
  rounding: fc.record({ to: fc.constantFrom(...roundings), way: fc.constantFrom(...roundingWays) }),
})

test('a price keeps at least its margin, and is the lowest allowed price that does', () => {
  const grid = { none: 1, pound: 100, '99': 100, '95': 100, '5-pounds': 500, '10-pounds': 1000 }
  fc.assert(
    fc.property(pence, fc.integer({ min: 0, max: 950 }), fc.constantFrom(...roundings), (cost, tenths, to) => {
      const price = readPence(workOutPrice(write(cost), as(margin(tenths / 10), to)))
      const isEnough = (paid: number) => BigInt(paid - cost) * 1000n >= BigInt(paid) * BigInt(tenths)
      expect(isEnough(price)).toBe(true)
      const lower = price - grid[to]
      expect(lower <= 0 || !isEnough(lower)).toBe(true)
    }),
  )
})

test('rounding a worked-out price once more changes nothing', () => {
  fc.assert(
    fc.property(pence, steps, (cost, asked) => {
      const once = workOutPrice(write(cost), asked)
      expect(workOutPrice(once, { ...asked, change: times(1), vat: 'keep' })).toBe(once)
    }),
  )
})

test('a price never rounds up to less, down to more, to 0, or past the next allowed price', () => {
  fc.assert(
    fc.property(pence, steps, (cost, asked) => {
      const { change, vat, rounding } = asked
      const price = BigInt(readPence(workOutPrice(write(cost), asked)))
      const factor =
        change.by === 'times'
          ? Math.round(change.times * 10_000)
          : 10_000 + Math.round(change.by === 'more' ? change.percent * 100 : 0)
      const [over, under] = { keep: [1n, 1n], add: [6n, 5n], remove: [5n, 6n] }[vat] as [bigint, bigint]
      const exact = BigInt(cost) * BigInt(factor) * over
      const off = price * 10_000n * under - exact
      const penny = 10_000n * under
      expect(price > 0n).toBe(true)
      if (rounding.way === 'up') expect(off >= 0n && off < 1000n * penny).toBe(true)
      if (rounding.way === 'down' && price > 1n) expect(off <= 0n).toBe(true)
      if (rounding.to === 'none' && rounding.way === 'nearest' && price > 1n)
        expect((off < 0n ? -off : off) * 2n <= penny).toBe(true)
    }),
  )
})

test('a higher cost never gives a lower price', () => {
  fc.assert(
    fc.property(pence, pence, steps, (one, other, asked) => {
      const [less, most] = one < other ? [one, other] : [other, one]
      const price = (cost: number) => readPence(workOutPrice(write(cost), asked))
      expect(price(less)).toBeLessThanOrEqual(price(most))
    }),
  )
})
