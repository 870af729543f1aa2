import {
  findPublishGaps,
  lacksDimensions,
  lacksPrice,
  listShownPictures,
  type PublishGap,
} from '../../../contract/publish-gaps.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'

type Field = 'variants' | 'pictures' | 'subCategoryUuid' | 'description'
export type MissingPart = { field: Field; text: string }
export type Missing = Partial<Record<Field, string>>

const fields: Record<PublishGap, Field> = {
  'no-picture': 'pictures',
  'no-alt': 'pictures',
  'variant-no-price': 'variants',
  'no-dimensions': 'variants',
  'no-place': 'subCategoryUuid',
  'no-description': 'description',
}

type HasAlt = (hash: string) => boolean

/** The gaps of a product before publishing: all are warnings that staff may ignore. */
export const listMissing = (edit: ProductEdit, hasAlt: HasAlt): MissingPart[] =>
  findPublishGaps(edit, hasAlt).map((gap) => ({ field: fields[gap], text: describeGap(gap, edit, hasAlt) }))

/** The shop refuses to publish a product without a visible variant. */
export const isPublishable = ({ variants }: ProductEdit) => variants.some((variant) => variant.visible)

/** The gaps by field, together with the one that is refused. */
export function findMissing(edit: ProductEdit, hasAlt: HasAlt): Missing {
  const parts = Map.groupBy(listMissing(edit, hasAlt), ({ field }) => field)
  const hints = Object.fromEntries([...parts].map(([field, own]) => [field, own.map(({ text }) => text).join(' ')]))
  if (isPublishable(edit)) return hints
  return { ...hints, variants: 'One variant has to be on the site before the product can be put there.' }
}

function describeGap(gap: PublishGap, edit: ProductEdit, hasAlt: HasAlt): string {
  const shown = edit.variants.filter((variant) => variant.visible)
  const count = (lacks: (variant: (typeof shown)[number]) => boolean) => {
    const amount = shown.filter(lacks).length
    return amount === shown.length
      ? undefined
      : `${amount} of ${shown.length} variants ${amount === 1 ? 'has' : 'have'}`
  }
  switch (gap) {
    case 'no-picture':
      return 'There is no picture yet.'
    case 'no-alt':
      return describePictures(listShownPictures(edit).filter((hash) => !hasAlt(hash)).length)
    case 'variant-no-price': {
      const counted = count(lacksPrice)
      return counted
        ? `${counted} no price: the site will say ‘In store only’ there.`
        : 'There is no price yet: the site will say ‘In store only’.'
    }
    case 'no-place':
      return 'Without a sub-category it is in no menu: it is found only by search, its brand and its range.'
    case 'no-dimensions': {
      const counted = count(lacksDimensions)
      return counted ? `${counted} no dimensions.` : 'There are no dimensions yet.'
    }
    case 'no-description':
      return 'There is no description yet.'
  }
}

const describePictures = (amount: number) =>
  amount === 1
    ? '1 picture has no description: say what it shows.'
    : `${amount} pictures have no description: say what they show.`
