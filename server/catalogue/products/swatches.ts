import type { Card, CardSwatch } from '../../../contract/cards.ts'
import { type Picture, sizedAddress } from '../../../contract/media.ts'
import { groupValues } from '../taxonomy/properties.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'

type Values = Pick<Taxonomy, 'values'>
type Coloured = { uuid: string; valueIds: number[] }
type Swatch = { id: number; name: string; swatch: string }

const maxOnCard = 5
const widthOnCard = 640

/** Each variant's value of the property that has most colours; none when all variants have the same colour. */
export function pickSwatches(taxonomy: Values, variants: Coloured[]): Map<string, Swatch> {
  if (variants.length < 2) return new Map()
  const groups = groupValues(
    taxonomy,
    variants.flatMap(({ valueIds }) => valueIds),
  )
  const coloured = groups.map(({ values }) =>
    values.flatMap(({ id, name, swatch }) => (swatch === null ? [] : [{ id, name, swatch }])),
  )
  const best = coloured.reduce((most, own) => (own.length > most.length ? own : most), [])
  if (best.length < 2) return new Map()
  const pairs = variants.map(({ uuid, valueIds }) => [uuid, best.find(({ id }) => valueIds.includes(id))] as const)
  return new Map(pairs.flatMap(([uuid, value]) => (value ? [[uuid, value]] : [])))
}

type VariantSwatch = Omit<CardSwatch, 'imageUrl'>

/** Each colour once, with the first variant that has it, in staff's order. */
export function listColours(taxonomy: Values, variants: Coloured[]): VariantSwatch[] {
  const listed = new Map<number, VariantSwatch>()
  for (const [variantUuid, { id, name, swatch }] of pickSwatches(taxonomy, variants)) {
    if (!listed.has(id)) listed.set(id, { name, swatch, variantUuid })
  }
  return [...listed.values()]
}

type SwatchesOnCard = Pick<Card, 'swatches' | 'moreSwatches'>

export const showSwatches = (
  colours: VariantSwatch[],
  pictureOf: (uuid: string) => Picture | undefined,
): SwatchesOnCard => ({
  swatches: colours.slice(0, maxOnCard).map((colour) => addPicture(colour, pictureOf(colour.variantUuid))),
  moreSwatches: Math.max(0, colours.length - maxOnCard),
})

const addPicture = (swatch: VariantSwatch, picture: Picture | undefined): CardSwatch => ({
  ...swatch,
  imageUrl: picture ? sizedAddress(picture, widthOnCard) : null,
})
