import type { Feature } from './words/features.ts'
import type { BedSize, Counted, Shape } from './words/phrases.ts'
import type { Topic } from './words/questions.ts'

/** [start, end) in the text as typed. */
export type Span = readonly [start: number, end: number]

export type Limits = { min?: number; max?: number }
export type Dimension = 'width' | 'height' | 'depth' | 'length'
export type Relative = 'least' | 'medium' | 'most'

/** `key` names a constraint in an address; `label` is what a chip shows of it. */
type Named = { key: string; span: Span; label: string }

export type ThingConstraint = Named & {
  kind: 'thing'
  /** The things that were named. */
  things: string[]
  /** The things to search for: `things` and their kinds or, if the shop has none of them, the nearest things. */
  found: string[]
  isInstead: boolean
  /** Sub-categories of these things and of nothing else: the same state as the filter. */
  subCategoryUuids: string[]
}
type PriceConstraint = Named & { kind: 'price'; limits: Limits }
/** `length` means any side. `stated`: the stated size in cm; products nearest to it come first. */
export type DimensionConstraint = Named & {
  kind: 'dimension'
  dimension: Dimension
  limits: Limits
  stated: number | null
  valueIds: number[]
}
/** 'Small': of what is found, the part with the least width. */
export type RelativeConstraint = Named & { kind: 'relative'; dimension: Dimension; end: Relative; valueIds: number[] }
type SizePairConstraint = Named & { kind: 'sizePair'; sides: number[]; valueIds: number[] }
/** Two and a half seats are nearly two, and nearly three. */
export type CountConstraint = Named & {
  kind: 'count'
  what: Counted
  /** Any of these. */
  counts: number[]
  /** Whether these are the seats of a dining table: then its size decides if its texts state no number. */
  isOfTable: boolean
  valueIds: number[]
  nearValueIds: number[]
}
/** Several where those above or below one were asked for: 'bigger than a double'. */
type BedSizeConstraint = Named & { kind: 'bedSize'; sizes: BedSize[]; valueIds: number[] }
/** `valueIds` match exactly, `nearValueIds` nearly. `words`: the look in product names, where values are missing. */
type Look = Named & { valueIds: number[]; nearValueIds: number[]; words: string[] }
/** If no product has the colour, `familyValueIds` come next, then `kindredValueIds`, of neighbouring families. */
export type ColourConstraint = Look & {
  kind: 'colour'
  familyValueIds: number[]
  kindredValueIds: number[]
}
export type MaterialConstraint = Look & { kind: 'material' }
type ValueConstraint = Named & { kind: 'value'; valueIds: number[] }
type PlaceConstraint =
  | (Named & { kind: 'category'; ids: number[] })
  | (Named & { kind: 'subCategory' | 'brand' | 'range'; uuids: string[] })
type AudienceConstraint = Named & {
  kind: 'audience'
  who: 'kids' | 'baby'
  isRoom: boolean
  categoryIds: number[]
  subCategoryUuids: string[]
  words: string[]
}
export type Flag = 'sale' | 'new' | 'immediate' | 'display' | 'stock' | 'exDisplay'
export type ShapeConstraint = Named & { kind: 'shape'; shape: Shape; words: string[] }
/** `words`: phrases of which a product's texts say one. */
export type FeatureConstraint = Named & { kind: 'feature'; feature: Feature; words: string[] }
export type FlagConstraint = Named & { kind: 'flag'; flag: Flag }

/** 'Not leather': nothing that meets `denied`, not even nearly. */
export type WithoutConstraint = Named & { kind: 'without'; denied: Constraint }

export type Constraint =
  | ThingConstraint
  | PriceConstraint
  | DimensionConstraint
  | RelativeConstraint
  | SizePairConstraint
  | CountConstraint
  | BedSizeConstraint
  | ColourConstraint
  | MaterialConstraint
  | ValueConstraint
  | PlaceConstraint
  | AudienceConstraint
  | FlagConstraint
  | ShapeConstraint
  | FeatureConstraint
  | WithoutConstraint

/** A word that names no constraint. Only a plain one has to be found; one aside says more about the head, a denied one nothing. */
export type QueryWord = { text: string; stem: string; span: Span; role: 'plain' | 'aside' | 'denied' }

export type Correction = { to: string; span: Span }

export type Understood = {
  constraints: Constraint[]
  words: QueryWord[]
  order: 'priceLow' | 'priceHigh' | null
  question: Topic | null
  /** The topic to answer if the text names nothing that the shop sells: 'open' in 'open late tonight'. */
  hint: Topic | null
  /** It has the form of a question that is not about what is sold: 'is there a waiting list', not 'do you sell lamps'. */
  asksSomething: boolean
  corrections: Correction[]
  /** The number of comparisons made, which a test keeps bounded. */
  steps: number
}
