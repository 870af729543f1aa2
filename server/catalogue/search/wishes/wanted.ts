import type { Offer } from '../entry.ts'
import type { Constraint, FlagConstraint } from '../understanding/understood.ts'

/** How well a variant meets a constraint: 2 exactly, 1 nearly, 0 not at all. */
export type Wanted = { kind: Constraint['kind'] | FlagConstraint['flag']; mark(offer: Offer): number }

/** The part of a constraint that one variant can meet; null where it concerns the whole product. */
export function readWanted(constraint: Constraint): Wanted | null {
  switch (constraint.kind) {
    case 'colour':
    case 'material':
    case 'count':
      return wantValues(constraint.kind, constraint.valueIds, constraint.nearValueIds)
    case 'value':
    case 'bedSize':
    case 'sizePair':
    case 'dimension':
      return wantValues(constraint.kind, constraint.valueIds)
    case 'price': {
      const { min = 0, max = Number.POSITIVE_INFINITY } = constraint.limits
      // A met price marks 1, less than an exact look or size: these are shown even where they cost more.
      return { kind: 'price', mark: ({ pence }) => (pence > 0 && pence >= min && pence <= max ? 1 : 0) }
    }
    case 'flag':
      return wantFlag(constraint.flag)
    case 'without': {
      const denied = readWanted(constraint.denied)
      return denied && { kind: 'without', mark: (offer) => (denied.mark(offer) > 0 ? 0 : 2) }
    }
    default:
      return null
  }
}

function wantValues(kind: Constraint['kind'], exact: number[], near: number[] = []): Wanted | null {
  if (exact.length + near.length === 0) return null
  const [best, good] = [new Set(exact), new Set(near)]
  const has = (offer: Offer, ids: Set<number>) => offer.valueIds.some((id) => ids.has(id))
  return { kind, mark: (offer) => (has(offer, best) ? 2 : has(offer, good) ? 1 : 0) }
}

const factOf = new Map<FlagConstraint['flag'], 'isExDisplay' | 'onDisplay' | 'inStock'>([
  ['exDisplay', 'isExDisplay'],
  ['display', 'onDisplay'],
  ['stock', 'inStock'],
])

function wantFlag(flag: FlagConstraint['flag']): Wanted | null {
  const fact = factOf.get(flag)
  return fact ? { kind: flag, mark: (offer) => (offer[fact] ? 2 : 0) } : null
}

/** An ex-display piece stands for its product only where one was asked for (decision 110). */
export const suits = (offer: Offer, wanted: Wanted[]): boolean =>
  !offer.isExDisplay || wanted.some(({ kind }) => kind === 'exDisplay')
