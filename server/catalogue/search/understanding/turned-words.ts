import { currencyAfter, thousands, units } from './amounts/phrase-tables.ts'
import type { Reading } from './reading.ts'
import { ordinary, shippedLexicon } from './shipped-lexicon.ts'
import { isKnownTo, type ShopVocabulary } from './shop-vocabulary.ts'
import { splitList } from './split-list.ts'
import { partOfKey, readWord, type Token } from './tokens.ts'
import { shortWords } from './words/short-words.ts'

const fullForms = new Map(
  Object.entries(shortWords).flatMap(([word, list]) => splitList(list).map((short) => [short, readWord(word)])),
)

/** 'Bed + mattress' is read as 'bed plus mattress', and '6no. chairs' as '6 chairs'. */
export function readSigns({ tokens }: Reading): void {
  for (let at = tokens.length - 1; at > 0; at--) {
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
    if (!before || !token) continue
    const { text, start, end } = token
    if (text === '+' && before.kind === 'word' && after?.kind === 'word')
      tokens[at] = { ...readWord('plus'), start, end }
    if (text === 'no' && before.kind === 'number' && before.end === start) tokens.splice(at, 1)
  }
}

/** 'Dbl bed' is read as 'double bed', and 'armless' as 'no arm', unless they are words of the shop. */
export function readShort({ tokens }: Reading, vocabulary: ShopVocabulary): void {
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]
    if (token?.kind !== 'word') continue
    const whole = fullForms.get(token.text)
    const denied = whole ? null : findDenied(token, vocabulary)
    if (!(whole ?? denied) || isKnownTo(vocabulary, token)) continue
    const { start, end } = token
    if (whole) tokens[at] = { ...whole, start, end }
    else if (denied) tokens.splice(at, 1, { ...readWord('no'), start, end: start }, { ...readWord(denied), start, end })
  }
}

/** The arm of 'armless'. A cordless lamp is another thing than one without a cord, and a sofa's legs are sold by themselves. */
function findDenied({ text }: Token, { products }: ShopVocabulary): string | null {
  const [, word] = /^(?!cord|wire|leg)(.{3,})less$/.exec(text) ?? []
  if (word === undefined || shippedLexicon.words.has(text)) return null
  return ordinary.has(word) || shippedLexicon.words.has(word) || products.isInTexts(word) ? word : null
}

/** Words after 'free' with which it denies nothing: 'free delivery', 'free standing'. */
const harmlessAfterFree =
  /^(?:standing|delivery|deliveries|postage|shipping|returns?|samples?|swatch|swatches|parking|assembly)$/

/** 'Leather free sofa' is read as 'no leather sofa'. */
export function readFree({ tokens }: Reading): void {
  for (let at = tokens.length - 1; at > 0; at--) {
    const [denied, after] = [tokens[at - 1], tokens[at + 1]?.text ?? '']
    if (tokens[at]?.text !== 'free' || !denied || harmlessAfterFree.test(after) || !isMaterial(denied)) continue
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
