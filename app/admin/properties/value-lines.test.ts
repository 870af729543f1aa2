import { expect, test } from 'vitest'
import { readLines } from './value-lines.ts'

const read = (text: string, ...there: string[]) =>
  readLines(
    text,
    there.map((name) => ({ id: 1, name, swatch: null })),
  ).map(({ name, swatch }) => (swatch ? `${name} ${swatch}` : name))

test('reads each line as a value, wherever it was pasted from', () => {
  expect(read('Oak\r\n  Ash \n\n\nPainted white\t\n')).toEqual(['Oak', 'Ash', 'Painted white'])
})

test('leaves out the bullets of a word processor', () => {
  expect(read('•\tOak\n· Ash\n\uf0b7 Elm\n– Beech\n-Pine\nTwo-tone')).toEqual([
    'Oak',
    'Ash',
    'Elm',
    'Beech',
    '-Pine',
    'Two-tone',
  ])
})

test('reads a colour after the name', () => {
  expect(read('Sage #8E9A85\nMoss;#586b4a\nIvory, #fffff0 \nNo. #1 pine\n#123456')).toEqual([
    'Sage #8e9a85',
    'Moss #586b4a',
    'Ivory #fffff0',
    'No. #1 pine',
    '#123456',
  ])
})

test('leaves out values that exist already or are repeated', () => {
  expect(read('oak\nAsh\nASH', 'Oak')).toEqual(['Ash'])
})
