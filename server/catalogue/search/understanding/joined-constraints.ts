import { labelDimension, labelPrice, writeInside } from './labels.ts'
import type { Constraint, Limits, Span } from './understood.ts'

/** Keeps one constraint for each key, in the order of the text: joins separate limits, and drops repetitions. */
export function joinConstraints(constraints: Constraint[]): Constraint[] {
  const joined = new Map<string, Constraint>()
  for (const constraint of constraints.toSorted((a, b) => a.span[0] - b.span[0])) {
    const known = joined.get(constraint.key)
    joined.set(constraint.key, known ? joinTwo(known, constraint) : constraint)
  }
  return [...joined.values()]
}

/** 'Blue or green': the two are one wish, which either meets. */
export function joinAlternatives(constraints: Constraint[], isOr: (between: Span) => boolean): Constraint[] {
  const joined: Constraint[] = []
  for (const next of constraints) {
    const last = joined.at(-1)
    const either = last && isOr([last.span[1], next.span[0]]) ? eitherOf(last, next) : null
    if (either) joined[joined.length - 1] = either
    else joined.push(next)
  }
  return joined
}

function eitherOf(one: Constraint, other: Constraint): Constraint | null {
  const span = [one.span[0], other.span[1]] as const
  const label = `${one.label} or ${writeInside(other.label)}`
  const key = `${one.key}+${other.key}`
  if (one.kind === 'colour' && other.kind === 'colour') {
    const familyValueIds = [...one.familyValueIds, ...other.familyValueIds]
    const kindredValueIds = [...one.kindredValueIds, ...other.kindredValueIds]
    return { ...one, span, label, key, ...joinLooks(one, other), familyValueIds, kindredValueIds }
  }
  if (one.kind === 'material' && other.kind === 'material')
    return { ...one, span, label, key, ...joinLooks(one, other) }
  return null
}

type Look = Pick<Extract<Constraint, { kind: 'colour' }>, 'valueIds' | 'nearValueIds' | 'words'>

function joinLooks(one: Look, other: Look): Look {
  const valueIds = [...new Set([...one.valueIds, ...other.valueIds])]
  const nearValueIds = [...new Set([...one.nearValueIds, ...other.nearValueIds])].filter((id) => !valueIds.includes(id))
  return { valueIds, nearValueIds, words: [...new Set([...one.words, ...other.words])] }
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
    return { ...one, span, limits, stated: null, valueIds, label: labelDimension(one.dimension, limits) }
  }
  return one
}

/** Intersects two limits. If they contradict each other, the later one applies. */
function joinLimits(one: Limits, other: Limits): Limits {
  const min = Math.max(one.min ?? 0, other.min ?? 0)
  const max = Math.min(one.max ?? Number.POSITIVE_INFINITY, other.max ?? Number.POSITIVE_INFINITY)
  if (min > max) return other
  return { ...(min > 0 ? { min } : {}), ...(Number.isFinite(max) ? { max } : {}) }
}
