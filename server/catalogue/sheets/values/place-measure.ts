import type { Fields } from '../../../../contract/fields/field.ts'
import { sheetKeyOf } from '../../../../contract/fields/field.ts'
import { variantFields } from '../../../../contract/fields/variant-fields.ts'
import { readMeasure } from './cell-values.ts'
import { perUnit, readHeadingUnit } from './length-units.ts'
import { saysNothing } from './listed-cells.ts'
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
  // A side of 0 was not measured.
  if (saysNothing(text) || /^0+(?:[.,]0+)?\s*(?:mm|cm|m|in|")?$/i.test(text.trim())) return ''
  if (usual === 'cm' && readMeasure(text) !== undefined) return text.trim()
  const pieces = cutSize(text, usual)?.pieces ?? []
  // ‘95/154’ is a sofa that opens: of several ways it stands, the largest has to fit.
  const isOneSide =
    pieces.length === 1 ||
    (pieces.length > 1 && /^[\d.,]+\s*(?:mm|cm|m|in|")?\s*\/\s*[\d.,]+\s*(?:mm|cm|m|in|")?$/i.test(text.trim()))
  const [piece] = isOneSide ? pieces.toSorted((one, other) => other.max - one.max) : []
  if (!piece) return text.trim()
  return String(Math.round(piece.max * (perUnit[piece.unit || usual] ?? 1) * 10) / 10)
}
