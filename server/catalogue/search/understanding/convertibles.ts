import type { Reading } from './reading.ts'
import { lookUp } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import { articles, type Token } from './tokens.ts'

const may = /^(?:that|which|can|will|could|also)$/
const turns =
  /^(?:turns?|turned|turning|converts?|converting|converted|changes?|folds?|makes?|opens?|pulls?|becomes?|doubles|grows|transforms?)$/
const into = /^(?:into|to|as|out|up|down)$/

/** 'Cot that turns into a bed' is a cot bed, and 'sofa that folds out into a bed' a sofa bed: the words between are left out. */
export function joinConvertibles(reading: Reading): void {
  const { tokens } = reading
  for (let at = 1; at < tokens.length - 1; at++) {
    const end = findEnd(tokens, at)
    reading.steps += end - at + 1
    if (end > at && isThing(`${tokens[at - 1]?.stem}${tokens[end]?.stem}`)) tokens.splice(at, end - at)
  }
}

/** 'That can be turned out into a' is long enough. */
const maxBetween = 7

/** The end of the words that say that one thing turns into another; `from` if there are none. */
function findEnd(tokens: Token[], from: number): number {
  let at = from
  const skip = (words: RegExp) => {
    while (at < from + maxBetween && words.test(tokens[at]?.text ?? '')) at++
  }
  skip(may)
  const isVerb = turns.test(tokens[at]?.text ?? '')
  if (!isVerb && !/^(?:in)?to$/.test(tokens[at]?.text ?? '')) return from
  skip(turns)
  skip(into)
  skip(articles)
  return at < tokens.length ? at : from
}

const isThing = (key: string) => lookUp([shippedLexicon], key).some(({ kind }) => kind === 'thing')
