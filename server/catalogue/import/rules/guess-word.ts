import type { WordRule } from '../../../../contract/staff/import-rules.ts'
import { countEdits } from '../../search/text/spelling.ts'
import { listNamedThings } from '../../search/understanding/names.ts'
import { listKinds, listNear } from '../../search/understanding/things.ts'
import { keyOfPhrase } from '../../search/understanding/tokens.ts'
import { readValue, type ShopValue } from '../../search/understanding/values.ts'
import { materialFamilies } from '../../search/understanding/words/materials.ts'
import { splitPair, splitPlace, type Word } from './words.ts'

/** A term of the shop. `to`: how a rule refers to the term; `name`: its own name; `of`: the name of its parent. */
export type Candidate = { kind: Word['kind']; to: string; name: string; of: string; swatch?: string | null }

/** Guesses which term of the shop a supplier's word means. Both are interpreted in the same way as search texts. */
export function openGuess(candidates: Candidate[]): (word: Word) => WordRule {
  const ours = candidates.map((candidate) => ({
    ...candidate,
    ...understand(candidate.name, candidate.swatch ?? null),
    owner: keyOfPhrase(candidate.of),
  }))
  return (word) => {
    const [owner, name] = readWord({ ...word, text: word.text.slice(0, maxWordLength) })
    const understood = understand(name, null)
    const theirs = { ...understood, heads: readHeads(understood.heads, owner, name), owner: keyOfPhrase(owner) }
    let best: { to: string; score: number } = { to: '', score: minScore - 1 }
    for (const candidate of ours) {
      if (candidate.kind !== word.kind) continue
      const score = compare(word, theirs, candidate)
      if (score > best.score) best = { to: candidate.to, score }
    }
    return best.to === '' ? guessOther(word) : { ...word, choice: 'use', to: best.to }
  }
}

const minScore = 30
/** The most characters that are understood of a word: no name of the shop is longer. */
const maxWordLength = 250

/** Splits a word into its parent and its own name, which is the last part of a path. */
function readWord({ kind, text }: Word): [string, string] {
  if (kind === 'property') return splitPair(text)
  return kind === 'category' ? splitPlace(readCode(text).replace(/\s*[/|»›]\s*|,(?=\S)/g, ' > ')) : ['', text]
}

/**
 * ‘Dining > Chairs’ are dining chairs, and ‘Bedroom > Wardrobes’ just wardrobes. A name that names nothing is read with what
 * is above it: ‘Blinds > Roller’ are roller blinds.
 */
function readHeads(heads: string[], owner: string, name: string): string[] {
  const above = owner.split('>').at(-1)?.trim() ?? ''
  if (heads.length === 0)
    return above === '' || noWord.test(name) || extras.test(name) ? [] : listNamedThings(`${name} ${nameTrade(above)}`)
  const whole = listNamedThings(`${above} ${name}`)
  return whole.some((thing) => listKinds(thing).some((kind) => heads.includes(kind))) ? whole : heads
}

/** The trade calls sofas and what belongs to them ‘upholstery’. */
const nameTrade = (above: string) => (/^upholster(?:y|ed)(?: furniture)?$/i.test(above) ? 'Sofas' : above)

/** Words for accessories, which are no pieces themselves. */
const extras = /\b(?:accessor(?:y|ies)|spares?|parts?|care|covers?|swatch(?:es)?|samples?|delivery)\b/i

type Understood = { key: string; plain: string; heads: string[]; value: ShopValue }

function understand(name: string, swatch: string | null): Understood {
  const plain = name
    .toLowerCase()
    .replace(/\b(?:ltd|limited|plc|inc|furniture|co|company)\b|[^a-z0-9]+/g, ' ')
    .trim()
  return {
    key: keyOfPhrase(name),
    plain,
    heads: listNamedThings(name),
    value: readValue(0, { id: 0, name, swatch }),
  }
}

function compare({ kind }: Word, theirs: Understood & { owner: string }, ours: Understood & { owner: string }): number {
  if (kind === 'property' && theirs.owner !== ours.owner) return 0
  const sameOwner = theirs.owner !== '' && theirs.owner === ours.owner ? 5 : 0
  if (theirs.key !== '' && theirs.key === ours.key) return 100 + sameOwner
  if (theirs.plain !== '' && theirs.plain === ours.plain) return 95 + sameOwner
  const edits = theirs.plain.length < 5 ? 0 : countEdits(theirs.plain, ours.plain)
  if (edits > 0 && edits <= 2) return 80 - edits * 5
  if (kind === 'category') return compareThings(theirs.heads, ours.heads) + sameOwner
  return kind === 'property' ? compareValues(theirs.value, ours.value) : 0
}

function compareThings(theirs: string[], ours: string[]): number {
  const scores = theirs.flatMap((thing) =>
    ours.map((own) => {
      const kind = listKinds(thing).indexOf(own)
      if (kind >= 0) return 75 - kind * 8
      if (listNear(thing).includes(own)) return 40
      return listKinds(own).includes(thing) ? 35 : 0
    }),
  )
  return Math.max(0, ...scores)
}

function compareValues(theirs: ShopValue, ours: ShopValue): number {
  const colours = theirs.colours.flatMap((colour) =>
    ours.colours.map((own) => {
      if (colour.family !== own.family)
        return colour.near.includes(own.family) || own.near.includes(colour.family) ? 35 : 0
      return 55 + (colour.name === own.name ? 10 : 0) + (colour.shade === own.shade ? 5 : 0)
    }),
  )
  const materials = theirs.materials.flatMap((material) =>
    ours.materials.map((own) => (material.name === own.name ? 70 : isKindOf(material, own, ours) ? 45 : 0)),
  )
  return Math.max(0, ...colours, ...materials)
}

type Material = ShopValue['materials'][number]

/** Whether a material is a kind of the shop's material: pine of solid wood, oak veneer of oak, but metal not of brass. */
function isKindOf(theirs: Material, own: Material, { materials }: ShopValue): boolean {
  if (theirs.family !== own.family || materials.length > 1 || isFamily(theirs)) return false
  return isFamily(own) || ` ${theirs.name} `.includes(` ${own.name} `)
}

const isFamily = ({ name, family }: Material) =>
  (materialFamilies[family]?.names ?? '').split(',').some((member) => member.trim() === name)

const noWord =
  /^(?:others?|various|assorted|miscellaneous|mixed|not (?:specified|applicable)|see (?:description|picture))$/i

/** Without a similar term, a brand, range or value is created; a category is left empty, for staff to choose. */
const guessOther = (word: Word): WordRule =>
  word.kind === 'category' || noWord.test(readWord(word)[1])
    ? { ...word, choice: 'blank', to: '' }
    : { ...word, choice: 'make', to: readCode(word.text).slice(0, 200) }

/** dark_oak, as systems write it, is ‘dark oak’. */
const readCode = (text: string) => (/^[a-z\d]+(?:[_,]+[a-z\d]+)+$/.test(text) ? text.replaceAll('_', ' ') : text)
