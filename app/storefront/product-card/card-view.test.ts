import { expect, test } from 'vitest'
import type { Card } from '../../../contract/cards.ts'
import { viewCard } from './card-view.ts'

const card: Card = {
  uuid: 'u',
  name: 'Sofa',
  brandName: 'Wrenmoor',
  shownVariantUuid: 'v',
  variantName: 'Oat',
  tags: ['Sofas & Chairs', 'Sofas'],
  thumbnailUrl: [],
  images: [],
  price: 100,
  onSale: false,
  salePrice: null,
  previousPrice: null,
  variantAmount: 1,
  moreColorsAvailable: false,
  immediateDelivery: false,
  swatches: [],
  moreSwatches: 0,
}

test('shows how many items a card includes when it is more than one', () => {
  expect(viewCard(card).detail).toBe('Oat')
  expect(viewCard({ ...card, variantAmount: 2 }).detail).toBe('Oat · 2 Items Inside')
})

test('takes the sub-category from the second tag, or else from the third', () => {
  expect(viewCard(card).label).toBe('Wrenmoor · Sofas')
  expect(viewCard({ ...card, brandName: '', tags: ['Sofas & Chairs', '', 'Corner'] }).label).toBe('Corner')
  expect(viewCard({ ...card, brandName: '', tags: [] }).label).toBe('')
})

test('shows both badges', () => {
  expect(viewCard(card).badges).toEqual([])
  expect(viewCard({ ...card, moreColorsAvailable: true, immediateDelivery: true }).badges).toEqual([
    'more options available',
    'immediate delivery',
  ])
})
