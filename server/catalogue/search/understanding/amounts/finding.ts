import type { Limits } from '../understood.ts'
import type { DimensionWord } from '../words/amounts.ts'
import type { Counted } from '../words/phrases.ts'
import type { Amount } from './amount.ts'

/** A constraint that the tokens [from, to) state in numbers. */
export type Finding = TokenRange &
  (
    | { kind: 'price'; limits: Limits }
    | DimensionFinding
    | { kind: 'sizePair'; sides: number[]; hasUnit: boolean }
    /** `counts`: one number, or all numbers of a range such as '2-3 seater'. */
    | { kind: 'count'; what: Counted; counts: number[] }
    /** The width of a door or hall through which the thing has to be carried. */
    | { kind: 'passage' }
  )

/** `stated`: the one amount that was named, in cm, and its unit. */
type DimensionFinding = {
  kind: 'dimension'
  side: DimensionWord | null
  limits: Limits
  exact: boolean
  feet: number | null
  stated: { value: number; unit: number | null } | null
}

/** The tokens [from, to). */
export type TokenRange = { from: number; to: number }

/** Tolerances, as shares: for a price that is no limit, for an 'about' length and for a stated length. */
const aboutPrice = 0.2
const aboutLength = 0.1
export const exactLength = 0.05

export const around = (value: number, share: number): Limits => ({
  min: Math.round(value * (1 - share)),
  max: Math.round(value * (1 + share)),
})

export const priceAround = (place: TokenRange, pence: number): Finding => ({
  ...place,
  kind: 'price',
  limits: around(pence, aboutPrice),
})

export const priceWithin = (place: TokenRange, limits: Limits): Finding => ({ ...place, kind: 'price', limits })

export function lengthAround(place: TokenRange, { value, side, feet, unit }: Amount, isRough: boolean): Finding {
  const limits = around(value, isRough ? aboutLength : exactLength)
  return { ...place, kind: 'dimension', side, limits, exact: true, feet, stated: { value, unit } }
}

export const lengthWithin = ({ from, to }: TokenRange, side: DimensionWord | null, limits: Limits): Finding => ({
  from,
  to,
  kind: 'dimension',
  side,
  limits: roundLimits(limits),
  exact: false,
  feet: null,
  stated: null,
})

/** Added to a minimum, because 'over 2 m' excludes 2 m. */
const justAbove = 0.01

export function lengthAbove(place: TokenRange, side: DimensionWord | null, value: number): Finding {
  const limits = { min: Math.round(value) + justAbove }
  return { ...place, kind: 'dimension', side, limits, exact: false, feet: null, stated: null }
}

const roundLimits = ({ min, max }: Limits): Limits => ({
  ...(min === undefined ? {} : { min: Math.round(min) }),
  ...(max === undefined ? {} : { max: Math.round(max) }),
})
