import { inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { stockStates } from '../../contract/availability.ts'
import { displayPlaces, products } from '../../server/catalogue/tables.ts'
import type { Db } from '../../server/platform/database.ts'
import { future, type ListedProduct, recently, sincePast, soon } from '../oracles/naive-product-list.ts'
import { addBrand, addCategory, addProduct, addRange, addSubCategory } from './catalogue.ts'

const names = [
  'Alder Sofa',
  'Bed 1440',
  'Bed 390',
  'Éclair Chair',
  'eclair table',
  'Zinc Bed 10%',
  'Oak_bench',
  'ALDER table',
]
const past = new Date('2020-01-01')
const distant = new Date('2101-01-01')
const monthsAgo = new Date(Date.now() - 60 * 86_400_000)
export const days = ['2026-03-28', '2026-03-29', '2026-03-30']
const moments = days.flatMap((day) => [`${day}T00:00:00+00:00`, `${day}T00:00:00+01:00`].map((text) => new Date(text)))

const anyVariant = fc.record({
  pricePence: fc.constantFrom(0, 100, 250, 9900),
  onSale: fc.boolean(),
  saleStartsAt: fc.constantFrom(null, past, future),
  saleEndsAt: fc.constantFrom(null, soon, distant, sincePast),
  widthCm: fc.constantFrom(null, 0, 80),
  visible: fc.boolean(),
  deletedAt: fc.constantFrom(null, null, past),
  code: fc.boolean(),
  pictures: fc.constantFrom<string[]>([], [], ['front']),
  display: fc.constantFrom(null, 'nowhere', 'Bay 1', 'Bay 2'),
  displayCheckedAt: fc.constantFrom(null, monthsAgo, recently),
  stockState: fc.constantFrom(null, ...stockStates),
  stockCheckedAt: fc.constantFrom(null, monthsAgo, recently),
})
const anyProduct = fc.record({
  name: fc.constantFrom(...names),
  status: fc.constantFrom('draft' as const, 'published' as const, 'archived' as const),
  deletedAt: fc.constantFrom(null, null, null, past),
  subCategory: fc.nat(3),
  brand: fc.nat(2),
  range: fc.nat(1),
  code: fc.boolean(),
  updatedAt: fc.constantFrom(...moments),
  listedAt: fc.constantFrom(past, future),
  pictures: fc.constantFrom<string[]>([], ['room']),
  variants: fc.array(anyVariant, { minLength: 1, maxLength: 3 }),
})

/** Products of every state, in a few sub-categories, brands, a range and two bays. */
export async function stockListedProducts(db: Db) {
  const living = await addCategory(db, 'Living')
  const dining = await addCategory(db, 'Dining')
  const subCategories = [
    await addSubCategory(db, living.id, 'Sofas'),
    await addSubCategory(db, living.id, 'Ålesund'),
    await addSubCategory(db, dining.id, 'Tables'),
  ]
  const brands = [await addBrand(db, 'Fernhollow'), await addBrand(db, 'Xéres')]
  const ranges = [await addRange(db, 'Haven')]
  const bays = await db
    .insert(displayPlaces)
    .values([{ name: 'Bay 1' }, { name: 'Bay 2' }])
    .returning()
  const shop: ListedProduct[] = []
  const drawn = fc.sample(anyProduct, { numRuns: 130, seed: 7 })
  for (const [number, product] of drawn.entries())
    shop.push(await make(db, { subCategories, brands, ranges, bays }, product, number))
  return { subCategories, brands, ranges, bays, shop }
}

type Named = { uuid: string; name: string }
type Places = { subCategories: (Named & { categoryId: number })[]; brands: Named[]; ranges: Named[]; bays: Named[] }
type Drawn = Parameters<Parameters<typeof anyProduct.map>[0]>[0]

async function make(
  db: Db,
  { subCategories, brands, ranges, bays }: Places,
  given: Drawn,
  number: number,
): Promise<ListedProduct> {
  const { subCategory, brand, range, code, variants, updatedAt, ...columns } = given
  const placed = { subCategory: subCategories[subCategory], brand: brands[brand], range: ranges[range] }
  const own = variants.map(({ code: coded, onSale, display, ...variant }, place) => ({
    ...variant,
    onDisplay: display !== null,
    displayPlaceUuid: bays.find(({ name }) => name === display)?.uuid ?? null,
    onSale: onSale && variant.pricePence > 100,
    salePricePence: onSale && variant.pricePence > 100 ? 90 + place : null,
    // The end of an offer has to be later than its start.
    saleEndsAt: variant.saleStartsAt === future && variant.saleEndsAt ? distant : variant.saleEndsAt,
    supplierCode: coded ? `X-1${number}-${place}` : null,
  }))
  const row = await addProduct(db, {
    ...columns,
    subCategoryUuid: placed.subCategory?.uuid,
    brandUuid: placed.brand?.uuid,
    rangeUuid: placed.range?.uuid,
    supplierCode: code ? `P-${number}` : null,
    variants: own,
  })
  await db
    .update(products)
    .set({ updatedAt })
    .where(inArray(products.uuid, [row.uuid]))
  return { ...given, ...row, updatedAt, ...placed, variants: own }
}
