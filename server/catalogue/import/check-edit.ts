import { createHash } from 'node:crypto'
import { describeIssue } from '../../../contract/input-words.ts'
import { ProductEdit } from '../../../contract/staff-catalogue.ts'
import type { SheetColumn } from '../../../contract/staff-sheets.ts'
import { toPounds } from '../prices.ts'
import type { WholeState, WholeVariant } from './whole-state.ts'

export type Refused = { variant: number | null; column: SheetColumn | null; reason: string }

/** What the form of a product would refuse, by the column it stands in. */
export function checkEdit(state: WholeState): Refused[] {
  const checked = ProductEdit.safeParse(toEdit(state), { error: describeIssue })
  if (checked.success) return []
  return checked.error.issues.map(({ path: [field, place, part], message }) =>
    field === 'variants' && typeof place === 'number'
      ? { variant: place, column: variantFields[String(part)] ?? null, reason: message }
      : { variant: null, column: productFields[String(field)] ?? null, reason: message },
  )
}

const productFields: Record<string, SheetColumn> = {
  name: 'name',
  description: 'description',
  metaTags: 'metaTags',
  supplierCode: 'productCode',
  newUntil: 'newUntil',
  listedAt: 'listedAt',
  pictures: 'pictures',
  related: 'related',
  pageTitle: 'pageTitle',
  metaDescription: 'metaDescription',
  keywords: 'keywords',
}

const variantFields: Record<string, SheetColumn> = {
  name: 'variantName',
  description: 'variantDescription',
  price: 'price',
  salePrice: 'salePrice',
  onSale: 'onSale',
  saleStartsAt: 'saleStartsAt',
  saleEndsAt: 'saleEndsAt',
  heightCm: 'heightCm',
  widthCm: 'widthCm',
  depthCm: 'depthCm',
  supplierCode: 'variantCode',
  pictures: 'variantPictures',
  properties: 'properties',
}

const toEdit = ({ facts, words, variants }: WholeState) => {
  const { status, publishedAt, deletedAt, rangePosition, ...given } = facts
  return { ...given, ...words, pictures: standIn(words.pictures), files: [], variants: variants.map(toVariant) }
}

function toVariant({ uuid, prices, words, properties }: WholeVariant) {
  const { pricePence, salePricePence, ...sale } = prices
  return {
    uuid,
    ...words,
    ...sale,
    price: toPounds(pricePence),
    salePrice: salePricePence === null ? null : toPounds(salePricePence),
    pictures: standIn(words.pictures),
    // Ids to come are as good as those that are there, and none of these.
    properties: properties.map((id) => (id < 0 ? 2_000_000_000 + id : id)),
  }
}

/** A picture that has still to be fetched counts as one. */
const standIn = (pictures: string[]) =>
  pictures.map((picture) =>
    /^[0-9a-f]{64}$/.test(picture) ? picture : createHash('sha256').update(picture).digest('hex'),
  )
