import { expect, test } from 'vitest'
import type { SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { MenuCategory } from '../../../contract/staff/catalogue-lists.ts'
import { aSubCategory } from '../../../tests/support/staff/staff-edits.ts'
import { draftCategory, draftSubCategory } from './menu-draft.ts'

const noPicks = {
  navBrand1: null,
  navBrand2: null,
  navBrand3: null,
  navProperty1: null,
  navProperty2: null,
  navProperty3: null,
}
const sub = (name: string) => ({ uuid: name, name, routeName: name, visible: true, brands: [], ...noPicks })
const menu: MenuCategory[] = [
  {
    id: 1,
    name: 'Sofas',
    routeName: 'sofas',
    visible: true,
    range: null,
    subCategories: [sub('corner'), sub('chaise')],
  },
  { id: 2, name: 'Beds', routeName: 'beds', visible: true, range: null, subCategories: [sub('divans')] },
]
const pickable = {
  brands: [
    { uuid: 'f', name: 'Fernhollow', visible: true },
    { uuid: 'h', name: 'Hidden', visible: false },
  ],
  properties: [{ values: [{ id: 7, name: 'Velvet' }] }],
}
const draft = (part: Partial<SubCategoryEdit>) =>
  draftSubCategory(menu, 'corner', aSubCategory(1, 'Corner', part), pickable)

test('shows a sub-category at its place in the menu with what was typed', () => {
  const columns = draft({ name: 'L-shaped', navBrand2: 'f', navProperty1: 7 })?.subCategories
  expect(columns?.map(({ name }) => name)).toEqual(['L-shaped', 'chaise'])
  expect(columns?.[0]).toMatchObject({ navBrand2: { name: 'Fernhollow' }, navProperty1: { value: 7, label: 'Velvet' } })
})

test('leaves hidden brands and values out of the picks of a menu', () => {
  expect(draft({ navBrand1: 'h', navProperty1: 8 })?.subCategories[0]).toMatchObject(noPicks)
})

test('shows a sub-category that moves as the last in the menu of its new category', () => {
  expect(draft({ categoryId: 2 })?.subCategories.map(({ name }) => name)).toEqual(['divans', 'Corner'])
  expect(draft({ categoryId: 3 })).toBeUndefined()
})

test('shows the range chosen for a category unless the range is hidden', () => {
  const tile = { uuid: 'r', name: 'Alder', routeName: 'alder', image: null, visible: true }
  const shown = (visible: boolean) =>
    draftCategory(menu, 1, { name: 'Seats', routeName: 'seats', menuRangeUuid: 'r' }, [{ ...tile, visible }])
  expect(shown(true)).toMatchObject({ name: 'Seats', range: { name: 'Alder', imageUrl: '' } })
  expect(shown(false)?.range).toBeNull()
})
