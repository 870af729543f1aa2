import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'

const card: CardView = {
  uuid: 'u',
  variantUuid: 'v',
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

test('shows name, price and badges on a card', () => {
  expect(write()).toContain('href="/product/u/marlow-sofa"')
  expect(read()).toBe(
    '|Fernhollow · Sofas|Marlow Sofa|Rust · 4 Items Inside|From £1,495|more options available · immediate delivery|',
  )
})

test('the link of a card is read as the texts of the card, without the description of its photograph', () => {
  const pictures = [{ hash: 'a', width: 1600, height: 1200, alt: 'A sofa from the front', placeholder: '#fff' }]
  expect(write({ pictures })).toContain(' alt=""')
  expect(write({ pictures })).not.toContain('A sofa from the front')
})

test('marks a sale and shows the previous price', () => {
  const sale = read({ onSale: true, salePrice: 1195, previousPrice: 1495, badges: [] })
  expect(sale).toBe('|Sale|Fernhollow · Sofas|Marlow Sofa|Rust · 4 Items Inside|From £1,195|previously |£1,495|')
})

test('marks a product without a price as in store only', () => {
  expect(read({ price: 0, badges: [] })).toContain('|In store only|')
})

test('says that a product has no photograph, as the product page does', () => {
  expect(read()).not.toContain('photograph')
  expect(read({ pictures: [] })).toContain('|No photograph yet|')
})

test('links each swatch to its variant, and says how many more there are', () => {
  const html = write({
    swatches: [{ name: 'Sage', swatch: '#8e9a85', variantUuid: 'v', imageUrl: '/media/b-640.webp' }],
    moreSwatches: 3,
  })
  expect(html).toContain('href="/product/u/marlow-sofa/v" style="--photograph:url(/media/b-640.webp);--swatch:#8e9a85"')
  expect(html).toContain('>Sage</span>')
  expect(html).toContain('<li>+3</li></ul>')
})

test('a swatch does not repeat the address of the photograph that its card shows', () => {
  const swatch = { name: 'Rust', swatch: '#a0522d', variantUuid: 'v' }
  const swatches = [
    { ...swatch, imageUrl: '/media/ab-640.webp' },
    { ...swatch, variantUuid: 'w', imageUrl: '/media/cd-640.webp' },
  ]
  const html = write({ swatches, pictures: [{ hash: 'ab', width: 1000, height: 750, alt: '', placeholder: '#ccc' }] })
  expect(html).toContain('/v" style="--swatch:#a0522d"')
  expect(html).toContain('/w" style="--photograph:url(/media/cd-640.webp);--swatch:#a0522d"')
})
