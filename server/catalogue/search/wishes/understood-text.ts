import type { Index } from '../catalogue-index.ts'
import { listShopWords } from '../text/shop-words.ts'
import type { ShopVocabulary } from '../understanding/shop-vocabulary.ts'
import { understandQuery } from '../understanding/understand.ts'
import type { Understood } from '../understanding/understood.ts'

type Last = { text: string; vocabulary: ShopVocabulary; changes: number; understood: Understood }
const last = new WeakMap<Index, Last>()

/**
 * Understands a text with the words of this shop, including those of its products. Caches the last result until any of
 * these words changes, since the products and the answer of one search are looked up in succession.
 */
export function understandText(index: Index, text: string): Understood {
  const vocabulary = listShopWords(index)
  const known = last.get(index)
  const { changes } = index
  if (known?.text === text && known.vocabulary === vocabulary && known.changes === changes) return known.understood
  const understood = understandQuery(text, vocabulary)
  last.set(index, { text, vocabulary, changes, understood })
  return understood
}
