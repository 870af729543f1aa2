/** Splits a text into words for search, independently of the product, because shared code would share its faults. */

const spelledOut: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const apostrophes = ["'", '\u2019', '\u02bc']
const smallWords = 'a an and at by for from in of on or the to with'.split(' ')

const isLetter = (character = '') => /^\p{L}$/u.test(character)
const isDigit = (character = '') => /^\p{N}$/u.test(character)
const isAccent = (character: string) => /^\p{M}$/u.test(character)

/** Ignores case, accents, and apostrophes between two letters. */
function simplify(text: string): string[] {
  const characters = [...text.normalize('NFKD').toLowerCase()].filter((character) => !isAccent(character))
  const letters = characters.flatMap((character) => [...(spelledOut[character] ?? character)])
  const isInner = (i: number) => isLetter(letters[i - 1]) && isLetter(letters[i + 1])
  return letters.filter((letter, i) => !(apostrophes.includes(letter) && isInner(i)))
}

/** A word consists of only letters or only digits. */
function collectWords(characters: string[]): string[] {
  const words: string[] = []
  for (const [i, character] of characters.entries()) {
    const before = characters[i - 1]
    const goesOn = (isLetter(character) && isLetter(before)) || (isDigit(character) && isDigit(before))
    if (goesOn) words.push((words.pop() ?? '') + character)
    else if (isLetter(character) || isDigit(character)) words.push(character)
  }
  return words
}

export const readQuery = (text: string): string[] => collectWords(simplify(text))

/** 'Day-bed' in the text of a product is 'day', 'bed' and 'daybed'. */
export function readText(text: string): string[] {
  const characters = simplify(text)
  const runs = characters.join('').split(/[^\p{L}\u2010-]|[\u2010-]{2,}/u)
  const compounds = runs.filter((run) => /\p{L}[\u2010-]\p{L}/u.test(run))
  return [...collectWords(characters), ...compounds.map((run) => run.replaceAll(/[\u2010-]/g, ''))]
}

/** Plural endings with their singulars. The first line that matches applies. */
const endings: [RegExp, string][] = [
  [/^(shel|lea|hal|scar)ves?$/, '$1f'],
  [/^knives?$/, 'knife'],
  [/^feets?$/, 'foot'],
  [/^childrens?$/, 'child'],
  // Glass, bus and chassis are no plurals.
  [/[sui]s$/, '$&'],
  [/(?<=..)ies?$/, 'y'],
  [/(?<=...)(?<=x|ch|sh|ss|zz|o)es?$/, ''],
  [/(?<=...)s$/, ''],
]

/** Whether both are the same word, whether singular or plural. */
export const isSameWord = (one: string, other: string): boolean => singularOf(one) === singularOf(other)

const singulars = new Map<string, string>()

function singularOf(word: string): string {
  const known = singulars.get(word)
  if (known !== undefined) return known
  const [plural = '', singular = ''] = endings.find(([plural]) => plural.test(word)) ?? []
  const found = word.replace(plural, singular)
  singulars.set(word, found)
  return found
}

/** Drops small words unless the text has no others. */
export function dropSmallWords(words: string[]): string[] {
  const others = words.filter((word) => !smallWords.includes(word))
  return others.length > 0 ? others : words
}
