import { expect, test } from 'vitest'
import { countCopies } from './banner-copies.ts'

test.each([
  ['', 0],
  ['   ', 0],
  ['S', 3],
  ['s'.repeat(31), 3],
  ['s'.repeat(32), 2],
  ['s'.repeat(63), 2],
  ['s'.repeat(64), 1],
  ['s'.repeat(500), 1],
])('repeats “%s” %i times', (message, copies) => {
  expect(countCopies(message)).toBe(copies)
})
