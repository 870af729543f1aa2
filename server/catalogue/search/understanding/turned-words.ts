import { currencyAfter, thousands, units } from './amounts/phrase-tables.ts'
import type { Reading } from './reading.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import { partOfKey, readWord, type Token } from './tokens.ts'

/** What is free of a look: not 'free delivery', nor 'free standing'. */
const given = /^(?:standing|delivery|deliveries|postage|shipping|returns?|samples?|swatch|swatches|parking|assembly)$/

/** 'Leather free sofa' is read as 'no leather sofa'. */
export function readFree({ tokens }: Reading): void {
  for (let at = tokens.length - 1; at > 0; at--) {
    const [denied, after] = [tokens[at - 1], tokens[at + 1]?.text ?? '']
    if (tokens[at]?.text !== 'free' || !denied || given.test(after) || !isMaterial(denied)) continue
    const { start } = denied
    tokens.splice(at - 1, 2, { ...readWord('no'), start, end: start }, denied)
  }
}

const isMaterial = ({ stem }: Token) =>
  (shippedLexicon.meanings.get(stem) ?? []).some(({ kind }) => kind === 'material')

/** '500ish pounds' is read as 'about 500 pounds', and 'blue ish' as 'blue'. */
export function readIsh({ tokens }: Reading): void {
  for (let at = tokens.length - 1; at > 0; at--) {
    if (tokens[at]?.text !== 'ish') continue
    const from = findAmount(tokens, at)
    const { start = 0 } = tokens[from] ?? {}
    tokens.splice(at, 1)
    if (from < at) tokens.splice(from, 0, { ...readWord('about'), start, end: start })
  }
}

/** Where the amount before a token begins; the token itself if there is none. */
function findAmount(tokens: Token[], before: number): number {
  let from = before
  while (isOfAmount(tokens[from - 1])) from--
  return tokens.slice(from, before).some(({ kind }) => kind === 'number') ? from : before
}

function isOfAmount(token: Token | undefined): boolean {
  if (!token) return false
  const key = partOfKey(token)
  return token.kind !== 'word' || [units, thousands, currencyAfter].some(({ values }) => values.has(key))
}
