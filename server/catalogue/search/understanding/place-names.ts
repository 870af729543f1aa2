import { addPhrase, type Lexicon } from './lexicon.ts'
import { lookUp } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import type { ShopTerms } from './shop-terms.ts'
import { keyOfPhrase, readTokens } from './tokens.ts'

/** Adds categories and sub-categories by their names and by those parts of the names that have no other meaning. */
export function namePlaces(lexicon: Lexicon, { categories, subCategories }: ShopTerms) {
  for (const { id, name, routeName: route } of categories) {
    for (const { part, whole } of listParts(name))
      addPhrase(lexicon, part, { kind: 'category', id, name, route, whole })
  }
  for (const { uuid, name, routeName: route } of subCategories) {
    for (const { part, whole } of listParts(name)) {
      addPhrase(lexicon, part, { kind: 'subCategory', uuid, name, route, whole })
    }
  }
}

const minPartLength = 4

function listParts(name: string): { part: string; whole: boolean }[] {
  const parts = name.split(/\s*(?:[&,/+]|\band\b)\s*/).filter((part) => part.length >= minPartLength && part !== name)
  const named = parts.filter((part) => !says(part, 'thing', 'colour', 'material'))
  const rooms = named.flatMap((part) => [part, `${part} room`, `${part} furniture`])
  return [{ part: name, whole: true }, ...rooms.map((part) => ({ part, whole: false }))]
}

const says = (phrase: string, ...kinds: string[]) =>
  lookUp([shippedLexicon], keyOfPhrase(phrase)).some(({ kind }) => kinds.length === 0 || kinds.includes(kind))

/** Adds brands and ranges by their names and by their first words, if these are unique and mean nothing else. */
export function nameBrands(lexicon: Lexicon, { brands, ranges }: ShopTerms) {
  const all = [
    ...brands.map((brand) => ({ ...brand, kind: 'brand' as const })),
    ...ranges.map((range) => ({ ...range, kind: 'range' as const })),
  ]
  const firstWords = Map.groupBy(all, ({ name }) => firstWordOf(name))
  for (const { uuid, name, kind } of all) {
    addPhrase(lexicon, name, { kind, uuid, name, whole: true })
    const first = firstWordOf(name)
    const isOwn = first.length >= minPartLength && firstWords.get(first)?.length === 1 && !says(first)
    if (isOwn) addPhrase(lexicon, first, { kind, uuid, name, whole: false })
  }
}

const firstWordOf = (name: string) => readTokens(name)[0]?.text ?? ''
