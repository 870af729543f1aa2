import { expect, test } from 'vitest'
import { pickAsked } from './asked-variants.ts'

const variant = (uuid: string, valueIds: number[], known = {}) => ({
  uuid,
  valueIds,
  isExDisplay: false,
  onDisplay: false,
  stockState: null,
  ...known,
})
const pick = (variants: ReturnType<typeof variant>[]) => pickAsked(variants, 'shown').map(({ uuid }) => uuid)
const shown = variant('shown', [1, 50])

test('each combination of colour and size is picked once, in staff’s order', () => {
  const others = [variant('red king', [2, 51]), variant('grey king', [1, 51]), variant('red again', [2, 51])]
  expect(pick([others[0] ?? shown, shown, ...others.slice(1)])).toEqual(['red king', 'grey king'])
  expect(pick([shown, variant('alike', [1, 50])])).toEqual([])
})

test('a variant that is ex-display, on display or in stock is picked beside one with the same values', () => {
  const piece = variant('piece', [1, 50], { isExDisplay: true })
  expect(pick([shown, piece, variant('seen', [1, 50], { onDisplay: true })])).toEqual(['piece', 'seen'])
  expect(pick([shown, variant('last', [1, 50], { stockState: 'last-one' })])).toEqual(['last'])
})

test('at most 24 variants are picked, and each value has one', () => {
  const many = Array.from({ length: 40 }, (_, i) => variant(`v${i}`, [2 + Math.floor(i / 8), 50 + (i % 8)]))
  const picked = pick([shown, ...many])
  expect(picked.length).toBe(24)
  const values = many.filter(({ uuid }) => picked.includes(uuid)).flatMap(({ valueIds }) => valueIds)
  expect(new Set(values)).toEqual(new Set([...[2, 3, 4, 5, 6], ...[50, 51, 52, 53, 54, 55, 56, 57]]))
})
