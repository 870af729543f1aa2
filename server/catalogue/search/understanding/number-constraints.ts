import { capitalize } from '../../../../contract/capitals.ts'
import { around, exactLength, type Finding } from './amounts/finding.ts'
import { constrainFeature } from './feature-constraint.ts'
import { labelAbout, labelCount, labelDimension, labelPrice } from './labels.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { isKindOf } from './things.ts'
import type { Constraint, Dimension, Limits, Span } from './understood.ts'
import type { BedSize, Counted } from './words/phrases.ts'

type DimensionFinding = Extract<Finding, { kind: 'dimension' }>
type Context = { vocabulary: ShopVocabulary; head: string | null }

const bedlike = ['bed', 'sofa bed', 'mattress', 'bedding', 'headboard', 'mattress topper', 'pillow', 'throw']
/** Whether bed sizes apply: to beds, to what lies on them, and in a text that names no thing. */
export const isBedlike = (head: string | null) => head === null || bedlike.some((kind) => isKindOf(head, kind))

export function constrainNumber(context: Context, finding: Finding, span: Span): Constraint {
  if (finding.kind === 'price') {
    return { kind: 'price', key: 'price', span, label: labelPrice(finding.limits), limits: finding.limits }
  }
  if (finding.kind === 'count') return constrainCount(context, finding.what, finding.counts, span)
  if (finding.kind === 'passage') return constrainFeature('easy to carry in', span)
  if (finding.kind === 'sizePair') return constrainPair(context, finding.sides, finding.hasUnit, span)
  const bedSize = readBedSize(context.head, finding)
  if (bedSize) return constrainBedSize(context.vocabulary, bedSize, span)
  return constrainDimension(context, finding, span)
}

const sizesByFeet = new Map<number, BedSize>([
  [2.5, 'small single'],
  [3, 'single'],
  [4, 'small double'],
  [4.5, 'double'],
  [5, 'king'],
  [6, 'super king'],
])

/** How wide a mattress is, in cm, where no frame is as wide. */
const sizesByWidth = new Map<number, BedSize>([
  [75, 'small single'],
  [90, 'single'],
  [135, 'double'],
  [150, 'king'],
  [180, 'super king'],
])
/** Widths of mattresses beside their length of 190 or 200 cm. */
const sizesByPair = new Map<number, BedSize>([...sizesByWidth, [120, 'small double'], [140, 'double'], [160, 'king']])
const mattressLengths = [190, 200]

/** A '5ft bed' and a '150 cm bed' are king size. */
function readBedSize(head: string | null, { feet, side, exact, stated }: DimensionFinding): BedSize | undefined {
  if (!isBedlike(head)) return undefined
  if (feet !== null) return sizesByFeet.get(feet)
  const isWidth = head !== null && isMattressWide(head) && exact && (side === null || side === 'width')
  return isWidth ? sizesByWidth.get(stated?.value ?? 0) : undefined
}

/** Whether a thing has the sizes of mattresses. */
const isMattressWide = (head: string) =>
  ['bed', 'mattress', 'mattress topper', 'headboard'].some((kind) => isKindOf(head, kind))

function readPairedBedSize(head: string | null, sides: number[]): BedSize | undefined {
  const [width = 0, length = 0, ...more] = sides.toSorted((one, other) => one - other)
  if (head === null || !isMattressWide(head) || more.length > 0 || !mattressLengths.includes(length)) return undefined
  return sizesByPair.get(width)
}

export function constrainCount(
  { vocabulary: { values }, head }: Context,
  what: Counted,
  counts: number[],
  span: Span,
): Constraint {
  const idsOf = (count: number) =>
    values
      .filter(({ findings }) =>
        findings.some((each) => each.kind === 'count' && each.what === what && each.counts.includes(count)),
      )
      .map(({ id }) => id)
  const isOfTable = what === 'seats' && (head === 'table' || (head !== null && isKindOf(head, 'dining table')))
  const parted = counts.filter((n) => !Number.isInteger(n))
  return {
    kind: 'count',
    key: what,
    span,
    label: labelCount(what, counts, head === null || isKindOf(head, 'sofa')),
    what,
    counts,
    isOfTable,
    valueIds: counts.flatMap(idsOf),
    nearValueIds: parted.flatMap((n) => [Math.floor(n), Math.ceil(n)].flatMap(idsOf)),
  }
}

