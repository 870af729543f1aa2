import type { StockState } from '../../contract/availability.ts'
import type { VariantEdit } from '../../contract/staff/catalogue.ts'
import { createDisplayPlace } from '../../server/catalogue/showroom/display-places.ts'
import type { Transaction } from '../../server/platform/database.ts'
import type { Change } from '../../server/site/changes.ts'

const places = {
  window: 'Ground floor, window',
  ground1: 'Ground floor, bay 1',
  ground2: 'Ground floor, bay 2',
  ground3: 'Ground floor, bay 3',
  first1: 'First floor, bay 1',
  first2: 'First floor, bay 2',
}
type Place = keyof typeof places

type Known = { at?: Place; stock?: StockState; weeks?: number }
const here = (at: Place, stock?: StockState): Known => ({ at, stock })
const after = (weeks: number, at?: Place): Known => ({ at, stock: 'order-in', weeks })
const inStock: Known = { stock: 'in-stock' }

/** By product, of its variants in their order: as in any shop, nothing is recorded of most. */
const known: Record<string, Known[]> = {
  'alder-2-seater-sofa': [inStock, inStock, inStock, inStock],
  'cloud-boucle-sofa': [after(8, 'window'), after(8), after(10)],
  'hadley-leather-sofa': [after(6), after(6, 'ground1'), { stock: 'not-available' }],
  'cloud-boucle-corner-sofa': [after(8), after(8)],
  'ines-tub-chair': [here('ground1', 'in-stock'), inStock, inStock],
  'ines-velvet-tub-chair': [after(4), here('ground2', 'in-stock'), after(4), after(4)],
  'wren-wing-chair': [inStock, inStock, { stock: 'last-one' }, inStock],
  'tilly-boucle-bench': [{ stock: 'last-one' }, { stock: 'not-available' }, { stock: 'not-available' }],
  'pebble-boucle-pouf': [here('ground2', 'in-stock'), inStock, inStock],
  'forge-dining-table': [after(6)],
  'tula-pedestal-table': [here('ground3')],
  'haven-leather-dining-chair': [here('ground3', 'in-stock'), inStock, inStock],
  'tarn-side-table': [inStock, inStock, inStock],
  'reed-media-unit': [after(6)],
  'quill-writing-desk': [{ stock: 'not-available' }, { stock: 'not-available' }],
  'linden-divan-bed': [inStock, here('first1', 'in-stock'), inStock, inStock],
  'hollin-single-divan-bed': [inStock, inStock, inStock],
  'cloud-boucle-divan-bed': [after(5), after(5, 'first1'), after(5)],
  'channel-upholstered-bed': [{}, here('first1')],
  'shaker-3-door-wardrobe': [here('first2', 'order-in')],
  'haven-4-door-wardrobe': [here('first2')],
  'pip-cot-bed': [here('first2', 'in-stock'), inStock, inStock],
  'heath-loop-rug': [inStock, { stock: 'last-one' }, inStock, inStock],
  'willow-woven-pendant': [here('ground2', 'last-one')],
}

/** What stood there for a while, and is sold as it is: one variant of the product, now cheaper. */
const exDisplay: Record<string, { of: number; at: Place; price: number; condition: string }> = {
  'wren-wing-chair': { of: 0, at: 'window', price: 495, condition: 'a small pull in the velvet at the back' },
  'forge-dining-table': { of: 0, at: 'ground3', price: 875, condition: 'a light ring mark near one corner' },
}

export async function makePlaces(tx: Transaction, change: Change): Promise<Map<string, string>> {
  const uuids = new Map<string, string>()
  for (const [key, name] of Object.entries(places))
    uuids.set(key, (await createDisplayPlace(tx, change, { name })).uuid)
  return uuids
}

type Facts = Pick<VariantEdit, 'onDisplay' | 'displayPlaceUuid' | 'stockState' | 'orderWeeks'>

/** The ex-display pieces of a product, after its other variants. */
export function addExDisplay(slug: string, variants: VariantEdit[], findPlace: (key: string) => string): VariantEdit[] {
  const piece = exDisplay[slug]
  const original = piece && variants[piece.of]
  if (!original) return variants
  const { at, price, condition } = piece
  const facts = {
    onDisplay: true,
    displayPlaceUuid: findPlace(at),
    stockState: 'last-one',
    orderWeeks: null,
  } as const
  return [
    ...variants,
    {
      ...original,
      ...facts,
      name: `${original.name} (ex-display)`,
      price,
      salePrice: null,
      onSale: false,
      isExDisplay: true,
      conditionNote: condition,
    },
  ]
}

export function fillInShowroom(slug: string, variant: number, findPlace: (key: string) => string): Facts {
  const { at, stock, weeks } = known[slug]?.[variant] ?? {}
  return {
    onDisplay: at !== undefined,
    displayPlaceUuid: at === undefined ? null : findPlace(at),
    stockState: stock ?? null,
    orderWeeks: weeks ?? null,
  }
}
