import type { Segment } from '../segments.ts'
import type { Token } from '../tokens.ts'
import { type Finding, lengthAround } from './finding.ts'

/** Smaller numbers are of something else, and greater ones of money. */
const minCentimetres = 60
const maxCentimetres = 300
/** Sizes are multiples of this number; other numbers are article numbers. */
const step = 5

/** 'Bench 150', '160 rug': a bare number beside the thing is a side of it in cm. */
export function readBareSize(tokens: Token[], heads: Segment[], findings: Finding[]): Finding | null {
  const [head] = heads
  if (!head || heads.length > 1 || findings.length > 0) return null
  const isEnd = head.to + 1 === tokens.length
  for (const at of [...(isEnd ? [head.to] : []), ...(head.from === 1 ? [0] : [])]) {
    const { kind, value } = tokens[at] ?? { kind: 'word', value: 0 }
    if (kind !== 'number' || !(value >= minCentimetres && value <= maxCentimetres) || value % step > 0) continue
    const amount = { kind: 'plain' as const, value, side: null, feet: null, unit: null, scale: 1 }
    return lengthAround({ from: at, to: at + 1 }, amount, false)
  }
  return null
}
