import { expect, test } from 'vitest'
import { blankVariant } from '../../../../contract/staff/catalogue.ts'
import { copyToOthers, fillDown, makeExDisplay, repeatVariant } from './variant-list.ts'

const sage = { ...blankVariant, uuid: 'a', name: 'Sage', price: 900, salePrice: 800, onSale: true, widthCm: 200 }
const rust = { ...blankVariant, uuid: 'b', name: 'Rust', supplierCode: 'R-1', properties: [4] }
const oat = { ...blankVariant, uuid: 'c', name: 'Oat', price: 5 }

test('copies the chosen facts to the other variants, and nothing else', () => {
  const copied = copyToOthers([sage, rust, oat], 0, ['price', 'measures'])
  const shared = { price: 900, salePrice: 800, onSale: true, widthCm: 200 }
  expect(copied).toEqual([sage, { ...rust, ...shared }, { ...oat, ...shared }])
  expect(copyToOthers([sage, rust], 1, [])).toEqual([sage, rust])
  expect(copyToOthers([sage, rust], 7, ['price'])).toEqual([sage, rust])
})

test('fills a cell down, not up', () => {
  expect(fillDown([oat, sage, rust], 1, 'price').map(({ price }) => price)).toEqual([5, 900, 900])
})

test('repeats a variant as a new one without a supplier’s code', () => {
  expect(repeatVariant([sage, rust, oat], 1)).toEqual([sage, rust, { ...rust, uuid: null, supplierCode: null }, oat])
})

test('makes an ex-display piece of the variant on display: without a price, and the last one', () => {
  const shown = { ...sage, onDisplay: true, displayPlaceUuid: 'bay', stockState: 'order-in' as const, orderWeeks: 6 }
  const [source, piece, ...others] = makeExDisplay([shown, oat], 0)
  expect(others).toEqual([oat])
  expect(source).toEqual({ ...shown, onDisplay: false, displayPlaceUuid: null })
  expect(piece).toEqual({
    ...sage,
    uuid: null,
    name: 'Sage (ex-display)',
    isExDisplay: true,
    price: 0,
    salePrice: null,
    onSale: false,
    onDisplay: true,
    displayPlaceUuid: 'bay',
    stockState: 'last-one',
  })
})

test('copies no showroom facts', () => {
  const shown = { ...oat, onDisplay: true, displayPlaceUuid: 'bay', stockState: 'in-stock' as const }
  const piece = { ...shown, isExDisplay: true, conditionNote: 'a mark' }
  expect(repeatVariant([shown], 0)[1]).toEqual({ ...oat, uuid: null })
  expect(repeatVariant([piece], 0)[1]).toEqual({ ...oat, uuid: null })
})
