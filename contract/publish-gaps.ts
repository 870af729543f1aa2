/** Facts that a published product may lack. Each is a warning; only a product without a visible variant is refused. */
export const publishGaps = [
  'no-picture',
  'no-alt',
  'variant-no-price',
  'no-dimensions',
  'no-place',
  'no-description',
] as const
export type PublishGap = (typeof publishGaps)[number]

type Variant = {
  visible: boolean
  /** In pounds or pence: only whether it is 0 matters. */
  price: number
  heightCm: number | null
  widthCm: number | null
  depthCm: number | null
  description: string
  pictures: string[]
}
export type PublishFacts = {
  subCategoryUuid: string | null
  description: string
  pictures: string[]
  variants: Variant[]
}

/** `hasAlt`: whether the picture with this hash has alt text. */
export function findPublishGaps(facts: PublishFacts, hasAlt: (hash: string) => boolean): PublishGap[] {
  const { subCategoryUuid, description } = facts
  const shown = facts.variants.filter((variant) => variant.visible)
  const pictures = listShownPictures(facts)
  const lacks: Record<PublishGap, boolean> = {
    'no-picture': pictures.length === 0,
    'no-alt': !pictures.every(hasAlt),
    'variant-no-price': shown.some(lacksPrice),
    'no-dimensions': shown.some(lacksDimensions),
    'no-place': subCategoryUuid === null,
    'no-description': !description && !shown.some((variant) => variant.description),
  }
  return publishGaps.filter((gap) => lacks[gap])
}

export const listShownPictures = ({ pictures, variants }: Pick<PublishFacts, 'pictures' | 'variants'>): string[] => [
  ...new Set([...pictures, ...variants.filter(({ visible }) => visible).flatMap((variant) => variant.pictures)]),
]

export const lacksPrice = ({ price }: Pick<Variant, 'price'>) => price === 0
export const lacksDimensions = ({ heightCm, widthCm, depthCm }: Variant) => !heightCm && !widthCm && !depthCm
