import type { Token } from './tokens.ts'

/** By which the lexicon knows the tokens [from, to). */
export function keyAt(tokens: Token[], from: number, to: number): string {
  let key = ''
  for (let i = from; i < to; i++) key += tokens[i]?.stem ?? ''
  return key
}
