import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price, type ShownPrice } from './price.tsx'

const show = (facts: Partial<ShownPrice>) =>
  renderToStaticMarkup(<Price facts={{ price: 1299, onSale: false, salePrice: null, previousPrice: null, ...facts }} />)
const textOf = (facts: Partial<ShownPrice>) => show(facts).replace(/<[^>]+>/g, '')

test.each([
  [{}, 'From £1,299'],
  [{ price: 12.5 }, 'From £12.50'],
  [{ price: 0 }, 'In store only'],
  [{ onSale: true, salePrice: 999 }, 'From £999'],
  [{ onSale: false, salePrice: 999 }, 'From £1,299'],
  [{ onSale: true, salePrice: 0 }, 'From £1,299'],
  [{ price: 0, onSale: true, salePrice: 40 }, 'From £40'],
  [{ onSale: true, salePrice: 999, previousPrice: 1299 }, 'From £999previously £1,299'],
  [{ onSale: true, salePrice: 999, previousPrice: 999 }, 'From £999'],
])('%o is shown as %s', (facts, text) => {
  expect(textOf(facts)).toBe(text)
})

test('strikes through only a price that was really charged', () => {
  expect(show({ onSale: true, salePrice: 999 })).not.toContain('<s ')
  expect(show({ onSale: true, salePrice: 999, previousPrice: 1299 })).toContain('<s ')
})
