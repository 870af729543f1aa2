import { expect, test } from 'vitest'
import type { Card } from '../../../contract/cards.ts'
import { makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { buildIndex } from './catalogue-index.ts'
import { findCards, listBrandsIn, listNewIn, listOffers, listTerm } from './listings.ts'

const beds = { uuid: uuidOf(10), name: 'Beds', routeName: 'beds', position: 0 }
const cots = { uuid: uuidOf(11), name: 'Cots', routeName: 'cots', position: 1 }
const able = { uuid: uuidOf(20), name: 'Able' }
const zeal = { uuid: uuidOf(21), name: 'Zeal' }
const index = buildIndex([
  makeEntry(1, { name: 'A', isNew: true, listedAt: 1, subCategory: beds, brand: zeal }),
  makeEntry(2, { name: 'B', isNew: true, listedAt: 3, subCategory: beds, brand: able, onSale: true }),
  makeEntry(3, { name: 'C', isNew: true, listedAt: 2, subCategory: cots, brand: able }),
  makeEntry(4, { name: 'D', listedAt: 4, onSale: true }),
])
const names = (cards: Card[]) => cards.map((card) => card.name).join('')

test('rows show the newest products first, and no more than requested', () => {
  expect(names(listNewIn(index, 9))).toBe('BCA')
  expect(names(listNewIn(index, 2))).toBe('BC')
  expect(names(listOffers(index, 9))).toBe('DB')
  expect(names(listTerm(index, 'subCategory', beds.uuid, 9))).toBe('BA')
  expect(listTerm(index, 'subCategory', uuidOf(99), 9)).toEqual([])
})

test('cards are returned in the requested order', () => {
  expect(names(findCards(index, [3, 99, 1].map(uuidOf)))).toBe('CA')
})

test('the brands of a sub-category are those of its products', () => {
  expect(listBrandsIn(index, beds.uuid)).toEqual([able, zeal])
  expect(listBrandsIn(index, cots.uuid)).toEqual([able])
  expect(listBrandsIn(index, uuidOf(99))).toEqual([])
})
