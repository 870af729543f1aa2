import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareByName, compareNames, sortKeyOf } from './name-order.ts'

const collator = new Intl.Collator('en-GB', { numeric: true })
const characters = [...'aAbBzZéÉüßæøñ0123456789 -_,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$‘’“”–—×°£€lL·½™\t\u0301\0']
const pieces = ['0', '00', '007', '10', '2', 'sofa', 'Sofa', "'", '’', 'e\u0301', '9'.repeat(70)]
const name = fc
  .array(fc.oneof(fc.constantFrom(...characters), fc.constantFrom(...pieces)), { maxLength: 8 })
  .map((chosen) => chosen.join(''))

test('names are ordered as the collator does, with or without keys', () => {
  const property = fc.property(name, name, (one, other) => {
    const compared = compareNames(one, sortKeyOf(one), other, sortKeyOf(other))
    expect(Math.sign(compared)).toBe(Math.sign(collator.compare(one, other)))
  })
  fc.assert(property, { numRuns: 20_000 })
})

test('names are ordered as the collator does, by their first different letter', () => {
  const property = fc.property(name, name, name, (beginning, one, other) => {
    const [first, second] = [beginning + one, beginning + other]
    expect(Math.sign(compareByName(first, second))).toBe(Math.sign(collator.compare(first, second)))
  })
  fc.assert(property, { numRuns: 20_000 })
})

test('ordinary names have keys', () => {
  const names = ['Alder 3-Seater Sofa', 'Élan “Bouclé” Chair', 'King’s Bed – 4ft 6', '½ price', 'Ærø']
  expect(names.map((each) => sortKeyOf(each) !== null)).toEqual([true, true, true, false, false])
})
