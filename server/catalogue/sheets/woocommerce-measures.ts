import { readMeasure, writeMeasure } from './measures.ts'
import type { Row } from './woocommerce-columns.ts'

const centimetres: Record<string, number> = { mm: 0.1, cm: 1, m: 100, in: 2.54, yd: 91.44 }

/** In centimetres, whatever unit the heading names; a variation that says nothing is as large as its product. */
export function measureOf(row: Row, product: Row, side: 'height' | 'width' | 'length'): string {
  const said = row.read(side) || product.read(side)
  const [, unit = 'cm'] = /\((\w+)\)/.exec(row.heading(side)) ?? []
  const measure = readMeasure(said.replace(/^\./, '0.'))
  return measure === undefined ? said : writeMeasure(Math.round(measure * (centimetres[unit] ?? 1) * 100) / 100)
}
