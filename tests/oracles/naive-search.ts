import type { SearchAnswer, SearchRequest } from '../../contract/search.ts'
import type { Entry } from '../../server/catalogue/search/entry.ts'
import type { Synonym } from '../../server/catalogue/search/text/synonyms.ts'
import { fits, listFiltersNaively } from './naive-filters.ts'
import { groupNaively, type NaiveUnit } from './naive-synonyms.ts'
import { correctNaively, scoreText, scoreWord } from './naive-text.ts'
import { dropSmallWords, readQuery } from './naive-words.ts'

/** The rules of the search, simple rather than fast. Tests compare the index with them. */
export function searchNaively(
  entries: Entry[],
  request: SearchRequest,
  pageSize: number,
  synonyms: Synonym[] = [],
): SearchAnswer {
  const { units, correctedTo } = chooseUnits(entries, request.searchField, synonyms)
  const texted = entries.filter((entry) => scoreText(entry, units) !== null)
  const matches = texted.filter((entry) => fits(entries, entry, request))
  const compare = compares(units)[request.sortBy]
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
const compares = (units: NaiveUnit[]): Record<SearchRequest['sortBy'], Compare> => ({
  az: () => 0,
  za: (a, b) => collator.compare(b.name, a.name),
  recent: (a, b) => b.listedAt - a.listedAt,
  oldest: (a, b) => a.listedAt - b.listedAt,
  priceLow: (a, b) => (a.pricePence || 1e9) - (b.pricePence || 1e9),
  priceHigh: (a, b) => b.pricePence - a.pricePence,
  relevance: (a, b) => (scoreText(b, units) ?? 0) - (scoreText(a, units) ?? 0),
})

function chooseUnits(entries: Entry[], text: string, synonyms: Synonym[]) {
  const typed = readQuery(text)
  const words = dropSmallWords(typed).filter((word, i, all) => !all.slice(i + 1).includes(word))
  const units = groupNaively(synonyms, words)
  const asTyped = { units, correctedTo: null }
  const finds = (tried: NaiveUnit[]) => entries.some((entry) => scoreText(entry, tried) !== null)
  if (words.length === 0 || finds(units)) return asTyped
  const isMeant = ({ meanings }: NaiveUnit) =>
    meanings.some(({ words: meant }) =>
      entries.some((entry) => meant.every((word) => scoreWord(entry, word, false) > 0)),
    )
  const inDoubt = units.filter((unit) => !isMeant(unit)).flatMap((unit) => unit.words)
  const isUnknown = (word: string) => !entries.some((entry) => scoreWord(entry, word, word === words.at(-1)) > 0)
  const unknown = inDoubt.filter(isUnknown)
  const spellings = new Map(unknown.map((word) => [word, correctNaively(entries, word)]))
  if ([...spellings.values()].includes(null)) return asTyped
  const respell = (word: string) => spellings.get(word) ?? word
  const corrected = groupNaively(synonyms, words.map(respell))
  if (unknown.length === 0 || !finds(corrected)) return asTyped
  return { units: corrected, correctedTo: typed.map(respell).join(' ') }
}
