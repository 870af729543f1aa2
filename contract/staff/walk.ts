import { z } from 'zod'
import { asTexts, get, post } from '../call.ts'
import { Picture } from '../media.ts'
import { Instant, Line, Uuid } from './fields.ts'
import { everyone, open } from './roles.ts'
import {
  CheckedAt,
  DisplayFacts,
  hasRightWeeks,
  isPlacedRightly,
  misplaced,
  needlessWeeks,
  SoldFacts,
  StockFacts,
} from './showroom.ts'

/** Walking the floor: the pieces recorded at each place, and taps that confirm or correct this. */

/** The recorded state of a piece, with the instants of its checks. */
export const PieceState = z.object({
  ...DisplayFacts.shape,
  displayCheckedAt: CheckedAt,
  ...StockFacts.shape,
  stockCheckedAt: CheckedAt,
  /** An ex-display piece that is hidden because it was sold. */
  isSold: z.boolean(),
})
export type PieceState = z.infer<typeof PieceState>

export const WalkPiece = PieceState.extend({
  variantUuid: z.string(),
  productUuid: z.string(),
  name: z.string(),
  variantName: z.string(),
  isExDisplay: z.boolean(),
  picture: Picture.nullable(),
  /** In pounds; 0: no price is shown. */
  price: z.number(),
  /** Printed on its ticket. */
  code: z.string().nullable(),
  /** Whether one of its recorded facts was not checked for 30 days. */
  isUnchecked: z.boolean(),
})
export type WalkPiece = z.infer<typeof WalkPiece>

/** The maximum number of pieces in one walk. */
export const maxWalked = 1000

/** Everything on display, and what was not checked for 30 days: the latter first, then place by place. */
export const Walk = z.object({
  pieces: z.array(WalkPiece),
  total: z.number().int(),
  places: z.array(z.object({ uuid: z.string(), name: z.string() })),
  /** The shop’s clock, because a phone’s own may be wrong. */
  now: z.string(),
})
export type Walk = z.infer<typeof Walk>

export const maxWalkFound = 30
const FindQuery = z.object({ q: Line(200).default('') })

export const Says = z.discriminatedUnion('fact', [
  DisplayFacts.extend({ fact: z.literal('display') }).refine(isPlacedRightly, misplaced),
  StockFacts.extend({ fact: z.literal('stock') }).refine(hasRightWeeks, needlessWeeks),
  SoldFacts.extend({ fact: z.literal('sold') })
    .refine(isPlacedRightly, misplaced)
    .refine(hasRightWeeks, needlessWeeks),
])
export type Says = z.infer<typeof Says>

/** A tap on the phone: `key` makes it count only once, and `at` is when the button was pressed. */
export const Tap = z.object({ key: Uuid, variantUuid: Uuid, at: Instant, says: Says })
export type Tap = z.infer<typeof Tap>

/** 'outdated': somebody recorded something else later, which stays; `by` is their name, if known. */
export const TapAnswer = z.object({
  outcome: z.enum(['counted', 'outdated']),
  /** Phones keep answers with this name: it never changes. */
  standing: PieceState,
  by: z.string().nullable(),
})
export type TapAnswer = z.infer<typeof TapAnswer>

export const walkCalls = {
  walk: open(everyone, get('/api/staff/walk', Walk)),
  findWalkPieces: open(everyone, get('/api/staff/walk/pieces', z.array(WalkPiece), asTexts(FindQuery))),
  tap: open(everyone, post('/api/staff/walk/taps', TapAnswer, Tap)),
}
