import { z } from 'zod'
import {
  Centimetres,
  Distinct,
  Instant,
  Line,
  Markdown,
  NeededLine,
  PictureHash,
  Pounds,
  RowId,
  Uuid,
} from '../staff/fields.ts'
import type { Fields } from './field.ts'

/** The facts about a variant, in the order of their columns in files: see docs/adding-a-fact.md. */
export const variantFields = {
  /** null: not there before. */
  uuid: {
    kind: 'uuid',
    label: 'Variant',
    schema: Uuid.nullable(),
    blank: null,
    sheet: { key: 'variantUuid', heading: 'Variant ID', guesses: ['variant uuid'] },
  },
  supplierCode: {
    kind: 'code',
    label: 'Supplier’s code',
    schema: NeededLine(120, 'A code').nullable(),
    blank: null,
    sheet: {
      key: 'variantCode',
      heading: 'Supplier code',
      guesses: [
        ...['code', 'sku', 'item code', 'item number', 'item no', 'article', 'article number', 'part number'],
        ...['stock code', 'product code', 'supplier sku', 'variant sku', 'ref', 'reference', 'our ref', 'your ref'],
      ],
    },
  },
  name: {
    kind: 'text',
    label: 'Name',
    schema: Line(160),
    blank: '',
    sheet: {
      key: 'variantName',
      heading: 'Variant',
      guesses: ['variant name', 'option', 'version', 'finish', 'size'],
    },
  },
  description: {
    kind: 'text',
    label: 'Description',
    schema: Markdown(20_000),
    blank: '',
    sheet: { key: 'variantDescription', heading: 'Variant description', guesses: ['option description'] },
  },
  price: {
    kind: 'price',
    label: 'Price',
    schema: Pounds,
    blank: 0,
    column: 'pricePence',
    sheet: {
      heading: 'Price',
      guesses: [
        ...['rrp', 'retail', 'retail price', 'selling price', 'price gbp', 'price inc vat', 'srp', 'unit price'],
        'regular price',
      ],
    },
    group: 'price',
  },
  onSale: {
    kind: 'flag',
    label: 'On sale',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'On sale', guesses: ['sale'] },
    group: 'price',
  },
  salePrice: {
    kind: 'optional price',
    label: 'Sale price',
    schema: Pounds.nullable(),
    blank: null,
    column: 'salePricePence',
    sheet: {
      heading: 'Sale price',
      guesses: ['offer price', 'special price', 'promo price', 'discount price', 'sale price gbp'],
    },
    group: 'price',
  },
  saleStartsAt: {
    kind: 'instant',
    label: 'Sale starts',
    schema: Instant.nullable(),
    blank: null,
    sheet: { heading: 'Sale starts', guesses: ['sale start', 'offer starts', 'promo start'] },
    group: 'price',
  },
  saleEndsAt: {
    kind: 'instant',
    label: 'Sale ends',
    schema: Instant.nullable(),
    blank: null,
    sheet: { heading: 'Sale ends', guesses: ['sale end', 'offer ends', 'promo end'] },
    group: 'price',
  },
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
  visible: {
    kind: 'flag',
    label: 'Shown on the site',
    schema: z.boolean(),
    blank: true,
    sheet: { key: 'variantVisible', heading: 'Variant on show', guesses: ['visible', 'shown'] },
  },
  pictures: {
    kind: 'pictures',
    label: 'Pictures of this variant',
    schema: Distinct(PictureHash, 60),
    blank: [],
    sheet: {
      key: 'variantPictures',
      heading: 'Variant pictures',
      guesses: ['variant image', 'variant picture', 'variant images'],
    },
  },
  properties: {
    kind: 'values',
    label: 'Properties',
    schema: Distinct(RowId, 60),
    blank: [],
    sheet: { heading: 'Properties', guesses: ['attributes', 'options'] },
  },
} as const satisfies Fields
