import { expect, test } from 'vitest'
import { followEntries } from './moved-problems.ts'

const oak = { uuid: 'o', name: 'Oak' }
const ash = { uuid: null, name: 'Ash' }
const elm = { uuid: null, name: 'Elm' }
const wrong = { 'variants.1.price': 'Too low.', name: 'A name is missing.', variants: 'Too many.' }

test('a problem moves with its entry', () => {
  const follow = (after: object[]) => followEntries(wrong, { variants: [oak, ash] }, { variants: after })
  expect(follow([ash, oak])).toEqual({ ...wrong, 'variants.1.price': undefined, 'variants.0.price': 'Too low.' })
  expect(follow([oak, elm, ash])).toHaveProperty(['variants.2.price'])
  expect(follow([oak, { ...ash, name: 'Ash wood' }])).toBe(wrong)
  expect(follow([oak])).toEqual({ name: wrong.name, variants: wrong.variants })
})

test('an entry that was moved and changed is recognised by its key', () => {
  const found = { 'variants.0.price': 'Too low.' }
  const after = { variants: [elm, { ...oak, name: 'Oak wood' }] }
  expect(followEntries(found, { variants: [oak] }, after)).toEqual({ 'variants.1.price': 'Too low.' })
})

test('the problems of two entries that swap places are swapped', () => {
  const found = { 'days.0.note': 'Long.', 'days.1.note': 'Short.' }
  const [first, second] = [{ date: '2026-01-01' }, { date: '2026-01-02' }]
  expect(followEntries(found, { days: [first, second] }, { days: [second, first] })).toEqual({
    'days.1.note': 'Long.',
    'days.0.note': 'Short.',
  })
})

test('a problem moves with its entry in a list within a field', () => {
  const [easter, pentecost] = [{ date: '2026-04-06' }, { date: '2026-05-25' }]
  const found = { 'hours.exceptions.1.note': 'Long.', 'hours.monday.closes': 'Early.' }
  const follow = (exceptions: object[]) =>
    followEntries(found, { hours: { exceptions: [easter, pentecost] } }, { hours: { exceptions } })
  expect(follow([pentecost])).toEqual({ 'hours.exceptions.0.note': 'Long.', 'hours.monday.closes': 'Early.' })
  expect(follow([easter])).toEqual({ 'hours.monday.closes': 'Early.' })
})
