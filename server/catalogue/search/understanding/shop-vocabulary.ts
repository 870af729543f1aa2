import type { Synonym } from '../synonyms.ts'
import { addPhrase, createLexicon, type Lexicon, type Meaning } from './lexicon.ts'
import { readName, type ShopNames, stemsOf } from './names.ts'
import { nameBrands, namePlaces } from './place-names.ts'
import { lookUp } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import type { ShopTerms } from './shop-terms.ts'
import { arrangeSpellings, type Spellings } from './spellings.ts'
import { keyOfPhrase } from './tokens.ts'
import { readValue, type ShopValue } from './values.ts'

/** What the names of products hold. It stays valid until a name changes; an index answers for itself. */
export type NameIndex = {
  /** How many products are this thing. */
  countThing(thing: string): number
  /** Whether a name has a word with this stem. */
  hasStem(stem: string): boolean
  spellings: Spellings
}

export type ShopVocabulary = {
  lexicon: Lexicon
  names: NameIndex
  /** Of its terms: few, and made with the lexicon. */
  spellings: Spellings
  values: ShopValue[]
  /** Sub-categories that hold one kind of thing, by the thing. */
  places: Map<string, string[]>
  /** Whether a description has a word: then it is no misspelling. */
  isKnown?: (word: string) => boolean
  audiences: Record<'kids' | 'baby', { categoryIds: number[]; subCategoryUuids: string[] }>
}

export function indexNames(names: ShopNames): NameIndex {
  const stems = stemsOf(names)
  return {
    countThing: (thing) => names.things.get(thing) ?? 0,
    hasStem: (stem) => stems.has(stem),
    spellings: arrangeSpellings([...names.words].filter(([word]) => word.length > 3)),
  }
}

export function buildVocabulary(terms: ShopTerms, names: NameIndex): ShopVocabulary {
  const lexicon = createLexicon()
  namePlaces(lexicon, terms)
  nameBrands(lexicon, terms)
  const values = terms.properties.flatMap(({ id, values }) => values.map((value) => readValue(id, value)))
  for (const { id, propertyId, name } of values) addPhrase(lexicon, name, { kind: 'value', propertyId, id, name })
  for (const synonym of terms.synonyms) addSynonym(lexicon, synonym)
  const spellings = arrangeSpellings(lexicon.spellings)
  return { lexicon, names, spellings, values, places: listPlaces(terms), audiences: listAudiences(terms) }
}

/** Staff's synonyms come before those that ship with the shop. */
function addSynonym(lexicon: Lexicon, { word, means }: Synonym) {
  const meant = means.flatMap((phrase) => lookUp([lexicon, shippedLexicon], keyOfPhrase(phrase)).slice(0, 1))
  const key = keyOfPhrase(word)
  if (key === '' || meant.length === 0) return
  for (const meaning of meant) addPhrase(lexicon, word, meaning)
  const others = lexicon.meanings.get(key)?.filter((meaning) => !meant.includes(meaning)) ?? []
  lexicon.meanings.set(key, [...meant, ...others])
}

function listPlaces({ subCategories }: ShopTerms): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { uuid, name } of subCategories) {
    const { heads } = readName(name)
    const [thing] = heads
    if (thing && heads.length === 1 && !/[&,/+]| and /.test(name))
      places.set(thing, [...(places.get(thing) ?? []), uuid])
  }
  return places
}

function listAudiences({ categories, subCategories }: ShopTerms): ShopVocabulary['audiences'] {
  const areFor = (who: string, name: string) =>
    readName(name).meanings.some((meaning: Meaning) => meaning.kind === 'audience' && meaning.who === who)
  const listFor = (who: 'kids' | 'baby') => ({
    categoryIds: categories.filter(({ name }) => areFor(who, name)).map(({ id }) => id),
    subCategoryUuids: subCategories.filter(({ name }) => areFor(who, name)).map(({ uuid }) => uuid),
  })
  return { kids: listFor('kids'), baby: listFor('baby') }
}
