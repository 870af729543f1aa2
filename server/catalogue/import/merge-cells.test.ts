import { expect, test } from 'vitest'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Marked } from './fault.ts'
import { mergeCells } from './merge-cells.ts'

const mark = (cells: ImportRow['cells'], faults: Marked['faults'] = []): Marked => ({ row: { line: 1, cells }, faults })
const reasonsOf = (rows: Marked[]) => rows.map(({ faults }) => faults.map(({ reason }) => reason))

test('the rows of a product say the same of it, or nothing after the first', () => {
  const rows = [
    mark({ name: 'Alder', range: '' }),
    mark({ name: '', brand: 'Oakley' }),
    mark({ name: 'Alder', brand: 'Oakley' }),
  ]
  expect(mergeCells(rows, 'refuse')).toEqual({ name: 'Alder', range: '', brand: 'Oakley' })
  expect(reasonsOf(rows)).toEqual([[], [], []])
})

test('each difference of a row from its product is reported, unless the row is wrong already', () => {
  const long = 'x'.repeat(61)
  const wrong = { column: null, reason: 'It has no code.' }
  const rows = [
    mark({ name: 'Alder', brand: '', description: long }),
    mark({ name: 'Elm', brand: 'Oakley', description: 'y' }),
    mark({ name: 'Elm' }, [wrong]),
  ]
  expect(mergeCells(rows, 'refuse')).toEqual({ name: 'Alder', brand: '', description: long })
  expect(rows[1]?.faults).toEqual([
    { column: 'name', reason: 'An earlier row of the same product says “Alder” here.' },
    { column: 'brand', reason: 'An earlier row of the same product says nothing here.' },
    { column: 'description', reason: `An earlier row of the same product says “${'x'.repeat(60)}…” here.` },
  ])
  expect(rows[2]?.faults).toEqual([wrong])
})

test('by rule the first or the last row counts that says anything', () => {
  const rows = [
    mark({ name: 'Alder', brand: '' }),
    mark({ name: 'Elm', range: '' }),
    mark({ name: '', brand: 'Oakley' }),
  ]
  expect(mergeCells(rows, 'first')).toEqual({ name: 'Alder', brand: 'Oakley', range: '' })
  expect(mergeCells(rows, 'last')).toEqual({ name: 'Elm', brand: 'Oakley', range: '' })
  expect(reasonsOf(rows)).toEqual([[], [], []])
})

test('by rule a category and its sub-category come from the same row', () => {
  const rows = [
    mark({ category: 'Bedroom', subCategory: 'Beds' }),
    mark({ category: 'Lounge' }),
    mark({ name: 'Alder' }),
  ]
  expect(mergeCells(rows, 'last')).toEqual({ category: 'Lounge', name: 'Alder' })
  expect(mergeCells(rows, 'first')).toEqual({ category: 'Bedroom', subCategory: 'Beds', name: 'Alder' })
  const alone = [mark({ category: 'Bedroom', subCategory: 'Beds' }), mark({ subCategory: 'Sofas' })]
  expect(mergeCells(alone, 'last')).toEqual({ subCategory: 'Sofas' })
})
