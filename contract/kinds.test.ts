import { expect, test } from 'vitest'
import { historyKinds, isKindName, labelKind, listKinds, listOpenKinds, nameKinds } from './kinds.ts'

/** The names in the history of existing shops, whose entries are never rewritten. */
const stored = [
  ...['product', 'products', 'variant', 'category', 'sub-category', 'range', 'brand', 'property', 'picture', 'file'],
  ...[
    'slide',
    'home row',
    'page',
    'listing',
    'pop-up',
    'announcement',
    'opening hours',
    'redirect',
    'synonym',
    'settings',
    'look',
    'site links',
    'person',
  ],
  ...['invitation', 'enquiry', 'enquiries', 'reply template', 'enquiry rules', 'search-rule', 'sale', 'supplier-list'],
  ...['booking', 'bookings', 'booking rules', 'display-place', 'first steps', 'mail settings', 'mail text'],
]

test.each(stored)('a %s keeps the name stored in the history', (name) => {
  expect(isKindName(name)).toBe(true)
})

test('a kind has one key, and a label for people', () => {
  expect(['popup', 'home-row', 'constructor'].filter(isKindName)).toEqual([])
  expect(listKinds('usesCatalogue').map(labelKind)).toEqual([
    ...['Product', 'Category', 'Sub-category', 'Sale', 'Row of the home page'],
  ])
  expect(listKinds('bin').map(nameKinds)).toEqual([
    ...[
      'products',
      'categories',
      'sub-categories',
      'brands',
      'ranges',
      'properties',
      'display places',
      'suppliers’ lists',
      'sales',
    ],
    ...['pages', 'slides', 'rows of the home page', 'pop-ups', 'search rules', 'pictures', 'files'],
  ])
})

test('sellers read the history of enquiries and visits alone, editors everything except these and the owner’s entries', () => {
  const ofSellers = ['enquiry', 'enquiries', 'reply template', 'enquiry rules', 'booking', 'bookings', 'booking rules']
  const ofOwners = ['settings', 'look', 'first steps', 'mail settings', 'mail text', 'person', 'invitation']
  expect(listOpenKinds('owner').toSorted()).toEqual(stored.toSorted())
  expect(listOpenKinds('sales')).toEqual(ofSellers)
  expect(listOpenKinds('editor').toSorted()).toEqual(
    stored.filter((name) => ![...ofSellers, ...ofOwners].includes(name)).toSorted(),
  )
  expect(historyKinds).not.toContain('variant')
})
