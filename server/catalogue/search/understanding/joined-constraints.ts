import { labelDimension, labelPrice } from './labels.ts'
import type { Constraint, Limits } from './understood.ts'

/** One of each key, in the order of the text: limits that are said apart are one, and what is said twice counts once. */
export function joinConstraints(constraints: Constraint[]): Constraint[] {
  const joined = new Map<string, Constraint>()
  for (const constraint of constraints.toSorted((a, b) => a.span[0] - b.span[0])) {
    const known = joined.get(constraint.key)
    joined.set(constraint.key, known ? joinTwo(known, constraint) : constraint)
  }
  return [...joined.values()]
}

function joinTwo(one: Constraint, other: Constraint): Constraint {
  const span = [one.span[0], other.span[1]] as const
  if (one.kind === 'price' && other.kind === 'price') {
    const limits = joinLimits(one.limits, other.limits)
    return { ...one, span, limits, label: labelPrice(limits) }
  }
  if (one.kind === 'dimension' && other.kind === 'dimension') {
    const limits = joinLimits(one.limits, other.limits)
    const valueIds = one.valueIds.filter((id) => other.valueIds.includes(id))
    return { ...one, span, limits, valueIds, label: labelDimension(one.dimension, limits) }
  }
  return one
}

/** The narrower of each end; what cannot both be is as it was said last. */
function joinLimits(one: Limits, other: Limits): Limits {
  const min = Math.max(one.min ?? 0, other.min ?? 0)
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY)
  if (min > max) return other
  return { ...(min > 0 ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) }
}
