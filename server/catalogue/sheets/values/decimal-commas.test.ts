import { expect, test } from 'vitest'
import { readPounds } from './cell-values.ts'
import { joinPrices } from './decimal-commas.ts'

const readColumn = (...cells: string[]) =>
  joinPrices(
    { headers: ['Price'], rows: cells.map((cell, place) => ({ line: place + 2, cells: [cell] })) },
    () => true,
  ).rows.map(({ cells: [cell = ''] }) => readPounds(cell))

test.each([
  ['formulas that end in parts of a penny', ['449.995', '1078.80', '1299.995'], [450_00, 1078_80, 1300_00]],
  ['points between thousands', ['1.299', '449,95'], [1299_00, 449_95]],
  ['points that may be either', ['1.299', '0.999'], [undefined, undefined]],
])('a column of prices with %s is read', (_, cells, pence) => {
  expect(readColumn(...cells)).toEqual(pence)
})
