import { expect, test } from 'vitest'
import { cutSections, stemsOf, writeBeginning, writeExcerpt } from './page-sections.ts'

test('an excerpt keeps signs that look like a tag', () => {
  const [section] = cutSections('<p>Our <strong>lift</strong> takes doors &lt; 80 cm wide, and &gt; 2 m high.</p>')
  if (!section) throw new Error('The text has no section.')
  const words = 'Our lift takes doors < 80 cm wide, and > 2 m high.'
  expect(writeExcerpt(section, stemsOf('lift'))).toBe(words)
  expect(writeBeginning(section)).toBe(words)
})
