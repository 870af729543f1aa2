import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { describeText, findSendTo } from '../../catalogue/search/find-text.ts'
import { asksAboutShop } from '../../catalogue/search/question-search.ts'

/** Whether a search shows products that meet all of its words, leads to a page or is a question that the shop answers. */
export function findsSomething(index: Index, text: string): boolean {
  const { count, lacksSomething } = describeText(index, text)
  return (count > 0 && !lacksSomething) || findSendTo(index, text) !== null || asksAboutShop(index, text)
}
