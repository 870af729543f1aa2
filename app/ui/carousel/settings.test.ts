import { expect, test } from 'vitest'
import { checkSettings, listPerView, writeWidths } from './settings.ts'

const check = (responsive: unknown, { centred = false, onServer = false } = {}) =>
  checkSettings(responsive, centred, onServer)

test.each([
  [{ 0: 1 }, false],
  [{ 0: 1.5, 400: 2, 850: 3, 1200: 4, 1600: 5 }, false],
  [{ 0: 1, 1200: 3 }, true],
])('%o is accepted, centred %s', (responsive, centred) => {
  expect(() => check(responsive, { centred })).not.toThrow()
})

test.each([undefined, null])('%s: the setting is required', (nothing) => {
  expect(() => check(nothing)).toThrow('`responsive` is required')
  expect(() => check(nothing, { onServer: true })).toThrow('rendered on the server it needs `responsive`')
})

test.each([3, 'three', [1, 2], true])('%o is refused as not an object', (value) => {
  expect(() => check(value)).toThrow('must be an object')
})

test('refuses partial slides beside a centred one', () => {
  expect(() => check({ 0: 1.5 }, { centred: true })).toThrow('cannot be combined with partial visibility')
  expect(() => check({ 0: 1, 850: 2.5 }, { centred: true })).toThrow('cannot be combined with partial visibility')
})

test.each([
  [{}, 'from width 0'],
  [{ 850: 3 }, 'from width 0'],
  [{ 0: 1, 768: 2 }, 'not 768'],
  [{ 0: 0 }, 'at least one slide'],
  [{ 0: 1, 850: '3' }, 'at least one slide'],
  [{ 0: Number.NaN }, 'at least one slide'],
])('%o is refused', (responsive, why) => {
  expect(() => check(responsive)).toThrow(why)
})

test('applies a setting from its width up to the next one', () => {
  expect(listPerView({ 0: 1.5, 400: 2, 850: 3, 1200: 4, 1600: 5 })).toEqual([1.5, 2, 2, 3, 4, 5])
  expect(listPerView({ 0: 3, 650: 4, 1200: 5, 1600: 7 })).toEqual([3, 3, 4, 4, 5, 7])
  expect(listPerView({ 0: 1 })).toEqual([1, 1, 1, 1, 1, 1])
})

test('writes every width and its amount into CSS', () => {
  expect(writeWidths({ 0: 1, 1200: 2 }, 9)).toEqual({
    '--from-0': 1,
    '--from-400': 1,
    '--from-650': 1,
    '--from-850': 1,
    '--from-1200': 2,
    '--from-1600': 2,
    '--amount': 9,
  })
})
