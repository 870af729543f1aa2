import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeJsonLd } from './json-ld.tsx'

test('keeps any text inside its element and readable as JSON', () => {
  const dangerous = fc.constantFrom('</script>', '<!--', '<script>', ']]>', '\u2028', '&lt;', '"', '\\')
  const text = fc.array(fc.oneof(dangerous, fc.string({ unit: 'grapheme' }))).map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(text, fc.array(text))), (facts) => {
      const written = writeJsonLd(facts)
      expect(written).not.toContain('<')
      expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...facts })))
    }),
  )
})
