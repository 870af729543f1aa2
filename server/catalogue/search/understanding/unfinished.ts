import { splitList } from './split-list.ts'
import { comparators } from './words/amounts.ts'

const limits = [...splitList(comparators.max), ...splitList(comparators.min), 'between']
const amountBegun = /\s*£?\s*\d*$/

/** Cuts off a limit that is still being typed: 'sofa unde' and 'sofa max 2' ask for sofas so far. */
export function cutUnfinished(text: string): string {
  for (const { index: at } of text.matchAll(/(?<=\s)\S/g)) {
    const tail = text.slice(at).toLowerCase()
    const words = tail.replace(amountBegun, '')
    const isBegun = (limit: string) => limit === words || (words === tail && limit.startsWith(words))
    if (words.length > 1 && limits.some(isBegun)) return text.slice(0, at).trimEnd()
  }
  return text
}
