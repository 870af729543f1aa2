import { expect, test } from 'vitest'
import { groupSuggestions, step } from './suggested.ts'

const nothing = { products: [], categories: [], brands: [], ranges: [], understood: [] }

const product = { uuid: 'u', name: 'Alder Sofa', price: 900, onSale: true, salePrice: 700, image: null }

test('shows only groups with results, products first', () => {
  expect(groupSuggestions('alder', nothing)).toEqual([])
  const groups = groupSuggestions('alder', {
    ...nothing,
    ranges: [{ name: 'Alder', path: '/range/alder' }],
    products: [product],
  })
  expect(groups.map(({ title }) => title)).toEqual(['Products', 'Ranges'])
  expect(groups[0]?.items[0]).toMatchObject({ path: '/product/u/alder-sofa', price: { salePrice: 700 } })
})

test('starts with the meanings of the words, if they find something', () => {
  const understood = ['Sofas', 'Up to £900'].map((label) => ({
    key: label,
    kind: 'thing',
    label,
    span: [0, 4] as [number, number],
  }))
  const [first] = groupSuggestions('sofa under £900', { ...nothing, products: [product], understood })
  expect(first).toEqual({
    title: 'Search for',
    items: [{ name: 'Sofas · Up to £900', path: '/search/sofa%20under%20%C2%A3900' }],
  })
  expect(groupSuggestions('sofa', { ...nothing, understood })).toEqual([])
})

test('lists answers about the shop last, with their text', () => {
  const answers = [{ title: 'Parking', text: 'Behind the shop.', path: '/find-us' }]
  const groups = groupSuggestions('alder', { ...nothing, ranges: [{ name: 'Park', path: '/range/park' }], answers })
  expect(groups[1]).toEqual({
    title: 'About the shop',
    items: [{ name: 'Parking', text: 'Behind the shop.', path: '/find-us' }],
  })
})

test('moves with arrows from the field through the list and back to the field', () => {
  const walk = (by: 1 | -1) =>
    [...Array(4)].reduce<number[]>((places) => [...places, step(places.at(-1) ?? -1, by, 3)], [])
  expect(walk(1)).toEqual([0, 1, 2, -1])
  expect(walk(-1)).toEqual([2, 1, 0, -1])
  expect(step(-1, 1, 0)).toBe(-1)
})
