import { expect, test } from 'vitest'
import { isNoValue, readItems, saysNothing } from './listed-cells.ts'

test.each([
  ["['Furniture', \"Men's chairs\"]", ['Furniture', "Men's chairs"]],
  [' ["Oak", " Ash ", ""] ', ['Oak', 'Ash']],
  ["['It\\'s oak',]", ["It's oak"]],
  ['[Oak, Ash]', undefined],
  ['["Oak", "Ash"', undefined],
  ['"Oak", "Ash"]', undefined],
  ['[]', undefined],
])('%j lists %j', (text, items) => {
  expect(readItems(text)).toEqual(items)
})

test('what programs write for nothing is nothing, and ‘None’ may be a value', () => {
  const written = ['NaN', 'null', ' N/A ', '#N/A', '--', '—', '?']
  expect(written.filter((text) => !isNoValue(text) || !saysNothing(text))).toEqual([])
  const said = ['None', 'not available', 'Unknown', '[ ]', '{}']
  expect(said.filter((text) => isNoValue(text) || !saysNothing(text))).toEqual([])
  expect(['Nancy', 'None left', '0', ''].filter(saysNothing)).toEqual([])
})
