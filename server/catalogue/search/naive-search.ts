import type { SearchAnswer, SearchRequest } from '../../../contract/search.ts'
import type { Entry } from './entry.ts'
import { fits, listFiltersNaively } from './naive-filters.ts'
import { correctNaively, scoreText, scoreWord } from './naive-text.ts'
import { splitWords, weightyWords } from './words.ts'

/** What search means, written to be read rather than to be fast: the tests hold the index to it. */
export function searchNaively(entries: Entry[], request: SearchRequest, pageSize: number): SearchAnswer {
  const { words, correctedTo } = chooseWords(entries, request.searchField)
  const texted = entries.filter((entry) => scoreText(entry, words) !== null)
  const matches = texted.filter((entry) => fits(entries, entry, request))
  const compare = compares(words)[request.sortBy]
  const sorted = matches.sort((a, b) => compare(a, b) || collator.compare(a.name, b.name) || compareUuids(a, b))
  const pageAmt = Math.max(1, Math.ceil(sorted.length / pageSize))
  const pageNum = Math.min(pageAmt, Math.max(1, Math.floor(request.pageNum) || 1))
  const page = sorted.slice((pageNum - 1) * pageSize, pageNum * pageSize)
  const filters = listFiltersNaively(entries, texted, request)
  return { products: page.map((entry) => entry.card), pageAmt, pageNum, total: matches.length, correctedTo, filters }
}

const collator = new Intl.Collator('en-GB', { numeric: true })
const compareUuids = (a: Entry, b: Entry) => (a.uuid < b.uuid ? -1 : 1)

type Compare = (a: Entry, b: Entry) => number
const compares = (words: string[]): Record<SearchRequest['sortBy'], Compare> => ({
  az: () => 0,
  za: (a, b) => collator.compare(b.name, a.name),
  recent: (a, b) => b.listedAt - a.listedAt,
  oldest: (a, b) => a.listedAt - b.listedAt,
  priceLow: (a, b) => (a.pricePence || 1e9) - (b.pricePence || 1e9),
  priceHigh: (a, b) => b.pricePence - a.pricePence,
  relevance: (a, b) => (scoreText(b, words) ?? 0) - (scoreText(a, words) ?? 0),
})

function chooseWords(entries: Entry[], text: string): { words: string[]; correctedTo: string | null } {
  const typed = splitWords(text)
  const words = weightyWords(typed).filter((word, i, all) => !all.slice(i + 1).includes(word))
  const asTyped = { words, correctedTo: null }
  const finds = (tried: string[]) => entries.some((entry) => scoreText(entry, tried) !== null)
  if (words.length === 0 || finds(words)) return asTyped
  const unknown = words.filter(
    (word, i) => !entries.some((entry) => scoreWord(entry, word, i === words.length - 1) > 0),
  )
  const spellings = new Map(unknown.map((word) => [word, correctNaively(entries, word)]))
  if ([...spellings.values()].includes(null)) return asTyped
  const respell = (word: string) => spellings.get(word) ?? word
  const corrected = words.map(respell)
  if (unknown.length === 0 || !finds(corrected)) return asTyped
  return { words: corrected, correctedTo: typed.map(respell).join(' ') }
}
