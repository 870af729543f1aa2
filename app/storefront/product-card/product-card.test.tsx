import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const card: CardView = {
  uuid: 'u',
  path: '/product/u/marlow-sofa',
  name: 'Marlow Sofa',
  label: 'Fernhollow · Sofas',
  detail: 'Rust · 4 Items Inside',
  badges: ['more options available', 'immediate delivery'],
  pictures: [{ hash: 'a', width: 1600, height: 1200, alt: '', placeholder: 'data:,' }],
  price: 1495,
  onSale: false,
  salePrice: null,
  previousPrice: null,
}
const write = (facts: Partial<CardView> = {}) =>
  renderToStaticMarkup(<ProductCard card={{ ...card, ...facts }} sizes="50vw" />)
const read = (facts?: Partial<CardView>) =>
  write(facts)
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

test('a card says what it is, what it costs, and what is special about it', () => {
  expect(write()).toContain('href="/product/u/marlow-sofa"')
  expect(read()).toBe(
    '|Fernhollow · Sofas|Marlow Sofa|Rust · 4 Items Inside|From £1,495|more options available · immediate delivery|',
  )
})

test('on sale it says so, with the price before', () => {
  const sale = read({ onSale: true, salePrice: 1195, previousPrice: 1495, badges: [] })
  expect(sale).toBe('|Sale|Fernhollow · Sofas|Marlow Sofa|Rust · 4 Items Inside|From £1,195|previously |£1,495|')
})

test('without a price it is in store only', () => {
  expect(read({ price: 0, badges: [] })).toContain('|In store only|')
})

test('without a photograph it says so, as the product page does', () => {
  expect(read()).not.toContain('photograph')
  expect(read({ pictures: [] })).toContain('|Marlow Sofa is waiting for its photograph|')
})
