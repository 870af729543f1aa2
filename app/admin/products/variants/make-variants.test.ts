import { expect, test } from 'vitest'
import { blankVariant } from '../../../../contract/staff/catalogue.ts'
import { makeVariants } from './make-variants.ts'

const colours = [
  { id: 1, name: 'Oat', swatch: null },
  { id: 2, name: 'Rust', swatch: null },
]
const properties = [{ id: 9, name: 'Colour', values: colours }]
const oat = {
  ...blankVariant,
  uuid: 'a',
  name: 'Oat',
  price: 900,
  widthCm: 200,
  supplierCode: 'O-1',
  properties: [1, 7],
}

test('makes a variant for each value and name, with the price and measures of the chosen one', () => {
  const made = makeVariants([{ ...oat, pictures: ['p'] }], 0, { names: 'Sage, Moss\n', values: [2] }, properties)
  const copied = { ...oat, uuid: null, supplierCode: null }
  expect(made.slice(1)).toEqual([
    { ...copied, name: 'Rust', properties: [2, 7] },
    { ...copied, name: 'Sage' },
    { ...copied, name: 'Moss' },
  ])
})

test('the first new variant replaces a variant without a name', () => {
  const blank = { ...blankVariant, uuid: 'b', price: 700, pictures: ['p'] }
  const made = makeVariants([blank], 0, { names: 'Sage,Moss', values: [] }, properties)
  expect(made).toEqual([
    { ...blank, name: 'Sage' },
    { ...blank, uuid: null, name: 'Moss', pictures: [] },
  ])
  expect(makeVariants([oat], 0, { names: ' ,', values: [] }, properties)).toEqual([oat])
})

test('a variant without a name that gets one keeps its showroom facts, which are not copied to the others', () => {
  const shown = { onDisplay: true, displayPlaceUuid: 'bay', stockState: 'order-in', orderWeeks: 6 } as const
  const sofa = { ...blankVariant, ...shown, uuid: 'b', price: 700 }
  const made = makeVariants([sofa], 0, { names: '', values: [1, 2] }, properties)
  expect(made).toEqual([
    { ...sofa, name: 'Oat', properties: [1] },
    { ...blankVariant, price: 700, name: 'Rust', properties: [2] },
  ])
  const piece = { ...sofa, isExDisplay: true, conditionNote: 'A scratch' }
  expect(makeVariants([piece], 0, { names: 'Oat', values: [] }, properties)).toEqual([{ ...piece, name: 'Oat' }])
})
