import { expect, test } from 'vitest'
import { readSwatch } from './colour-family.ts'

test.each([
  ['#ffffff', 'white', 'light'],
  ['#f3f0eb', 'white', 'light'],
  ['#ded4c4', 'cream', 'light'],
  ['#c9bba5', 'beige', 'light'],
  ['#9c8b7f', 'beige', 'mid'],
  ['#808080', 'grey', 'mid'],
  ['#414144', 'grey', 'dark'],
  ['#5c6469', 'grey', 'mid'],
  ['#201e1d', 'black', 'dark'],
  ['#5b2d1c', 'brown', 'dark'],
  ['#6b4d3f', 'brown', 'dark'],
  ['#c00000', 'red', 'mid'],
  ['#94462a', 'orange', 'mid'],
  ['#e8b500', 'yellow', 'light'],
  ['#8e9a85', 'green', 'mid'],
  ['#293f31', 'green', 'dark'],
  ['#84919e', 'blue', 'mid'],
  ['#222c3a', 'blue', 'dark'],
  ['#1f3a93', 'blue', 'dark'],
  ['#533442', 'purple', 'dark'],
  ['#c8a192', 'pink', 'light'],
  ['#ff69b4', 'pink', 'mid'],
])('%s is %s and %s', (hex, family, shade) => {
  expect(readSwatch(hex)).toMatchObject({ family, shade })
})

test('a text that is no colour has no family', () => {
  expect(['', '#fff', 'red', '#12345g'].map(readSwatch)).toEqual([null, null, null, null])
})
