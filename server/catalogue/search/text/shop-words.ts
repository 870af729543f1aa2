import type { Index } from '../catalogue-index.ts'
import { isEmpty } from '../storage/bits.ts'
import type { Option } from '../storage/facets.ts'
import { frequencyOf } from '../storage/vocabulary.ts'
import type { ShopTerms } from '../understanding/shop-terms.ts'
import { buildVocabulary, type ProductWords, type ShopVocabulary } from '../understanding/shop-vocabulary.ts'
import { stemOf } from './words.ts'

type Kept = { edition: number; synonyms: Index['synonyms']; vocabulary: ShopVocabulary }
const kept = new WeakMap<Index, Kept>()

/** The words of the shop for understanding queries: rebuilt when a term or a synonym changes, not with each product. */
export function listShopWords(index: Index): ShopVocabulary {
  const { facets, synonyms } = index
  const known = kept.get(index)
  if (known?.edition === facets.edition && known.synonyms === synonyms) return known.vocabulary
  const vocabulary = buildVocabulary(listTerms(index), productWordsOf(index))
  kept.set(index, { edition: facets.edition, synonyms, vocabulary })
  return vocabulary
}

function productWordsOf({ facets, vocabulary, products }: Index): ProductWords {
  const hasTerm = (stem: string, isWanted: (term: number) => boolean) =>
    vocabulary.termsOfStem.get(stem)?.some(isWanted) ?? false
  return {
    countThing: (thing) => facets.thing.byKey.get(thing)?.count ?? 0,
    isInNames: (stem) => hasTerm(stem, (term) => (vocabulary.headings[term] ?? 0) > 0),
    hasStock: () => !isEmpty(products.inStock),
    isInTexts: (word) => hasTerm(stemOf(word), (term) => frequencyOf(vocabulary, term) > 0),
  }
}

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
