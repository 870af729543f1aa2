import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateEntries } from '../../../../bench/search-catalogue.ts'
import { packJson } from './pack-json.ts'
import { createSharedTexts } from './shared-texts.ts'
import { unpackJson } from './unpack-json.ts'

const hash = fc.stringMatching(/^[0-9a-f]{64}$/)
const few = fc.constantFrom('Moss', 'Ridge Corner TV Unit', 'Ridge Corner TV Unit in Moss', 'élan 😀', '')
const text = fc.oneof(
  few,
  fc.uuid(),
  hash,
  hash.map((each) => `/media/${each}.webp`),
  fc.string({ unit: 'grapheme' }),
)
const number = fc.oneof(fc.nat(), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(0.5))
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constant(null), fc.boolean(), number, text, tie('list'), tie('object')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(fc.constantFrom('a', 'name', 'url', 'ü'), tie('value')),
}))

const write = (values: unknown[]) => values.map((each) => JSON.stringify(each))

test('packed values are read as they were written, even if other values share their texts', () => {
  const shared = createSharedTexts()
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 3 }), (values) => {
      const bytes = Buffer.from(packJson(shared, values))
      expect(write(unpackJson(shared, bytes, values.length))).toEqual(write(values))
    }),
    { numRuns: 2_000 },
  )
})

test('a card with its variants takes less than a third of its JSON', () => {
  const shared = createSharedTexts()
  const entries = [...generateEntries(300, 1)].map(({ card, variants }) => [card, variants])
  const packed = entries.map((values) => packJson(shared, values).length)
  const sum = (lengths: number[]) => lengths.reduce((all, length) => all + length, 0)
  expect(sum(packed.slice(100))).toBeLessThan(sum(entries.slice(100).map((each) => JSON.stringify(each).length)) / 3)
})
