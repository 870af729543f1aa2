import type { PieceMeasures } from '../../../contract/catalogue.ts'
import type { variants } from '../tables.ts'

const measureColumns = {
  width: 'widthCm',
  height: 'heightCm',
  depth: 'depthCm',
  heightWithoutLegs: 'heightWithoutLegsCm',
  widthWithoutArms: 'widthWithoutArmsCm',
  diagonalDepth: 'diagonalDepthCm',
  packedWidth: 'packedWidthCm',
  packedHeight: 'packedHeightCm',
  packedDepth: 'packedDepthCm',
} as const satisfies Record<keyof PieceMeasures, keyof typeof variants.$inferSelect>

type MeasuredColumn = (typeof measureColumns)[keyof PieceMeasures]
export type MeasuredRow = Pick<typeof variants.$inferSelect, MeasuredColumn>

export const readMeasures = (row: MeasuredRow) =>
  Object.fromEntries(Object.entries(measureColumns).map(([key, column]) => [key, row[column]])) as PieceMeasures

/** Picks the columns of the measures from a table or a row. */
export const pickMeasured = <Row extends Record<MeasuredColumn, unknown>>(row: Row) =>
  Object.fromEntries(Object.values(measureColumns).map((column) => [column, row[column]])) as Pick<Row, MeasuredColumn>
