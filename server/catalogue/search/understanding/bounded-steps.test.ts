import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDemoVocabulary } from '../../../../tests/support/demo-vocabulary.ts'
import { anySynonyms, searchText } from '../../../../tests/support/sample-entries.ts'
import type { ShopTerms } from './shop-terms.ts'
import { buildVocabulary } from './shop-vocabulary.ts'
import { understandQuery } from './understand.ts'

const shop = readDemoVocabulary()
const noTerms: ShopTerms = { categories: [], subCategories: [], brands: [], ranges: [], properties: [], synonyms: [] }

const scripts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc.array(fc.constantFrom(...'0123456789£-–x.,"\' ftcmk½²٣ '), { maxLength: 500 }).map((all) => all.join('')),
  fc.array(fc.stringMatching(/^[a-z]{5,8}$/), { minLength: 40, maxLength: 80 }).map((all) => all.join(' ')),
  fc.array(searchText, { maxLength: 60 }).map((all) => all.join(' ')),
  fc
    .array(
      fc.constantFrom(
        ...'sofa for with and under 2 seater a thousand grey to 5ft turns into bed couple of the tenner'.split(' '),
      ),
      {
        maxLength: 120,
      },
    )
    .map((all) => all.join(' ')),
  fc.constantFrom(
    'a'.repeat(500),
    '1'.repeat(500),
    '9 x '.repeat(125),
    "l'".repeat(250),
    'ﷺ'.repeat(500),
    '- '.repeat(250),
  ),
)

/** A phrase is looked up at each of 500 letters, and a few unknown words are compared with all others. */
const maxSteps = 40_000

const letters = 'bcdfghjklmnpqrstvwxz'
const unknownWords = Array.from(
  { length: 83 },
  (_, i) => `${letters[i % 20]}${letters[(i * 7) % 20]}o${letters[(i * 3) % 20]}a`,
)

test.each([
  ['unknown words', unknownWords.join(' ')],
  ['words that are nearly known', 'sofxa wardrxobe curtxain tablxe '.repeat(15)],
  ['words one slip from a name', 'jamb chair '.repeat(45)],
  ['joined numbers', `${'two'.repeat(13)} `.repeat(12)],
  ['sizes', '9 x '.repeat(125)],
  ['ranges', '9 or '.repeat(100)],
  ['articles', 'a '.repeat(250)],
  ['purposes', 'sofa for '.repeat(55)],
])('500 letters of %s are understood in a bounded number of steps', (_, text) => {
  expect(understandQuery(text, shop).steps).toBeLessThan(maxSteps)
})

test('any text is understood in a bounded number of steps, and its spans lie in it', () => {
  const property = fc.property(scripts, anySynonyms, (text, synonyms) => {
    const own = buildVocabulary({ ...noTerms, synonyms }, shop.products)
    for (const vocabulary of [shop, own]) {
      const { steps, constraints, words } = understandQuery(text, vocabulary)
      expect(steps).toBeLessThan(maxSteps)
      for (const { span } of [...constraints, ...words]) {
        expect(span[0]).toBeGreaterThanOrEqual(0)
        expect(span[1]).toBeGreaterThan(span[0])
        expect(span[1]).toBeLessThanOrEqual(text.length)
      }
      expect(new Set(constraints.map(({ key }) => key)).size).toBe(constraints.length)
    }
  })
  fc.assert(property, { numRuns: 300 })
})
