import type { variantColumns } from '../../../contract/staff-sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { type Desk, type Problem, take } from './cell-desk.ts'
import { readCentimetres, readFlag, readMoment, readPairs, readPence } from './readings.ts'
import type { WholeVariant } from './whole-state.ts'

/** Puts a cell where it belongs in a variant, or says what is wrong with it. */
type Write = (variant: WholeVariant, text: string, desk: Desk, cells: ImportRow['cells']) => Problem

const measure =
  (name: 'heightCm' | 'widthCm' | 'depthCm'): Write =>
  ({ words }, text) =>
    take(readCentimetres(text), (cm) => {
      words[name] = cm
    })

const instant =
  (name: 'saleStartsAt' | 'saleEndsAt'): Write =>
  ({ prices }, text) =>
    take(readMoment(text, prices[name]), (at) => {
      prices[name] = at
    })

export const variantCells: Partial<Record<keyof typeof variantColumns, Write>> = {
  variantCode: ({ words }, text) => {
    words.supplierCode = text || null
  },
  variantName: (variant, text) => {
    variant.words.name = text
    variant.name = text
  },
  variantDescription: ({ words }, text) => {
    words.description = text
  },
  price: ({ prices }, text) =>
    take(readPence(text), (pence) => {
      prices.pricePence = pence ?? 0
    }),
  onSale: ({ prices }, text) =>
    take(readFlag(text), (on) => {
      prices.onSale = on
    }),
  /** Where a file does not say whether there is a sale, a sale price says so. */
  salePrice: ({ prices }, text, _, cells) =>
    take(readPence(text), (pence) => {
      prices.salePricePence = pence
      if (cells.onSale === undefined) prices.onSale = pence !== null
    }),
  saleStartsAt: instant('saleStartsAt'),
  saleEndsAt: instant('saleEndsAt'),
  heightCm: measure('heightCm'),
  widthCm: measure('widthCm'),
  depthCm: measure('depthCm'),
  variantVisible: (variant, text) =>
    take(readFlag(text), (on) => {
      variant.words.visible = on
      variant.visible = on
    }),
  variantPictures: ({ words }, text, { pictures }) => {
    words.pictures = pictures(text)
  },
  properties: (variant, text, { shelves }) => {
    const pairs = readPairs(text)
    if ('problem' in pairs) return pairs.problem
    const found = pairs.value.map(({ name, value }) => shelves.value(name, value, variant.properties))
    for (const one of found) if ('problem' in one) return one.problem
    const ids = found.flatMap((one) => ('id' in one ? [one.id] : []))
    variant.properties = [...new Set(ids)].sort((one, other) => one - other)
  },
}
