import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { describeText } from '../../catalogue/search/find-text.ts'

/** Whether a search shows products that meet all of its words, leads to a page or is a question that the shop answers. */
export function findsSomething(index: Index, text: string): boolean {
  const { count, lacksSomething, sendTo, isQuestion } = describeText(index, text)
  return (count > 0 && !lacksSomething) || sendTo !== null || isQuestion
}
