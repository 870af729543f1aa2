import { expect, test } from 'vitest'
import { refusals } from '../../tests/support/inputs/refusals.ts'
import { blankProduct, blankVariant, CategoryEdit, ProductEdit, PropertyEdit } from './catalogue.ts'
import { PageEdit, RedirectEdit } from './content.ts'
import { PopupEdit, SlideEdit } from './content-records.ts'
import { blankSearchFields } from './fields.ts'

const productWith = (...variants: object[]) => ({
  ...blankProduct,
  name: 'Alder Sofa',
  variants: variants.map((variant) => ({ ...blankVariant, ...variant })),
})
const refuseProduct = (...variants: object[]) => Object.keys(refusals(ProductEdit, productWith(...variants)))

const category = {
  name: 'Sofas',
  routeName: 'sofas',
  description: '',
  extraInfo: '',
  bannerHash: null,
  thumbnailHash: null,
  menuRangeUuid: null,
  visible: true,
  ...blankSearchFields,
}

test('a blank product with a name can be saved', () => {
  expect(refusals(ProductEdit, productWith({}))).toEqual({})
})

test.each([
  ['on sale without a sale price', { price: 100, onSale: true }],
  ['a sale price that is not lower', { price: 100, salePrice: 100, onSale: true }],
  ['a sale price above the price', { price: 100, salePrice: 100.01 }],
  ['a sale price of nothing', { price: 100, salePrice: 0 }],
  ['a sale price where the price is given in the showroom', { price: 0, salePrice: 50 }],
])('%s is refused at the sale price', (_, variant) => {
  expect(refuseProduct({}, { name: 'b', ...variant })).toContain('variants.1.salePrice')
})

test.each([[1.005], [-0.01], [1_000_000.01], [Number.NaN], [Number.POSITIVE_INFINITY], ['12']])(
  'a price of %s is refused',
  (price) => {
    expect(refuseProduct({ price })).toEqual(['variants.0.price'])
  },
)

test.each([[0], [0.01], [0.1 + 0.2], [19.99], [1299], [4.35], [1_000_000]])('a price of %s is accepted', (price) => {
  expect(refuseProduct({ price })).toEqual([])
})

test('a sale ends after it starts', () => {
  const sale = { price: 10, salePrice: 5, onSale: true }
  const [early, late] = ['2030-01-01T09:00:00Z', '2030-01-01T10:30:00+01:00']
  expect(refuseProduct({ ...sale, saleStartsAt: early, saleEndsAt: late })).toEqual([])
  expect(refuseProduct({ ...sale, saleStartsAt: late, saleEndsAt: early })).toEqual(['variants.0.saleEndsAt'])
  expect(refuseProduct({ ...sale, saleStartsAt: early, saleEndsAt: early })).toEqual(['variants.0.saleEndsAt'])
})

test('a price below that of an offer that has ended is refused with advice', () => {
  const over = { salePrice: 90, onSale: true, saleEndsAt: '2020-01-01T10:00:00Z' }
  const refusal = refusals(ProductEdit, productWith({ price: 80, ...over }))
  expect(refusal).toEqual({ 'variants.0.salePrice': 'This offer is over: empty its sale price and switch it off.' })
  expect(refuseProduct({ ...over, price: 100 })).toEqual([])
})

test('several variants have different names and codes', () => {
  expect(refuseProduct({ name: 'Oat' }, { name: '' })).toEqual(['variants.1.name'])
  expect(refuseProduct({ name: 'Oat', supplierCode: 'A1' }, { name: 'Sage', supplierCode: 'A1' })).toEqual([
    'variants.1.supplierCode',
  ])
  expect(refuseProduct()).toEqual(['variants'])
})

test.each(['special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search'])(
  'the route %s is reserved',
  (routeName) => {
    expect(refusals(CategoryEdit, { ...category, routeName })).toHaveProperty('routeName')
  },
)

test.each(['', 'Sofas', 'sofas & chairs', '-sofas', 'sofas--chairs', 'sofas/chairs', 'söfas'])(
  'the route %j is malformed',
  (routeName) => {
    expect(refusals(CategoryEdit, { ...category, routeName })).toHaveProperty('routeName')
  },
)

test('text that no database stores is refused', () => {
  expect(refusals(CategoryEdit, { ...category, name: 'So\0fas' })).toHaveProperty('name')
  expect(refusals(CategoryEdit, { ...category, extraInfo: '\0' })).toHaveProperty('extraInfo')
  expect(refusals(CategoryEdit, { ...category, name: '   ' })).toEqual({ name: 'A name is needed.' })
})

test('a property has each value once', () => {
  const value = (name: string, id: number | null = null) => ({ id, name, swatch: null })
  const refused = (values: object[]) => Object.keys(refusals(PropertyEdit, { name: 'Colour', values }))
  expect(refused([value('Sage'), value('Oat')])).toEqual([])
  expect(refused([value('Sage'), value('Sage')])).toEqual(['values.1.name'])
  expect(refused([value('Sage', 4), value('Oat', 4)])).toEqual(['values.1.id'])
  expect(refused([{ ...value('Sage'), swatch: 'green' }])).toEqual(['values.0.swatch'])
})

const slide = {
  style: 1,
  title: '',
  subTitle: '',
  ctaString: '',
  ctaUrl: '',
  imageHash: null,
  mobileImageHash: null,
  showOverlay: false,
  visible: false,
}

test('a slide without a picture is saved hidden, and refused at its picture when visible', () => {
  expect(refusals(SlideEdit, slide)).toEqual({})
  expect(refusals(SlideEdit, { ...slide, visible: true, mobileImageHash: '0'.repeat(64) })).toEqual({
    imageHash: expect.stringMatching(/needs a picture before it can be shown/),
  })
  expect(refusals(SlideEdit, { ...slide, visible: true, imageHash: '0'.repeat(64) })).toEqual({})
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'javascript:alert(1)', 'sofas'])(
  'a slide does not link to %s',
  (ctaUrl) => {
    expect(refusals(SlideEdit, { ...slide, ctaUrl })).toHaveProperty('ctaUrl')
  },
)

test('a slide has one of three styles and links within the shop', () => {
  expect(refusals(SlideEdit, { ...slide, ctaUrl: '/store/sofas-chairs?page=2' })).toEqual({})
  expect(refusals(SlideEdit, { ...slide, style: 4 })).toHaveProperty('style')
})

test('a pop-up may link to another site, but not to a script', () => {
  const popup = { title: '', message: '', imageHash: null, previewImageHash: null, ctaString: '', visible: true }
  expect(refusals(PopupEdit, { ...popup, ctaUrl: 'https://elsewhere.example/a' })).toEqual({})
  expect(refusals(PopupEdit, { ...popup, ctaUrl: 'javascript:alert(1)' })).toHaveProperty('ctaUrl')
})

test('a page needs a title', () => {
  expect(refusals(PageEdit, { title: ' ', body: '', metaDescription: '', visible: true })).toHaveProperty('title')
})

test.each(['/api/product', '/admin', '/media/x', '/a/../admin', '/robots.txt', '//x', '/old?page=2', 'old', '/o ld'])(
  '%s cannot redirect',
  (fromPath) => {
    expect(refusals(RedirectEdit, { fromPath, toPath: '/new' })).toHaveProperty('fromPath')
  },
)

test('an old address is stored as browsers request it', () => {
  expect(RedirectEdit.parse({ fromPath: ' /Söfas/ ', toPath: '/new?colour=1' })).toEqual({
    fromPath: '/S%C3%B6fas',
    toPath: '/new?colour=1',
  })
})
