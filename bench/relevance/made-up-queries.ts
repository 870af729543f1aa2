import type { Entry } from '../../server/catalogue/search/entry.ts'
import { createRandom, pick, type Random } from '../search-catalogue.ts'
import type { Judgement } from './judgements.ts'

/** One criterion in a shopper's words, and a test whether a product meets it. */
type Wish = { words: string; isMet(entry: Entry): boolean }

/**
 * Queries about generated products. Each is made from the properties of one product; its right answers are all products that
 * meet every criterion.
 */
export function makeQueries(entries: Entry[], count: number): Judgement[] {
  const random = createRandom(5)
  const judgements: Judgement[] = []
  while (judgements.length < count) {
    const wishes = pick(random, kinds)(pick(random, entries), random)
    if (!wishes) continue
    const met = entries.filter((entry) => wishes.every(({ isMet }) => isMet(entry)))
    const query = wishes.map(({ words }) => words).join(' ')
    judgements.push({ query, best: new Set(met.map(({ uuid }) => uuid)), right: new Set(), part: 'tuned with' })
  }
  return judgements
}

/** Null when the product lacks a property that this kind of query needs. */
type Kind = (entry: Entry, random: Random) => Wish[] | null

const kinds: Kind[] = [
  (entry) => [askThing(entry)],
  (entry) => [askMistyped(entry)],
  (entry) => both(askColour(entry), askThing(entry)),
  (entry) => both(askBrand(entry), askThing(entry)),
  (entry, random) => both(askThing(entry), askPrice(entry, random)),
  (entry) => both(askThing(entry), askWidth(entry)),
  (entry) => (entry.onSale ? [askThing(entry), onSale] : null),
  (entry) => (entry.onDisplay ? [askThing(entry), onDisplay] : null),
  (entry) => (entry.inStock ? [askThing(entry), inStock] : null),
  (entry, random) => {
    const looks = both(askColour(entry), askThing(entry))
    const price = askPrice(entry, random)
    return looks && price && [...looks, price]
  },
]

const both = (one: Wish | null, other: Wish | null) => one && other && [one, other]

/** The last tag of a generated product names the thing, in lower case. */
const thingOf = ({ metaTags }: Entry) => metaTags.at(-1) ?? ''

/** Matches by the last word, because a corner sofa is a sofa. */
function askThing(entry: Entry): Wish {
  const thing = thingOf(entry)
  return { words: thing, isMet: (other) => ` ${thingOf(other)}`.endsWith(` ${thing}`) }
}

/** Swaps two letters inside the longest word. */
function askMistyped(entry: Entry): Wish {
  const { words, isMet } = askThing(entry)
  const longest = words.split(' ').reduce((long, word) => (word.length > long.length ? word : long))
  const at = Math.floor(longest.length / 2) - 1
  const swapped = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2)
  return { words: words.replace(longest, swapped), isMet }
}

/** Colours that no query uses: 'grey' also means slate, so the right answers do not follow from the values alone. */
const families = [
  'Black',
  'White',
  'Cream',
  'Grey',
  'Silver',
  'Gold',
  'Teal',
  'Navy',
  'Natural',
  'Pink',
  'Yellow',
  'Red',
]

function askColour({ properties }: Entry): Wish | null {
  const colour = properties.find(({ label }) => label === 'Colour')?.values.find(({ name }) => !families.includes(name))
  return (
    (colour && {
      words: colour.name.toLowerCase(),
      isMet: (other) => other.properties.some(({ values }) => values.some(({ id }) => id === colour.id)),
    }) ??
    null
  )
}

const askBrand = ({ brand }: Entry): Wish | null =>
  brand && { words: brand.name, isMet: (other) => other.brand?.uuid === brand.uuid }

function askPrice({ pricePence }: Entry, random: Random): Wish | null {
  if (pricePence === 0) return null
  const pounds = Math.ceil(pricePence / 10_000) * 100
  const isMet = (other: Entry) => other.pricePence > 0 && other.pricePence <= pounds * 100
  return { words: pick(random, [`under £${pounds}`, `up to ${pounds} pounds`, `less than £${pounds}`]), isMet }
}

function askWidth({ sizes }: Entry): Wish | null {
  if (sizes.width === 0) return null
  const cm = Math.ceil(sizes.width / 10) * 10
  return { words: `up to ${cm}cm wide`, isMet: (other) => other.sizes.width > 0 && other.sizes.width <= cm }
}

const onDisplay: Wish = { words: 'on display', isMet: (other) => other.onDisplay }
const inStock: Wish = { words: 'in stock', isMet: (other) => other.inStock }
const onSale: Wish = { words: 'on sale', isMet: (other) => other.onSale }
