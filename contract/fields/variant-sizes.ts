import { Centimetres } from '../staff/fields.ts'
import type { Fields } from './field.ts'

/** The dimensions of a variant, and those that decide whether it fits. */
export const variantSizes = {
  heightCm: {
    kind: 'centimetres',
    label: 'Height',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: { heading: 'Height (cm)', guesses: ['height', 'h', 'h cm', 'height cm'] },
  },
  widthCm: {
    kind: 'centimetres',
    label: 'Width',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: { heading: 'Width (cm)', guesses: ['width', 'w', 'w cm', 'width cm'] },
  },
  depthCm: {
    kind: 'centimetres',
    label: 'Depth',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: { heading: 'Depth (cm)', guesses: ['depth', 'd', 'd cm', 'depth cm', 'length'] },
  },
  heightWithoutLegsCm: {
    kind: 'centimetres',
    label: 'Height without legs',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: {
      heading: 'Height without legs (cm)',
      guesses: ['height without feet', 'height legs off', 'height no legs', 'body height'],
    },
    bulk: true,
  },
  widthWithoutArmsCm: {
    kind: 'centimetres',
    label: 'Width without arms',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: { heading: 'Width without arms (cm)', guesses: ['width arms off', 'width no arms'] },
    bulk: true,
  },
  /** See decision 103: the smallest opening through which a sofa's profile can be turned. */
  diagonalDepthCm: {
    kind: 'centimetres',
    label: 'Diagonal depth',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: { heading: 'Diagonal depth (cm)', guesses: ['diagonal depth', 'diagonal', 'access depth'] },
    bulk: true,
  },
  packedWidthCm: {
    kind: 'centimetres',
    label: 'Packed width',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: {
      heading: 'Packed width (cm)',
      guesses: ['packed width', 'package width', 'packaging width', 'box width', 'carton width', 'shipping width'],
    },
    bulk: true,
  },
  packedDepthCm: {
    kind: 'centimetres',
    label: 'Packed depth',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: {
      heading: 'Packed depth (cm)',
      guesses: ['packed depth', 'package depth', 'package length', 'box depth', 'box length', 'carton length'],
    },
    bulk: true,
  },
  packedHeightCm: {
    kind: 'centimetres',
    label: 'Packed height',
    schema: Centimetres.nullable(),
    blank: null,
    sheet: {
      heading: 'Packed height (cm)',
      guesses: [
        'packed height',
        'package height',
        'packaging height',
        'box height',
        'carton height',
        'shipping height',
      ],
    },
    bulk: true,
  },
} as const satisfies Fields
