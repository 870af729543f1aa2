import { isArticle, partOfKey, type Token } from './tokens.ts'

/** A text that is being read. Each look-up and each comparison of two words is a step. */
export type Reading = { tokens: Token[]; steps: number }

/** Phrases by their keys, the words they begin with, and of how many tokens the longest is. */
export type PhraseTable<Value> = { values: Map<string, Value>; firsts: Set<string>; longest: number }
export type Match<Value> = { value: Value; next: number }

/** The longest of these phrases that begins at a token. */
export function matchPhrase<Value>(table: PhraseTable<Value>, reading: Reading, at: number): Match<Value> | null {
  const first = reading.tokens[at]
  reading.steps++
  if (!first || !table.firsts.has(partOfKey(first))) return null
  let key = ''
  let best: Match<Value> | null = null
  for (let next = at; next < reading.tokens.length && next < at + table.longest; next++) {
    const token = reading.tokens[next]
    if (!token) break
    if (next > at && isArticle(token)) continue
    key += partOfKey(token)
    reading.steps++
    const value = table.values.get(key)
    if (value !== undefined) best = { value, next: next + 1 }
  }
  return best
}
