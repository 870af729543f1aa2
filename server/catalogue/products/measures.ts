import type { PieceMeasures } from '../../../contract/catalogue.ts'
import type { variants } from '../tables.ts'

export const measureColumns = {
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

export type MeasuredRow = Pick<typeof variants.$inferSelect, (typeof measureColumns)[keyof PieceMeasures]>

export const readMeasures = (row: MeasuredRow) =>
  Object.fromEntries(Object.entries(measureColumns).map(([key, column]) => [key, row[column]])) as PieceMeasures
