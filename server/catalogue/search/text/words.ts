const letters: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const irregular = new Map([
  ['shelve', 'shelf'],
  ['leave', 'leaf'],
  ['halve', 'half'],
  ['knive', 'knife'],
  ['scarve', 'scarf'],
  ['feet', 'foot'],
  ['children', 'child'],
])
const smallWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

const plain = /^[\0-\x7f]*$/
const plainWords = /[a-z]+|[0-9]+/g
const anyWords = /\p{L}+|\p{N}+/gu
const innerApostrophe = /(?<=\p{L})['\u2019\u02bc](?=\p{L})/gu
const hyphens = /[-\u2010]/g
const compounds = /(?<!\p{L})\p{L}+(?:[-\u2010]\p{L}+)+/gu

/** Separates letters from digits, so that '3-seater', '3 seater' and '3seater' are the same two words. */
export const splitWords = (text: string): string[] => splitFolded(fold(text))

/** A hyphenated word is found by its parts and, since others write 'sofa-bed' as 'sofabed', as one word. */
export function splitProse(text: string): string[] {
  const folded = fold(text)
  const words = splitFolded(folded)
  if (folded.search(hyphens) < 0) return words
  const joined = folded.match(compounds) ?? []
  return words.concat(joined.map((parts) => parts.replace(hyphens, '')))
}

const splitFolded = (folded: string): string[] => folded.match(plain.test(folded) ? plainWords : anyWords) ?? []

function fold(text: string): string {
  const folded = plain.test(text) ? text.toLowerCase() : foldLetters(text)
  return folded.replace(innerApostrophe, '')
}

const foldLetters = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æœøßłđðþı]/g, (letter) => letters[letter] ?? letter)

/** Singular and plural share a stem, which need not be a word: 'benches' and 'bench', 'nurseries' and 'nursery'. */
export function stemOf(word: string): string {
  const single = word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
  const known = irregular.get(single)
  if (known) return known
  if (single.length < 4) return single
  if (single.endsWith('ie')) return `${single.slice(0, -2)}y`
  return /(?:x|ch|sh|ss|zz|o)e$/.test(single) ? single.slice(0, -1) : single
}

/** 'Chest of drawers' is about chests and drawers; a text of small words only keeps them. */
export function weightyWords(words: string[]): string[] {
  const weighty = words.filter((word) => !smallWords.has(word))
  return weighty.length > 0 ? weighty : words
}
