import { expect, test } from 'vitest'
import { cutRows } from './cut-rows.ts'

const rows = Array.from({ length: 250 }, (_, place) => place)
const cut = (page: string | null) => cutRows(rows, { read: () => page })

test('cuts a list into pages and puts the rest on the last', () => {
  expect(cut(null)).toEqual({ shown: rows.slice(0, 100), found: 250, pageAmt: 3 })
  expect(cut('3').shown).toEqual(rows.slice(200))
  expect(cutRows([], { read: () => null })).toEqual({ shown: [], found: 0, pageAmt: 1 })
})

test.each(['0', '-1', 'two', '', '1.5', 'Infinity', '99'])('page %j shows a page that exists', (page) => {
  expect(cut(page).shown.length).toBeGreaterThan(0)
})
