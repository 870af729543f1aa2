import { listFindings } from './amounts/findings.ts'
import { chooseHead } from './heads.ts'
import type { Meaning } from './lexicon.ts'
import type { Reading } from './reading.ts'
import { cutSegments, thingOf } from './segments.ts'
import { shippedLexicon } from './shipped-lexicon.ts'
import { listKinds } from './things.ts'
import { readTokens } from './tokens.ts'

/** The things that the name of a product, value or sub-category contains. */
type NameReading = {
  /** The things that it is, and every other thing in its name. */
  heads: string[]
  asides: string[]
  meanings: Meaning[]
  findings: ReturnType<typeof listFindings>
}

export function readName(name: string): NameReading {
  const reading: Reading = { tokens: readTokens(name), steps: 0 }
  const findings = listFindings(reading)
  const taken = new Set(findings.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const segments = cutSegments(reading, [shippedLexicon], (at) => !taken.has(at) && reading.tokens[at]?.kind !== 'sign')
  const heads = chooseHead(segments).map(thingOf)
  const named = segments.map(thingOf).filter((thing) => thing !== '' && !heads.includes(thing))
  return { heads, asides: named, meanings: segments.flatMap(({ meanings }) => meanings), findings }
}

const joint = /\s*(?:[&,/+]|\band\b)\s*/i

/** ‘Coffee & Side Tables’ are coffee tables and side tables. */
export function listNamedThings(name: string): string[] {
  const noun = name.split(' ').at(-1)
  return name
    .split(joint)
    .filter(Boolean)
    .flatMap((part) => {
      const { heads } = readName(part)
      return heads.length > 0 ? heads : readName(`${part} ${noun}`).heads
    })
}

/** Classifies a product by its name, and by a sub-category that holds one kind of thing. The nearest name comes first. */
export const classifyProduct = (name: string, subCategoryName: string | null): string[] =>
  judgeProduct(readName(name).heads, readPlace(subCategoryName))

type Place = { heads: string[]; isMixed: boolean }

/** Sub-categories are few, and each is read with every product. */
const knownPlaces = new Map<string | null, Place>()
const maxKnown = 2000

function readPlace(name: string | null): Place {
  const known = knownPlaces.get(name)
  if (known) return known
  const place = { heads: name === null ? [] : readName(name).heads, isMixed: joint.test(name ?? '') }
  if (knownPlaces.size < maxKnown) knownPlaces.set(name, place)
  return place
}

function judgeProduct(own: string[], place: Place): string[] {
  const things = own.length === 0 || !place.isMixed ? [...own, ...place.heads] : own
  return [...new Set(things.filter((thing) => !things.some((other) => other !== thing && isBroader(thing, other))))]
}

/** Whether a thing is only a broader kind of another: a tub chair in 'Armchairs' is classified as a tub chair alone. */
const isBroader = (thing: string, other: string) => listKinds(other).includes(thing)