export const constrainBedSize = (vocabulary: ShopVocabulary, size: BedSize, span: Span): Constraint =>
  constrainBedSizes(vocabulary, [size], span, capitalize(size))

export const constrainBedSizes = (
  { values }: ShopVocabulary,
  sizes: BedSize[],
  span: Span,
  label: string,
): Constraint => ({
  kind: 'bedSize',
  key: 'bed',
  span,
  label,
  sizes,
  valueIds: values.filter(({ bedSizes }) => sizes.some((size) => bedSizes.includes(size))).map(({ id }) => id),
})

/** Where no side was named, a limit is for the usual side, and an exact size for any side. */
function constrainDimension(
  { vocabulary: { values }, head }: Context,
  finding: DimensionFinding,
  span: Span,
): Constraint {
  const { side, exact, stated } = finding
  const isInches = side === 'height' && stated?.unit === null && isCurtain(head) && curtainDrops.includes(stated.value)
  const limits = isInches && stated ? around(stated.value * inch, exactLength) : finding.limits
  const dimension: Dimension = exact
    ? (side ?? 'length')
    : side === null || side === 'length'
      ? usualSide(head, limits)
      : side
  const middle = exact && stated ? stated.value * (isInches ? inch : 1) : null
  const label =
    middle === null ? labelDimension(dimension, limits) : labelAbout(side === null ? null : dimension, middle)
  const says = (finding: Finding) => listStated(finding, dimension).some((size) => isWithin(size, limits))
  const valueIds = values.filter(({ findings }) => findings.some(says)).map(({ id }) => id)
  return { kind: 'dimension', key: dimension, span, label, dimension, limits, stated: middle, valueIds }
}

/** The side for a limit without a side: the height of a lamp, any side for the minimum of a rug, else the width. */
function usualSide(head: string | null, { min, max }: Limits): Dimension {
  if (head !== null && isKindOf(head, 'lamp')) return 'height'
  return head !== null && isKindOf(head, 'rug') && min !== undefined && max === undefined ? 'length' : 'width'
}

/** The lengths that a value states for a side: '225 x 247 cm' names the width first. */
function listStated(finding: Finding, dimension: Dimension): number[] {
  if (finding.kind === 'dimension') return [((finding.limits.min ?? 0) + (finding.limits.max ?? 0)) / 2]
  if (finding.kind !== 'sizePair') return []
  const { sides } = finding
  return dimension === 'length' ? sides : sides.slice(...(dimension === 'width' ? [0, 1] : [1, 2]))
}

const isWithin = (value: number, { min = 0, max = Number.POSITIVE_INFINITY }: Limits) => value >= min && value <= max

const inch = 2.54
/** Curtains are sold by the inch too: 66 x 72. */
const curtainWidths = [44, 45, 46, 64, 65, 66, 88, 90]
const curtainDrops = [48, 54, 63, 72, 84, 90, 96, 108]
const isCurtain = (head: string | null) => head !== null && (isKindOf(head, 'curtain') || isKindOf(head, 'voile'))

/** Whether the order of two sides counts: curtains and blinds have the width first; a 2 x 3 m rug is also 3 x 2 m. */
const hasDrop = (head: string | null) => isCurtain(head) || (head !== null && isKindOf(head, 'blind'))

function constrainPair({ vocabulary, head }: Context, measured: number[], hasUnit: boolean, span: Span): Constraint {
  const bedSize = readPairedBedSize(head, measured)
  if (bedSize) return constrainBedSize(vocabulary, bedSize, span)
  const isInches = isCurtain(head) && !hasUnit && curtainWidths.includes(measured[0] ?? 0)
  const sides = isInches ? measured.map((side) => Math.round(side * inch)) : measured
  const valueIds = vocabulary.values
    .filter(({ findings }) =>
      findings.some((each) => each.kind === 'sizePair' && areAlike(each.sides, sides, !hasDrop(head))),
    )
    .map(({ id }) => id)
  return { kind: 'sizePair', key: 'size', span, label: `${sides.join(' x ')} cm`, sides, valueIds }
}

const areAlike = (one: number[], other: number[], inAnyOrder: boolean): boolean =>
  (one.length === other.length && one.every((side, i) => Math.abs(side - (other[i] ?? 0)) <= side * 0.03)) ||
  (inAnyOrder && areAlike(ascend(one), ascend(other), false))
const ascend = (sides: number[]) => sides.toSorted((one, other) => one - other)
