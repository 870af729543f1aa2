import type { calls } from '../../../contract/calls.ts'
import type { Catalogue } from '../../catalogue/index/catalogue.ts'
import { understandText } from '../../catalogue/search/wishes/understood-text.ts'
import type { Handlers } from '../../serve.ts'
import { answerText } from './answer-text.ts'
import type { ShopTexts } from './shop-texts.ts'

type Shop = { catalogue: Pick<Catalogue, 'index'>; readTexts(): ShopTexts }
type SearchCalls = Handlers<typeof calls, 'search' | 'suggest'>

/** The search calls: products, and beside them answers about the shop itself. */
export const answerSearchCalls = (shop: Shop, ofProducts: SearchCalls): SearchCalls => ({
  search: async (request, caller) => {
    const found = await ofProducts.search(request, caller)
    if (found.pageNum > 1) return found
    return { ...found, answers: answerFor(shop, request.searchField, found.total > 0) }
  },
  suggest: async (request, caller) => {
    const found = await ofProducts.suggest(request, caller)
    return { ...found, answers: answerFor(shop, request.q, found.products.length > 0) }
  },
})

const answerFor = ({ catalogue, readTexts }: Shop, text: string, hasProducts: boolean) =>
  answerText(readTexts(), { text, understood: understandText(catalogue.index, text), hasProducts, now: new Date() })

/** Whether a text asks about the shop and not about products, or names one of its pages. */
export function answersText(shop: Shop, text: string): boolean {
  const { question, constraints } = understandText(shop.catalogue.index, text)
  return (question === null || constraints.length === 0) && answerFor(shop, text, true).length > 0
}
