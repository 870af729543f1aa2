import type { Index } from './catalogue-index.ts'
import type { Option } from './facets.ts'
import type { ShopTerms } from './understanding/shop-terms.ts'
import { buildVocabulary, type ShopVocabulary } from './understanding/shop-vocabulary.ts'
import { arrangeSpellings } from './understanding/spellings.ts'
import { frequencyOf } from './vocabulary.ts'
import { stemOf } from './words.ts'

type Kept = { edition: number; synonyms: Index['synonyms']; vocabulary: ShopVocabulary }
const kept = new WeakMap<Index, Kept>()

/** The words of the shop for understanding queries: made again when a term or a synonym changed, not with each product. */
export function listShopWords(index: Index): ShopVocabulary {
  const { facets, synonyms } = index
  const known = kept.get(index)
  if (known?.edition === facets.edition && known.synonyms === synonyms) return known.vocabulary
  const vocabulary = { ...buildVocabulary(listTerms(index), answerForNames(index)), isKnown: knowsWord(index) }
  kept.set(index, { edition: facets.edition, synonyms, vocabulary })
  return vocabulary
}

/** The spelling of words that only names have is put right when they are looked for. */
const answerForNames = ({ facets, vocabulary }: Index) => ({
  countThing: (thing: string) => facets.thing.byKey.get(thing)?.count ?? 0,
  hasStem: (stem: string) =>
    vocabulary.termsOfStem.get(stem)?.some((term) => (vocabulary.headings[term] ?? 0) > 0) ?? false,
  spellings: arrangeSpellings([]),
})

const knowsWord =
  ({ vocabulary }: Index) =>
  (word: string) =>
    vocabulary.termsOfStem.get(stemOf(word))?.some((term) => frequencyOf(vocabulary, term) > 0) ?? false

function listTerms({ facets, synonyms }: Index): ShopTerms {
  const { category, subCategory, brand, range, properties } = facets
  const categoryIds = new Map(category.options.map(({ routeName, key }) => [routeName, Number(key)]))
  const name = ({ label, key }: Option) => ({ name: label, uuid: String(key) })
  return {
    categories: category.options.map(({ key, label, routeName }) => ({ id: Number(key), name: label, routeName })),
    subCategories: subCategory.options.map((option) => ({
      ...name(option),
      routeName: option.routeName,
      categoryId: categoryIds.get(option.parentRoute) ?? 0,
    })),
    brands: brand.options.map(name),
    ranges: range.options.map(name),
    properties: properties.map(({ id, label, options }) => ({
      id,
      label,
      values: options.map((option) => ({ id: Number(option.key), name: option.label, swatch: option.swatch })),
    })),
    synonyms: synonyms.phrases.map(({ words, meanings }) => ({
      word: words.join(' '),
      means: meanings.map((meaning) => meaning.words.join(' ')),
    })),
  }
}
