import { z } from 'zod'
import {
  Distinct,
  FileHash,
  Instant,
  Line,
  Markdown,
  Minutes,
  maxNameLength,
  NeededLine,
  PictureHash,
  Uuid,
} from '../staff/fields.ts'
import type { Fields } from './field.ts'

const FileEdit = z.object({
  /** null: the product did not exist before. */
  uuid: Uuid.nullable(),
  fileHash: FileHash,
  name: NeededLine(160, 'A name'),
})

/** The facts about a product, in the order of their columns in files: see docs/adding-a-fact.md. */
export const productFields = {
  uuid: {
    kind: 'uuid',
    label: 'Product',
    sheet: { key: 'productUuid', heading: 'Product ID', guesses: ['product uuid', 'uuid'] },
  },
  supplierCode: {
    kind: 'code',
    label: 'Supplier’s code',
    schema: NeededLine(120, 'A code').nullable(),
    blank: null,
    sheet: {
      key: 'productCode',
      heading: 'Product code',
      guesses: [
        ...['product sku', 'style', 'style code', 'style number', 'model', 'model number', 'handle', 'item group id'],
        ...['parent', 'parent sku', 'parent code', 'parent id', 'parent item', 'parent product', 'parent product code'],
      ],
    },
  },
  name: {
    kind: 'text',
    label: 'Name',
    schema: NeededLine(maxNameLength, 'A name'),
    blank: '',
    sheet: {
      heading: 'Name',
      guesses: [
        ...['product name', 'product', 'title', 'item name', 'item', 'description 1'],
        ...['piece', 'product title', 'item title', 'article name'],
      ],
    },
  },
  status: {
    kind: 'status',
    label: 'Status',
    sheet: { heading: 'Status', guesses: ['published', 'active', 'state'] },
  },
  deletedAt: { kind: 'bin', label: 'In the bin' },
  category: {
    kind: 'category',
    label: 'Category',
    column: 'subCategoryUuid',
    sheet: {
      heading: 'Category',
      guesses: ['department', 'product category', 'group', 'categories', 'category path', 'breadcrumb', 'breadcrumbs'],
    },
  },
  subCategoryUuid: {
    kind: 'sub-category',
    label: 'Sub-category',
    schema: Uuid.nullable(),
    blank: null,
    sheet: {
      key: 'subCategory',
      heading: 'Sub-category',
      guesses: ['subcategory', 'type', 'product type', 'sub group', 'section'],
    },
    bulk: true,
  },
  brandUuid: {
    kind: 'brand',
    label: 'Brand',
    schema: Uuid.nullable(),
    blank: null,
    sheet: {
      key: 'brand',
      heading: 'Brand',
      guesses: ['manufacturer', 'vendor', 'make', 'supplier', 'brand name'],
    },
    bulk: true,
  },
  rangeUuid: {
    kind: 'range',
    label: 'Range',
    schema: Uuid.nullable(),
    blank: null,
    sheet: { key: 'range', heading: 'Range', guesses: ['collection', 'series', 'family', 'range name'] },
    bulk: true,
  },
  description: {
    kind: 'text',
    label: 'Description',
    schema: Markdown(20_000),
    blank: '',
    sheet: {
      heading: 'Description',
      guesses: [
        ...['product description', 'long description', 'details', 'text', 'body'],
        ...['item description', 'full description', 'product details'],
      ],
    },
  },
  metaTags: {
    kind: 'words',
    label: 'Words it is found by',
    schema: Distinct(NeededLine(60, 'A word'), 60),
    blank: [],
    sheet: { heading: 'Words it is found by', guesses: ['tags', 'search words'] },
  },
  moreColorsAvailable: {
    kind: 'flag',
    label: 'More colours available',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'More colours available', guesses: ['more colors available', 'more colours'] },
    bulk: true,
  },
  immediateDelivery: {
    kind: 'flag',
    label: 'Immediate delivery',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'Immediate delivery', guesses: ['in stock', 'quick delivery', 'stock item'] },
    bulk: true,
  },
  showInterestFreeCredit: {
    kind: 'flag',
    label: 'Interest-free credit',
    schema: z.boolean(),
    blank: false,
    sheet: { heading: 'Interest-free credit', guesses: ['finance', 'ifc'] },
    bulk: true,
  },
  /** 0: it arrives assembled. */
  assemblyMinutes: {
    kind: 'minutes',
    label: 'Assembly time',
    schema: Minutes.nullable(),
    blank: null,
    sheet: {
      heading: 'Assembly time (minutes)',
      guesses: ['assembly', 'assembly minutes', 'assembly time', 'time to assemble', 'self assembly'],
    },
    bulk: true,
  },
  /** null: for as many days from the first publishing on as the settings say. */
  newUntil: {
    kind: 'instant',
    label: 'New until',
    isEnd: true,
    schema: Instant.nullable(),
    blank: null,
    sheet: { heading: 'New until', guesses: [] },
  },
  /** null in a form leaves the stored value, which is initially the day of publishing. */
  listedAt: {
    kind: 'needed instant',
    label: 'Listed since',
    schema: Instant.nullable(),
    blank: null,
    sheet: { heading: 'Listed since', guesses: ['date added', 'added'] },
  },
  pictures: {
    kind: 'pictures',
    label: 'Pictures',
    schema: Distinct(PictureHash, 60),
    blank: [],
    sheet: {
      heading: 'Product pictures',
      guesses: [
        'pictures',
        'images',
        'image',
        'picture',
        'photo',
        'photos',
        'image url',
        'picture url',
        'image link',
        ...['image urls', 'image links', 'picture urls', 'base image', 'main image', 'product image', 'product images'],
      ],
    },
  },
  files: {
    kind: 'files',
    label: 'Files to download',
    schema: z.array(FileEdit).max(40, '40 files at most.'),
    blank: [],
  },
  related: {
    kind: 'products',
    label: 'Goes well with',
    schema: Distinct(Uuid, 40),
    blank: [],
    sheet: { heading: 'Goes well with', guesses: ['related products', 'related'] },
  },
  pageTitle: {
    kind: 'text',
    label: 'Page title',
    schema: Line(200),
    blank: '',
    sheet: { heading: 'Page title', guesses: ['seo title', 'meta title'] },
  },
  metaDescription: {
    kind: 'text',
    label: 'Description for search engines',
    schema: Line(400),
    blank: '',
    sheet: { heading: 'Description for search engines', guesses: ['seo description', 'meta description'] },
  },
  keywords: {
    kind: 'text',
    label: 'Keywords',
    schema: Line(400),
    blank: '',
    sheet: { heading: 'Keywords', guesses: ['meta keywords', 'seo keywords'] },
  },
} as const satisfies Fields
