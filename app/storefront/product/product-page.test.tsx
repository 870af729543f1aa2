import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Product, Variant } from '../../../contract/catalogue.ts'
import type { PublicSettings } from '../../../contract/site.ts'
import { ProductHead } from './product-head.tsx'
import { ProductSummary } from './product-summary.tsx'

const product = {
  uuid: 'p',
  name: 'Marlow Sofa',
  descriptionHtml: '',
  properties: [],
  brandUuid: null,
  variantList: [],
  metaTags: [],
  images: [],
  moreColorsAvailable: false,
  immediateDelivery: false,
  showInterestFreeCredit: true,
} as unknown as Product
const variant = {
  uuid: 'v',
  name: '',
  price: 1299,
  salePrice: null,
  onSale: false,
  previousPrice: null,
  descriptionHtml: '',
  dimensions: {},
  saleEndsAt: null,
  sale: null,
  images: [],
  showroom: { onDisplay: false, displayCheckedAt: null, lines: [] },
} as unknown as Variant

type Shown = { product: Product; variant: Variant; path: string }
type Facts = { product?: Partial<Product>; variant?: Partial<Variant>; settings?: Partial<PublicSettings> }

function draw(Part: ComponentType<Shown>, facts: Facts = {}): string {
  const settings = { shop: { name: 'Shop' }, publicUrl: '', categories: [], offerWhenUnpriced: true, ...facts.settings }
  const shown = { product: { ...product, ...facts.product }, variant: { ...variant, ...facts.variant }, path: '/p' }
  const Page = () => <Part {...shown} />
  const router = createMemoryRouter([{ id: 'storefront', path: '*', loader: () => null, Component: Page }], {
    hydrationData: { loaderData: { storefront: { settings, navigation: [], today: '2026-01-10' } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('the metadata of the page have the price, and 99999 without one unless the shop leaves it out', () => {
  const price = /<meta property="product:price:amount" content="(\d+)"/
  const read = (facts?: Facts) => price.exec(draw(ProductHead, facts))?.[1]
  expect(read()).toBe('1299')
  expect(read({ variant: { onSale: true, salePrice: 999 } })).toBe('999')
  expect(read({ variant: { price: 0 } })).toBe('99999')
  expect(read({ variant: { price: 0 }, settings: { offerWhenUnpriced: false } })).toBeUndefined()
  expect(draw(ProductHead)).toContain('<meta property="product:price:currency" content="GBP"')
})

test('the page shows both badges, each where the product has it', () => {
  const read = (facts: Partial<Product>) => draw(ProductSummary, { product: facts })
  expect(read({})).not.toMatch(/more options available|immediate delivery/)
  expect(read({ moreColorsAvailable: true })).toMatch(/>more options available</)
  expect(read({ immediateDelivery: true })).toMatch(/>immediate delivery</)
})

test('the page links to interest-free credit only where the shop and the product offer it', () => {
  const read = (settings: Partial<PublicSettings>, facts: Partial<Product> = {}) =>
    draw(ProductSummary, { product: facts, settings }).includes('href="/interest-free-credit"')
  expect(read({ showInterestFreeCredit: true })).toBe(true)
  expect(read({ showInterestFreeCredit: false })).toBe(false)
  expect(read({ showInterestFreeCredit: true }, { showInterestFreeCredit: false })).toBe(false)
  expect(read({ showInterestFreeCredit: true, creditIsUnexplained: true })).toBe(false)
})
