import { expect, test } from 'vitest'
import { listUnprintable, makePrintable } from './printable.ts'

test.each([
  ['Alder Sofa £1,299 × 2', 'Alder Sofa £1,299 × 2'],
  ['Éclair, Ålesund, Łódź, Ωmega, Борис', 'Éclair, Ålesund, Łódź, Ωmega, Борис'],
  ['E\u0301clair', 'Éclair'],
  ['soft\u00adly, \u200bzero', 'softly, zero'],
  ['𝐁𝐨𝐥𝐝', 'Bold'],
  ['Chair 椅子', 'Chair ??'],
  ['Sale 🛋️!', 'Sale ?!'],
  ['Two 👩‍👩‍👧 lines\nhere', 'Two ? lines\nhere'],
  ['', ''],
])('%s is printed as %s', (text, printed) => {
  expect(makePrintable(text)).toBe(printed)
})

test('what the fonts lack is named once each, as people see it', () => {
  expect(listUnprintable('椅 and 椅, 👩‍👩‍👧, a real question?')).toEqual(['椅', '👩‍👩‍👧'])
  expect(listUnprintable('Éclair £5')).toEqual([])
})
