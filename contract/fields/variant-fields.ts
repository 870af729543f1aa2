import { z } from 'zod'
import { StockState } from '../availability.ts'
import {
  Distinct,
  Instant,
  Line,
  Markdown,
  maxNameLength,
  maxProperties,
  NeededLine,
  PictureHash,
  Pounds,
  RowId,
  Uuid,
  Weeks,
} from '../staff/fields.ts'
import type { Fields } from './field.ts'
import { variantSizes } from './variant-sizes.ts'

/** The facts about a variant, in the order of their columns in files: see docs/adding-a-fact.md. */
export const variantFields = {
  /** null: the variant did not exist before. */
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
        ...['identifier', 'uniq id', 'unique id', 'item id', 'asin', 'article code', 'product number', 'stock number'],
      ],
    },
  },
  name: {
    kind: 'text',
    label: 'Name',
    schema: Line(maxNameLength),
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
        ...['regular price', 'rrp inc vat', 'rrp incl vat', 'rrp gbp', 'retail inc vat', 'retail price inc vat'],
        ...['list price', 'sell price', 'current price', 'price incl vat', 'rrp inc', 'rrp incl'],
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
    isEnd: true,
    schema: Instant.nullable(),
    blank: null,
    sheet: { heading: 'Sale ends', guesses: ['sale end', 'offer ends', 'promo end'] },
    group: 'price',
  },
  /** In no form, because changing a price by hand takes the variant out of the sale. */
  saleUuid: { kind: 'sale', label: 'Sale', blank: null, group: 'price' },
  ...variantSizes,
  onDisplay: {
    kind: 'flag',
    label: 'On display in the showroom',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'On display', guesses: ['on show', 'in showroom'] },
    group: 'display',
  },
  displayPlaceUuid: {
    kind: 'display place',
    label: 'Where it stands',
    schema: Uuid.nullable(),
    blank: null,
    sheet: { key: 'displayPlace', heading: 'Display place', guesses: ['bay', 'floor and bay', 'showroom place'] },
    group: 'display',
  },
  /** In no form, because the server records when staff checked it. */
  displayCheckedAt: {
    kind: 'checked',
    label: 'Display checked',
    blank: null,
    sheet: { heading: 'Display checked', guesses: [] },
    group: 'display',
  },
  /** null: nothing was recorded. */
  stockState: {
    kind: 'stock',
    label: 'Stock',
    schema: StockState.nullable(),
    blank: null,
    // Not ‘Stock’, which in suppliers’ files is a quantity.
    sheet: { heading: 'Stock state', guesses: ['stock status'] },
    group: 'stock',
  },
  orderWeeks: {
    kind: 'weeks',
    label: 'Weeks to order in',
    schema: Weeks.nullable(),
    blank: null,
    sheet: { heading: 'Order in (weeks)', guesses: ['order weeks', 'lead time weeks', 'lead time (weeks)'] },
    group: 'stock',
  },
  /** In no form, because the server records when staff checked it. */
  stockCheckedAt: {
    kind: 'checked',
    label: 'Stock checked',
    blank: null,
    sheet: { heading: 'Stock checked', guesses: [] },
    group: 'stock',
  },
  /** Set when the variant is created, and never changed: see decision 110. */
  isExDisplay: {
    kind: 'flag',
    label: 'Ex-display',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'Ex-display', guesses: ['ex display'] },
  },
  conditionNote: {
    kind: 'text',
    label: 'Condition',
    schema: Line(200),
    blank: '',
    // Not ‘Condition’, which in feeds of products is ‘new’.
    sheet: { heading: 'Ex-display condition', guesses: [] },
  },
  visible: {
    kind: 'flag',
    label: 'On the site',
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
    schema: Distinct(RowId, maxProperties),
    blank: [],
    sheet: { heading: 'Properties', guesses: ['attributes', 'options'] },
  },
} as const satisfies Fields
