import { expect, test } from 'vitest'
import type { NavSubCategory } from './catalogue.ts'
import { listPicks } from './menu-picks.ts'

const brand = (name: string) => ({ uuid: `uuid-of-${name.toLowerCase()}`, name })
const sofas: NavSubCategory = {
  uuid: 'u',
  name: 'Sofas',
  routeName: 'sofas',
  brands: ['Ash', 'Birch', 'Cedar', 'Deal'].map(brand),
  navBrand1: null,
  navBrand2: null,
  navBrand3: null,
  navProperty1: null,
  navProperty2: null,
  navProperty3: null,
}
const namesOf = (subCategory: NavSubCategory) => listPicks('sofas-chairs', subCategory).map(({ name }) => name)

test('the first three brands are shown when nothing is picked', () => {
  expect(namesOf(sofas)).toEqual(['Ash', 'Birch', 'Cedar'])
})

test('any pick replaces the first brands', () => {
  expect(namesOf({ ...sofas, navBrand3: brand('Deal') })).toEqual(['Deal'])
  expect(namesOf({ ...sofas, navProperty2: { value: 7, label: 'Velvet & Silk' } })).toEqual(['Velvet & Silk'])
})

test('picked brands come before picked properties, three of each at most', () => {
  const value = (label: string, number: number) => ({ value: number, label })
  expect(
    namesOf({
      ...sofas,
      navBrand1: brand('Deal'),
      navBrand2: brand('Ash'),
      navProperty1: value('Velvet', 1),
      navProperty2: value('Linen', 2),
      navProperty3: value('Leather', 3),
    }),
  ).toEqual(['Deal', 'Ash', 'Velvet', 'Linen', 'Leather'])
})

test('picks link to the brand or property within the sub-category', () => {
  const picked = { ...sofas, navBrand1: brand('Ash & Co'), navProperty1: { value: 7, label: 'Pocket Sprung' } }
  expect(listPicks('sofas-chairs', picked).map(({ path }) => path)).toEqual([
    '/brand/sofas-chairs/sofas/uuid-of-ash & co/ash-co',
    '/property/sofas-chairs/sofas/7/pocket-sprung',
  ])
})
