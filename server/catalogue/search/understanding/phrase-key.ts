import { isArticle, type Token } from './tokens.ts'

/** The key of the tokens [from, to) in the lexicon. */
export function keyAt(tokens: Token[], from: number, to: number): string {
  let key = ''
  for (const token of tokens.slice(from, to)) if (key === '' || !isArticle(token)) key += token.stem
  return key
}
