import type { Index } from './catalogue-index.ts'
import { listShopWords } from './shop-words.ts'
import type { ShopVocabulary } from './understanding/shop-vocabulary.ts'
import { understandQuery } from './understanding/understand.ts'
import type { Understood } from './understanding/understood.ts'

type Last = { text: string; vocabulary: ShopVocabulary; said: Understood }
const last = new WeakMap<Index, Last>()

/** What a text means in this shop. The last one is kept, since products and answers are looked up one after the other. */
export function understandText(index: Index, text: string): Understood {
  const vocabulary = listShopWords(index)
  const known = last.get(index)
  if (known?.text === text && known.vocabulary === vocabulary) return known.said
  const said = understandQuery(text, vocabulary)
  last.set(index, { text, vocabulary, said })
  return said
}
