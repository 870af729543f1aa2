import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createVocabulary, learnWord } from '../storage/vocabulary.ts'
import { learnText } from './text-terms.ts'
import { splitProse } from './words.ts'

const piece = fc.constantFrom(
  'sofa',
  'Bed',
  'OAK',
  "'",
  '-',
  ' ',
  '3',
  '12',
  '.',
  '\u2019',
  '\u2010',
  'é',
  'a',
  '\n',
  '@',
  '[',
)
const texts = fc.array(
  fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('two-seat-sofa', "children's rock'n'roll", 'a-b3-c-', `x${'y'.repeat(300)} z`, '9'.repeat(256)),
  ),
  { minLength: 1, maxLength: 5 },
)

test('a text is read into the same words as it is split into, each with one number', () => {
  const vocabulary = createVocabulary()
  const property = fc.property(texts, (some) => {
    for (const text of some) {
      const words = learnText(vocabulary, text).map((term) => vocabulary.words[term])
      expect(words.toSorted()).toEqual(splitProse(text).toSorted())
    }
    expect(new Set(vocabulary.words).size).toBe(vocabulary.words.length)
  })
  fc.assert(property, { numRuns: 2_000 })
})

test('thousands of words keep their numbers', () => {
  const vocabulary = createVocabulary()
  const words = Array.from({ length: 5_000 }, (_, i) => `${i}`)
  const terms = words.map((word) => learnWord(vocabulary, word))
  expect(new Set(terms).size).toBe(words.length)
  expect(learnText(vocabulary, words.join(' '))).toEqual(terms)
  expect(terms.map((term) => vocabulary.words[term])).toEqual(words)
})
