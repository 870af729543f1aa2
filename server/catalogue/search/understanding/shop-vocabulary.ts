import type { Synonym } from '../text/synonyms.ts'
import { addPhrase, addPlain, createLexicon, type Lexicon, type Meaning } from './lexicon.ts'
import { readName } from './names.ts'
import { nameBrands, namePlaces } from './place-names.ts'
import { lookUp } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import type { ShopTerms } from './shop-terms.ts'
import { arrangeSpellings, type Spellings } from './spellings.ts'
import { listForms } from './things.ts'
import { keyOfPhrase, type Token } from './tokens.ts'
import { readValue, type ShopValue } from './values.ts'

/** The words in the texts of products. */
export type ProductWords = {
  /** The number of products that are this thing. */
  countThing(thing: string): number
  /** Whether a name has a word with this stem. */
  isInNames(stem: string): boolean
  /** Whether any is recorded as in stock. */
  hasStock(): boolean
  /** Whether any text has this word: then it is no misspelling. */
  isInTexts(word: string): boolean
}

/** Whether the shop has the thing in any of its forms. */
export const sells = (products: ProductWords, thing: string): boolean =>
  listForms(thing).some((form) => products.countThing(form) > 0)

export type ShopVocabulary = {
  lexicon: Lexicon
  products: ProductWords
  /** The words of the shop's terms. Words that only products have are corrected later, when they are searched. */
  spellings: Spellings
  values: ShopValue[]
  /** Sub-categories that hold one kind of thing, by the thing. */
  places: Map<string, string[]>
  audiences: Record<'kids' | 'baby', { categoryIds: number[]; subCategoryUuids: string[] }>
}

/** Whether a word occurs in the shop's terms, synonyms or products. */
export const isKnownTo = (
  { lexicon, products }: ShopVocabulary,
  { text, stem }: Pick<Token, 'text' | 'stem'>,
): boolean => lexicon.words.has(text) || products.isInNames(stem) || products.isInTexts(text)

export function buildVocabulary(terms: ShopTerms, products: ProductWords): ShopVocabulary {
  const lexicon = createLexicon()
  namePlaces(lexicon, terms)
  nameBrands(lexicon, terms)
  const values = terms.properties.flatMap(({ id, values }) => values.map((value) => readValue(id, value)))
  for (const { id, propertyId, name } of values) addPhrase(lexicon, name, { kind: 'value', propertyId, id, name })
  for (const synonym of terms.synonyms) addSynonym(lexicon, synonym)
  const spellings = arrangeSpellings(lexicon.spellings)
  return { lexicon, products, spellings, values, places: listPlaces(terms), audiences: listAudiences(terms) }
}

/**
 * Staff's synonyms come before those that ship with the shop. If one of several meanings is unknown or not a thing, the
 * word is searched literally, and the text search applies the synonym.
 */
function addSynonym(lexicon: Lexicon, { word, means }: Synonym) {
  const key = keyOfPhrase(word)
  const phrases = means.map(keyOfPhrase).filter((phrase) => phrase !== '')
  if (key === '' || phrases.length === 0) return
  const meant = joinMeanings(phrases.map((phrase) => lookUp([lexicon, shippedLexicon], phrase)[0]))
  if (!meant) {
    addPlain(lexicon, word)
    return
  }
  const others = lexicon.meanings.get(key) ?? []
  addPhrase(lexicon, word, meant)
  lexicon.meanings.set(key, [meant, ...others])
}

function joinMeanings([first, ...others]: (Meaning | undefined)[]): Meaning | null {
  if (!first) return null
  if (others.length === 0) return first
  const things = others.flatMap((meaning) => (meaning?.kind === 'thing' ? [meaning.thing] : []))
  return first.kind === 'thing' && things.length === others.length ? { ...first, others: things } : null
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
