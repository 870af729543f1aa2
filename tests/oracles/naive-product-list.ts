import type { StockState } from '../../contract/availability.ts'
import type { ProductsQuery, productTraits } from '../../contract/staff/products.ts'

/** The moments of offers and checks, compared by identity, not with the clock. */
export const sincePast = new Date('2020-02-01')
export const future = new Date('2100-01-01')
export const soon = new Date(Date.now() + 86_400_000)
export const recently = new Date(Date.now() - 86_400_000)

type Variant = {
  supplierCode: string | null
  pricePence: number
  onSale: boolean
  salePricePence: number | null
  saleStartsAt: Date | null
  saleEndsAt: Date | null
  widthCm: number | null
  visible: boolean
  deletedAt: Date | null
  pictures: string[]
  onDisplay: boolean
  displayPlaceUuid: string | null
  displayCheckedAt: Date | null
  stockState: StockState | null
  stockCheckedAt: Date | null
}
type Named = { uuid: string; name: string }
export type ListedProduct = Named & {
  supplierCode: string | null
  status: 'draft' | 'published' | 'archived'
  deletedAt: Date | null
  updatedAt: Date
  listedAt: Date
  pictures: string[]
  subCategory?: Named & { categoryId: number }
  brand?: Named
  range?: Named
  variants: Variant[]
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
export const kept = (product: ListedProduct) => product.variants.filter((variant) => variant.deletedAt === null)
const shown = (product: ListedProduct) => kept(product).filter((variant) => variant.visible)

const isOnSale = ({ onSale, saleStartsAt, saleEndsAt }: Variant) =>
  onSale && saleStartsAt !== future && saleEndsAt !== sincePast
const costs = (variant: Variant) => (isOnSale(variant) ? (variant.salePricePence ?? 0) : variant.pricePence)
/** The variant that stands for a product in a list: the cheapest with a price, or the first of several. */
const onCard = (product: ListedProduct) =>
  shown(product)
    .filter((variant) => costs(variant) > 0)
    .toSorted((a, b) => costs(a) - costs(b))[0]
export const price = (product: ListedProduct) => {
  const variant = onCard(product)
  return variant ? costs(variant) : 0
}
export const isOnSaleOnCard = (product: ListedProduct) => {
  const variant = onCard(product)
  return variant !== undefined && isOnSale(variant)
}

export const traits: Record<(typeof productTraits)[number], (product: ListedProduct) => boolean> = {
  'on-sale': (product) => shown(product).some(isOnSale),
  'no-picture': (product) => [product, ...kept(product)].every(({ pictures }) => pictures.length === 0),
  'no-place': ({ subCategory }) => subCategory === undefined,
  'no-price': (product) => price(product) === 0,
  'sale-ends': (product) => shown(product).some((variant) => isOnSale(variant) && variant.saleEndsAt === soon),
  'sale-begins': (product) => shown(product).some(({ onSale, saleStartsAt }) => onSale && saleStartsAt === future),
  'variant-no-price': (product) => shown(product).some(({ pricePence }) => pricePence === 0),
  'no-dimensions': (product) => shown(product).some(({ widthCm }) => !widthCm),
}

export function matches(product: ListedProduct, asked: ProductsQuery): boolean {
  const texts = [product.name, product.supplierCode, product.brand?.name, product.subCategory?.name]
  const codes = kept(product).map((variant) => variant.supplierCode)
  const holds = (word: string) => [...texts, ...codes].some((text) => plain(text ?? '').includes(plain(word)))
  return (
    asked.q.split(' ').every(holds) &&
    (asked.category === undefined || product.subCategory?.categoryId === asked.category) &&
    (asked.subCategory === undefined || product.subCategory?.uuid === asked.subCategory) &&
    (asked.brand === undefined || product.brand?.uuid === asked.brand) &&
    (asked.range === undefined || product.range?.uuid === asked.range) &&
    (asked.since === undefined || londonDay(product.updatedAt) >= asked.since) &&
    asked.only.every((trait) => traits[trait](product)) &&
    (asked.display !== 'no' || shown(product).every(({ onDisplay }) => !onDisplay)) &&
    ((asked.stock ?? asked.display ?? asked.checked) === undefined ||
      (asked.display === 'no' && asked.stock === undefined && asked.checked === undefined) ||
      shown(product).some((variant) => meetsShowroom(variant, asked)))
  )
}

function meetsShowroom(variant: Variant, { stock, display, checked }: ProductsQuery): boolean {
  const { onDisplay, displayPlaceUuid, displayCheckedAt, stockState, stockCheckedAt } = variant
  const isOld = (onDisplay && displayCheckedAt !== recently) || (stockState !== null && stockCheckedAt !== recently)
  return (
    (stock === undefined || (stockState ?? 'none') === stock) &&
    (display === undefined || (display === 'yes' && onDisplay) || display === 'no' || displayPlaceUuid === display) &&
    (checked === undefined || (checked === 'old' ? isOld : displayCheckedAt === null && stockCheckedAt === null))
  )
}

const londonDay = (at: Date) => at.toLocaleDateString('sv-SE', { timeZone: 'Europe/London' })

export const hasStatus = (product: ListedProduct, status: ProductsQuery['status']) =>
  status === 'bin' ? product.deletedAt !== null : product.deletedAt === null && [product.status, 'all'].includes(status)

const sortKeys = {
  name: () => 0,
  price,
  status: ({ status }: ListedProduct) => ['published', 'draft', 'archived'].indexOf(status),
  updated: ({ updatedAt }: ListedProduct) => updatedAt.getTime(),
  listed: ({ listedAt }: ListedProduct) => listedAt.getTime(),
}
/** Compares digits by their numeric value. */
const nameKey = (product: ListedProduct) =>
  plain(`${product.name} ${product.supplierCode ?? ''}`).replace(/\d+/g, (digits) => digits.padStart(10, '0'))
const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)

export function sorted(found: ListedProduct[], sort: string): ListedProduct[] {
  const way = sort.startsWith('-') ? -1 : 1
  const name = sort.replace('-', '') as keyof typeof sortKeys
  const nameWay = name === 'name' ? way : 1
  return found.toSorted(
    (a, b) =>
      way * compare(sortKeys[name](a), sortKeys[name](b)) ||
      nameWay * compare(nameKey(a), nameKey(b)) ||
      compare(a.uuid, b.uuid),
  )
}
