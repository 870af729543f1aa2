import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { findSendTo, findText } from '../../catalogue/search/find-text.ts'
import { asksAboutShop } from '../../catalogue/search/question-search.ts'

/** Whether a search shows products, leads to a page or is a question that the shop answers. */
export const findsSomething = (index: Index, text: string): boolean =>
  findText(index, text).count > 0 || findSendTo(index, text) !== null || asksAboutShop(index, text)
