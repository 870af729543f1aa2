import { expect, test } from 'vitest'
import { readLength, writeLength } from './length-text.ts'

test.each<[string, number | null]>([
  ['74', 74],
  ['74 cm', 74],
  ['74,5cm', 74.5],
  ['2m', 200],
  ['1.98', 198],
  ['2', 200],
  ['4', 4],
  ['1 m 98', 198],
  ['1m 98cm', 198],
  ['762 mm', 76.2],
  ['5 mm', 0.5],
  ['1,200 mm', 120],
  ['1,981', 198.1],
  ['1,98 m', 198],
  ['1,980 m', 198],
  ['762', 76.2],
  ['1981', 198.1],
  ['499', 499],
  ['600cm', 600],
  ['30"', 76.2],
  ['30 in', 76.2],
  ['30 1/2 in', 77.47],
  ['30 1/3 in', 77.05],
  ['6ft', 182.88],
  ['6ft 2', 187.96],
  ['6ft 2in', 187.96],
  ['6′2″', 187.96],
  [`6'2"`, 187.96],
  ['  6 FEET  ', 182.88],
  ['', null],
  ['wide', null],
  ['0', null],
  ['-5', null],
  ['6ft 12', null],
  ['6ft 2cm', null],
  ['6ft 2in 3cm', null],
  ['1 m 100', null],
  ['74 oranges', null],
  ['20 30', null],
  ['1 98', null],
  ['1.5.5', null],
  ['2m 3m', null],
  ['100000', null],
  ['12000cm', null],
  [`1${' '.repeat(50)}m`, null],
])('%s is %s cm', (text, cm) => {
  expect(readLength(text)).toBe(cm)
})

test.each([
  [74, '74'],
  [76.2, '76.2'],
  [520, '520 cm'],
  [500, '500 cm'],
  [3.5, '3.5 cm'],
])('%s cm is written as %s, which is read as the same', (cm, text) => {
  expect(writeLength(cm)).toBe(text)
  expect(readLength(text)).toBe(cm)
})
