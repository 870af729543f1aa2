import type { Sheet, SheetRow } from '../sheet.ts'
import { writeProperties } from '../values/properties.ts'

/** Copies the parent and options of variants, which Magento exports only in the product’s row, to their rows. */
export function placeVariations(sheet: Sheet): Sheet {
  const find = (name: string) => sheet.headers.indexOf(name)
  const [sku, variations, labels] = [
    find('sku'),
    find('configurable_variations'),
    find('configurable_variation_labels'),
  ]
  if (sku < 0 || variations < 0 || sheet.headers.includes(parentHeading)) return sheet
  const known = new Map(
    sheet.rows.flatMap(({ cells }) => readVariations(cells[sku] ?? '', cells[variations] ?? '', cells[labels] ?? '')),
  )
  if (known.size === 0) return sheet
  const place = (row: SheetRow): SheetRow => {
    const { parent = '', options = '' } = known.get(row.cells[sku] ?? '') ?? {}
    return { ...row, cells: [...row.cells, parent, options] }
  }
  return { headers: [...sheet.headers, parentHeading, 'Options'], rows: sheet.rows.map(place) }
}

const parentHeading = 'Parent SKU'

type Variation = { parent: string; options: string }

/** sku=CH-1-Oak,color=Oak|sku=CH-1-Walnut,color=Walnut, where color=Colour is a label. */
function readVariations(parent: string, text: string, labels: string): [string, Variation][] {
  const shown = new Map(readPairs(labels))
  return text.split('|').flatMap((variation): [string, Variation][] => {
    const pairs = readPairs(variation)
    const sku = pairs.find(([name]) => name === 'sku')?.[1]
    const options = pairs.filter(([name, value]) => name !== 'sku' && value !== '')
    const named = options.map(([name, value]) => ({ name: shown.get(name) ?? name, value }))
    return sku ? [[sku, { parent, options: writeProperties(named) }]] : []
  })
}

/** Splits at commas that another `name=` follows; other commas belong to a value. */
const readPairs = (text: string) =>
  text.split(/,(?=\s*\w+=)/).map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [name.trim(), value.join('=').trim()]
  })
