import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { type DescribedText, describeText } from '../../catalogue/search/text/find-text.ts'

/** Whether a search finds products that match all of its words, leads to a page, or is a question that the shop answers. */
export const findsSomething = (index: Index, text: string): boolean => meetsAll(describeText(index, text))

export const meetsAll = ({ count, lacksSomething, sendTo, isQuestion }: DescribedText): boolean =>
  (count > 0 && !lacksSomething) || sendTo !== null || isQuestion
