import { expect, test } from 'vitest'
import { blankVariant } from '../../../../contract/staff/catalogue.ts'
import { changeVariant, putVariantBack } from './change-variant.ts'

const sage = { ...blankVariant, uuid: 'a', name: 'Sage', pictures: ['one'] }
const rust = { ...blankVariant, uuid: 'b', name: 'Rust' }
const oat = { ...blankVariant, name: 'Oat' }
const shown = [sage, rust, oat]
const sent = { ...sage, pictures: ['one', 'two'] }

test('a change is applied to its own variant only', () => {
  expect(changeVariant(shown, { variants: shown, place: 1 }, { ...rust, price: 5 })).toEqual([
    sage,
    { ...rust, price: 5 },
    oat,
  ])
})

test('a late upload keeps what has been typed since', () => {
  const typed = [{ ...sage, name: 'Sage green', price: 900 }, { ...rust, name: 'Red' }, oat]
  expect(changeVariant(typed, { variants: shown, place: 0 }, sent)).toEqual([
    { ...sage, name: 'Sage green', price: 900, pictures: ['one', 'two'] },
    ...typed.slice(1),
  ])
})

test('late uploads are added to the pictures added since', () => {
  const added = [{ ...sage, pictures: ['three', 'one'] }, rust, oat]
  expect(changeVariant(added, { variants: shown, place: 0 }, sent)[0]?.pictures.toSorted()).toEqual([
    'one',
    'three',
    'two',
  ])
})

test('a variant is found wherever it has moved', () => {
  expect(changeVariant([oat, rust, sage], { variants: shown, place: 0 }, sent)).toEqual([oat, rust, sent])
})

test('a new variant that stayed in its place is found, whatever moved around it', () => {
  const ash = { ...blankVariant, name: 'Ash' }
  const before = [ash, oat, sage]
  expect(changeVariant([sage, oat, ash], { variants: before, place: 1 }, { ...oat, price: 5 })).toEqual([
    sage,
    { ...oat, price: 5 },
    ash,
  ])
})

test('a removed variant does not return', () => {
  expect(changeVariant([rust, oat], { variants: shown, place: 0 }, sent)).toEqual([rust, oat])
  expect(changeVariant([sage, rust], { variants: shown, place: 2 }, { ...oat, price: 5 })).toEqual([sage, rust])
})

test('a new variant is found after one before it was removed, and after it was saved', () => {
  const priced = { ...oat, price: 5 }
  expect(changeVariant([rust, oat], { variants: shown, place: 2 }, priced)).toEqual([rust, priced])
  const saved = { ...oat, uuid: 'c' }
  const [, , changed] = changeVariant([sage, rust, saved], { variants: shown, place: 2 }, priced)
  expect(changed).toEqual({ ...priced, uuid: 'c' })
})

test('of several new variants the one that was shown is changed', () => {
  const two = [oat, oat]
  expect(changeVariant(two, { variants: two, place: 1 }, { ...oat, price: 5 })).toEqual([oat, { ...oat, price: 5 }])
})

test('a removed variant is restored to its position in the latest list', () => {
  const typed = { ...oat, price: 700 }
  expect(putVariantBack([sage, typed], 1, rust)).toEqual([sage, rust, typed])
  expect(putVariantBack([], 2, rust)).toEqual([rust])
  expect(putVariantBack([sage, rust], 0, rust)).toEqual([sage, rust])
})
