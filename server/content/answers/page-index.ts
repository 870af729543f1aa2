import { stemOf } from '../../catalogue/search/text/words.ts'
import type { Section } from './page-sections.ts'

/** A page for the search. `titleStems` also contains the words of its address. */
export type ShopPage = {
  title: string
  path: string
  /** The excerpt for a question that no section answers in particular. */
  summary: string
  titleStems: Set<string>
  sections: Section[]
}

type Place = { page: ShopPage; section: Section }
/** `place`: an index into `places`. `worth`: the score of a word, by where it occurs: title, heading or text. */
type Posting = { place: number; worth: number }
export type PageIndex = { pages: ShopPage[]; places: Place[]; postings: Map<string, Posting[]>; stems: string[] }

/** A word in a title outweighs any number of words elsewhere. */
const worths = { title: 100, heading: 10, text: 1 }

/** Beyond this number the last sections of each page are joined, so that a search stays fast however much staff write. */
const maxPlaces = 1200

export function indexPages(pages: ShopPage[]): PageIndex {
  const total = pages.reduce((sum, { sections }) => sum + sections.length, 0)
  const max = total > maxPlaces ? Math.max(1, Math.floor(maxPlaces / pages.length)) : total
  const places = pages.flatMap((page) => joinBeyond(page.sections, max).map((section) => ({ page, section })))
  const postings = new Map<string, Posting[]>()
  for (const [place, { page, section }] of places.entries()) {
    for (const stem of new Set([...page.titleStems, ...section.stems])) {
      const worth = page.titleStems.has(stem) ? 'title' : section.headingStems.has(stem) ? 'heading' : 'text'
      const known = postings.get(stem)
      if (known) known.push({ place, worth: worths[worth] })
      else postings.set(stem, [{ place, worth: worths[worth] }])
    }
  }
  return { pages, places, postings, stems: [...postings.keys()].sort() }
}

function joinBeyond(sections: Section[], max: number): Section[] {
  if (sections.length <= max) return sections
  const rest = sections.slice(max - 1)
  const joined: Section = {
    headingStems: new Set(rest.flatMap(({ headingStems }) => [...headingStems])),
    stems: new Set(rest.flatMap(({ stems }) => [...stems])),
    sentences: rest.flatMap(({ sentences }) => sentences),
  }
  return [...sections.slice(0, max - 1), joined]
}

/** `isTitle`: the title contains every word. */
export type Hit = Place & { isTitle: boolean; stems: Set<string> }

/** The pages that have every word, best first, each with its best section. The last word may be unfinished. */
export function findPages(index: PageIndex, words: string[]): Hit[] {
  const scores = new Map<number, { worth: number; words: number }>()
  const all = new Set<string>()
  for (const [i, word] of words.entries()) {
    const stems = i === words.length - 1 ? listCompletions(index, word) : [stemOf(word)]
    for (const stem of stems) all.add(stem)
    for (const [place, worth] of findWord(index, stems)) {
      const score = scores.get(place) ?? { worth: 0, words: 0 }
      if (score.words === i) scores.set(place, { worth: score.worth + worth, words: i + 1 })
    }
  }
  const complete = [...scores].filter(([, score]) => words.length > 0 && score.words === words.length)
  const found = complete.sort(([a, one], [b, other]) => other.worth - one.worth || a - b)
  return keepBest(index, found).map(([place, { worth }]) => ({
    ...placeOf(index, place),
    isTitle: worth >= words.length * worths.title,
    stems: all,
  }))
}

/** The section with one of the `stems` in the best place, and then with most of the `others`; undefined if none has any. */
export function findNearest(index: PageIndex, stems: string[], others: string[]): Hit | undefined {
  const scores = new Map([...findWord(index, stems)].map(([place, worth]) => [place, 10 * worth]))
  for (const stem of others.filter((other) => !stems.includes(other))) {
    for (const [place, worth] of findWord(index, [stem])) {
      const score = scores.get(place)
      if (score !== undefined) scores.set(place, score + Math.min(worth, worths.heading))
    }
  }
  const [best] = [...scores].sort(([a, one], [b, other]) => other - one || a - b)
  if (!best) return undefined
  const found = placeOf(index, best[0])
  const isTitle = stems.some((stem) => found.page.titleStems.has(stem))
  return { ...found, isTitle, stems: new Set([...stems, ...others]) }
}

function findWord({ postings }: PageIndex, stems: string[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const stem of stems) {
    for (const { place, worth } of postings.get(stem) ?? []) found.set(place, Math.max(worth, found.get(place) ?? 0))
  }
  return found
}

const minBeginningLength = 3
const maxCompletions = 40

/** The indexed stems that an unfinished word may become. */
function listCompletions({ stems }: PageIndex, word: string): string[] {
  if (word.length < minBeginningLength) return [stemOf(word)]
  let low = 0
  let high = stems.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((stems[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  const begun = stems.slice(low, low + maxCompletions).filter((stem) => stem.startsWith(word))
  return [...new Set([stemOf(word), ...begun])]
}

function keepBest<Score>(index: PageIndex, found: [number, Score][]): [number, Score][] {
  const seen = new Set<ShopPage>()
  return found.filter(([place]) => {
    const { page } = placeOf(index, place)
    const isFirst = !seen.has(page)
    seen.add(page)
    return isFirst
  })
}

function placeOf({ places }: PageIndex, place: number): Place {
  const known = places[place]
  if (!known) throw new Error('A place of the page index is missing.')
  return known
}
