import { expect, test } from 'vitest'
import { readPounds } from './cell-values.ts'
import { joinPrices } from './decimal-commas.ts'

const join = (...cells: string[]) =>
  joinPrices(
    { headers: ['Price', 'Code'], rows: cells.map((cell, place) => ({ line: place + 2, cells: [cell, cell] })) },
    (place) => place === 0,
  ).rows
const readColumn = (...cells: string[]) => join(...cells).map(({ cells: [cell = ''] }) => readPounds(cell))

test.each([
  ['formulas that end in parts of a penny', ['449.995', '1078.80', '1299.995'], [450_00, 1078_80, 1300_00]],
  ['points between thousands', ['1.299', '449,95'], [1299_00, 449_95]],
  ['points between thousands alone', ['1.299', 'POA'], [1299_00, undefined]],
  ['decimal commas beside high prices', ['129.950', '449,95'], [129_950_00, 449_95]],
  ['decimal points beside parts of a penny', ['1.299', '12.50'], [130, 12_50]],
  ['a point that some prices would make too high', ['1.299', '449.995'], [undefined, undefined]],
  ['a point in a price that would be too high', ['449.995'], [undefined]],
  ['points that may be either', ['1.299', '0.999'], [undefined, undefined]],
])('a column of prices with %s is read', (_, cells, pence) => {
  expect(readColumn(...cells)).toEqual(pence)
})

test('other columns, and the lines, stay as they are', () => {
  for (const cells of [
    ['1.299', '449,95'],
    ['1.299', '12.50'],
  ])
    expect(join(...cells)).toMatchObject(
      cells.map((cell, place) => ({ line: place + 2, cells: [expect.any(String), cell] })),
    )
})
