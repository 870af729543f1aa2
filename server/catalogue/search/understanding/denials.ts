import { writeInside } from './labels.ts'
import type { Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import type { Token } from './tokens.ts'
import type { Constraint } from './understood.ts'

/** A denied segment: its end and the word that denies it. `isOpen`: it is unknown, so the next is denied as well. */
export type Denied = { to: number; by: Token; isOpen: boolean }

/** The word that denies a segment: the 'not' of 'sofa not in leather', of 'no oak or pine' too. */
export function findDenial({ tokens }: Reading, { from }: Segment, earlier: Denied[]): Token | null {
  let at = from - 1
  const isJoined = /^(?:or|nor|and)$/.test(tokens[at]?.text ?? '')
  const joined = isJoined ? earlier.find(({ to }) => to === at) : undefined
  const before = joined ?? earlier.find(({ to, isOpen }) => isOpen && to === from)
  if (before) return before.by
  while (/^(?:in|a|an|the|any|made|of|from|than|want|like|show|me|need|too|very|so)$/.test(tokens[at]?.text ?? '')) at--
  const word = tokens[at]
  return word && isDenying(word.text, writeBefore(tokens, at), tokens[at + 1]?.text) ? word : null
}

const writeBefore = (tokens: Token[], at: number) => [3, 2, 1].map((back) => tokens[at - back]?.text ?? '').join(' ')

/** 'But' denies in 'everything but grey' and 'any colour but grey'. */
function isDenying(word: string, before: string, after = ''): boolean {
  if (word === 'but') return /\b(?:(?:any|every)thing|(?:all|any|every)(?: \S+){0,2})$/.test(before)
  if (/^(?:than|from|of)$/.test(after) && /^(?:other|apart|aside|instead|rather)$/.test(word)) return true
  return /^(?:not|no|non|without|except|excluding|exclude|minus|avoid|isnt|arent|dont|never|neither)$/.test(word)
}

const deniable: Constraint['kind'][] = [
  'thing',
  'material',
  'colour',
  'shape',
  'feature',
  'flag',
  'value',
  'brand',
  'range',
]

/** Denies a constraint; null for kinds that narrow nothing when denied, such as a child, a size or a headboard. */
export const deny = (denied: Constraint, { start }: Token): Constraint | null =>
  deniable.includes(denied.kind)
    ? {
        kind: 'without',
        key: `not:${denied.key}`,
        span: [start, denied.span[1]],
        label: `Not ${writeInside(denied.label)}`,
        denied,
      }
    : null
