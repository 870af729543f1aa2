import { expect, test } from 'vitest'
import { describeMove } from './list-actions.tsx'

const sofa = { name: 'Oak Sofa', category: 'Lounge', subCategory: 'Sofas' }
const taxonomy = (isLounge: boolean, areSofas: boolean) => ({
  categories: [
    { id: 2, name: 'Office', visible: true, subCategories: [{ uuid: 'o', name: 'Sofas', visible: true }] },
    { id: 1, name: 'Lounge', visible: isLounge, subCategories: [{ uuid: 's', name: 'Sofas', visible: areSofas }] },
  ],
})

test('a product is said to be on the site only if shoppers see it', () => {
  const put = (isLounge: boolean, areSofas: boolean, row = sofa) =>
    describeMove(row, 'published', taxonomy(isLounge, areSofas))
  expect(put(true, true)).toBe('Oak Sofa is on the site')
  expect(put(true, false)).toBe('Shoppers do not see Oak Sofa yet: Sofas is off the site')
  expect(put(false, false)).toBe('Shoppers do not see Oak Sofa yet: Lounge and Sofas are off the site')
  expect(put(false, true, { ...sofa, category: '', subCategory: '' })).toBe('Oak Sofa is on the site')
  expect(describeMove(sofa, 'draft', taxonomy(false, true))).toBe('Oak Sofa is off the site')
})
