import type { Reading } from '../reading.ts'
import { isArticle } from '../tokens.ts'
import type { Finding } from './finding.ts'

const through = /^(?:through|thru|throught|threw)$/
const passage =
  /^(?:doors?|doorways?|doorframes?|hall|hallways?|halls|corridors?|passages?|passageways?|gates?|gaps?|openings?)$/

/** Turns the width of a door or hall into a `passage`: 'through a 70cm door' states no size of the thing. */
export function readPassage({ tokens }: Reading, finding: Finding): Finding {
  if (finding.kind !== 'dimension') return finding
  const isArticleAt = (at: number) => tokens[at] !== undefined && isArticle(tokens[at])
  const says = (pattern: RegExp, at: number) => pattern.test(tokens[at]?.text ?? '')
  let from = finding.from - 1
  const isBefore = says(passage, from)
  if (isBefore) from--
  while (isArticleAt(from) || says(/^(?:front|back|narrow|small)$/, from)) from--
  if (!says(through, from)) return finding
  if (isBefore) return { kind: 'passage', from, to: finding.to }
  let to = finding.to
  while (says(/^(?:wide|front|back|internal)$/, to)) to++
  return says(passage, to) ? { kind: 'passage', from, to: to + 1 } : finding
}
