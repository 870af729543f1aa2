import type { Fields } from '../../../contract/fields/field.ts'
import { sheetKeyOf } from '../../../contract/fields/field.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { readMeasure } from './cell-values.ts'
import { perUnit, readHeadingUnit } from './length-units.ts'
import { cutSize } from './size-pieces.ts'

const measures = new Set(
  Object.entries(variantFields as Fields).flatMap(([key, field]) =>
    field.kind === 'centimetres' ? (sheetKeyOf(key, field) ?? []) : [],
  ),
)
export const isMeasureColumn = (column: string) => measures.has(column)

/** One side in centimetres, as a sheet has it. A text that is no measure stays, so that its row says so. */
export function readSide(text: string, { heading, sizesIn }: { heading: string; sizesIn: string }): string {
  const usual = readHeadingUnit(heading) ?? sizesIn
  if (usual === 'cm' && readMeasure(text) !== undefined) return text.trim()
  const [piece, ...others] = cutSize(text, usual)?.pieces ?? []
  if (!piece || others.length > 0) return text.trim()
  return String(Math.round(piece.most * (perUnit[piece.unit || usual] ?? 1) * 10) / 10)
}
