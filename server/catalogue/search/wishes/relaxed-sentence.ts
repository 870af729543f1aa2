import { writeList } from '../../../../contract/list-text.ts'
import { writeInside } from '../understanding/labels.ts'
import { isKindOf, pluralOf } from '../understanding/things.ts'
import type {
  Constraint,
  CountConstraint,
  FeatureConstraint,
  FlagConstraint,
  Limits,
} from '../understanding/understood.ts'
import { featureAfter } from '../understanding/words/features.ts'

/**
 * The constraints and words that together find nothing. `instead`: the things shown in place of one that the shop does
 * not sell. `isAll`: nothing that was asked for is left.
 */
export type Missed = { constraints: Constraint[]; words: string[]; instead: string[]; isAll: boolean }

/** 'No grey sofas under £900; these are the nearest.' */
export function writeRelaxed({ constraints, words, instead, isAll }: Missed, total: number): string {
  const noun = readNoun(constraints)
  const phrases = constraints.flatMap((constraint) => phrase(constraint, noun) ?? [])
  const listTexts = (place: Phrase['place'], kind: Phrase['kind']) =>
    phrases.filter((each) => each.kind === kind && each.place === place).map(({ text }) => text)
  const before = places.before.flatMap((kind) => listTexts('before', kind))
  // 'Up to 100 cm wide and up to 60 cm deep'.
  const after = places.after.map((kind) => writeList(listTexts('after', kind))).filter((text) => text !== '')
  const mention = words.map((word) => `“${word}”`)
  const start = noun ? ['No', ...before, noun.text] : ['Nothing', ...(before.length > 0 ? [writeList(before)] : [])]
  const mentioned = mention.length > 0 ? [`that ${noun?.isPlural ? 'mention' : 'mentions'} ${writeList(mention)}`] : []
  return `${[...start, ...after, ...mentioned].join(' ')}; ${isAll ? 'here is everything else' : writeNearest(instead, total)}.`
}

const maxInstead = 3

function writeNearest(instead: string[], total: number): string {
  if (instead.length > 0 && instead.length <= maxInstead)
    return `the nearest are ${writeList(instead.map(writeInside))}`
  return total === 1 ? 'this is the nearest' : 'these are the nearest'
}

type Noun = { text: string; isPlural: boolean; things: string[] }

function readNoun(constraints: Constraint[]): Noun | null {
  const thing = constraints.find((each) => each.kind === 'thing')
  if (thing?.kind !== 'thing') return null
  const names = thing.things.map((name) => writeInside(pluralOf(name)))
  const isPlural = names.length > 1 || /s$/.test(names[0]?.split(' of ')[0] ?? '')
  return { text: writeList(names, 'or'), isPlural, things: thing.things }
}

/** Where a phrase stands beside the noun, and which kinds come first there. */
type Phrase = { kind: Constraint['kind']; place: keyof typeof places; text: string }
const places = {
  before: ['flag', 'relative', 'feature', 'shape', 'colour', 'material', 'value', 'bedSize', 'count'],
  after: [
    ...(['material', 'bedSize', 'feature', 'audience', 'count', 'dimension', 'sizePair', 'brand', 'range'] as const),
    ...(['category', 'subCategory', 'flag', 'without', 'price'] as const),
  ],
} as const satisfies Record<string, readonly Constraint['kind'][]>

const before = (kind: Constraint['kind'], text: string): Phrase => ({ kind, place: 'before', text })
const after = (kind: Constraint['kind'], text: string): Phrase => ({ kind, place: 'after', text })

function phrase(constraint: Constraint, noun: Noun | null): Phrase | null {
  const { kind } = constraint
  const label = writeInside(constraint.label)
  switch (constraint.kind) {
    case 'thing':
      return null
    case 'relative':
      return before(kind, constraint.end === 'medium' ? label.replace(/ size$/, '-sized') : label)
    case 'colour':
    case 'shape':
    case 'value':
      return before(kind, label)
    case 'material':
      return noun ? before(kind, label === 'wood' ? 'wooden' : label) : after(kind, `in ${label}`)
    case 'feature':
      return phraseFeature(constraint, noun)
    case 'bedSize': {
      const size = /king$/.test(label) ? `${label} size` : label
      return noun ? before(kind, size) : after(kind, `in ${size.replace(/(?<! size)$/, ' size')}`)
    }
    case 'count':
      return describeCount(constraint, noun)
    case 'price':
      return after(kind, describeLimits(label, constraint.limits))
    case 'sizePair':
      return after(kind, `of ${label}`)
    case 'brand':
      return after(kind, `by ${constraint.label}`)
    case 'range':
      return after(kind, `in the ${constraint.label} range`)
    case 'category':
    case 'subCategory':
      return after(kind, `in ${constraint.label}`)
    case 'flag':
      return describeFlag(constraint, label)
    case 'without':
      return after(kind, `that ${noun?.isPlural ? 'are' : 'is'} not ${describeDenied(constraint.denied)}`)
    case 'audience':
      return noun?.text.startsWith('children’s') ? null : after(kind, label)
    case 'dimension':
      return after(kind, label)
  }
}

const phraseFeature = ({ kind, feature }: FeatureConstraint, noun: Noun | null): Phrase => {
  const words = featureAfter.get(feature)
  if (words) return after(kind, noun?.isPlural ? words : words.replace(/^that are/, 'that is'))
  return before(kind, feature.replace(' ', '-'))
}

/** 'Up to £900' is under £900, and '£800 to £1,200' between the two. */
const describeLimits = (label: string, { min, max }: Limits) =>
  min !== undefined && max !== undefined
    ? `between ${label.replace(' to ', ' and ')}`
    : label.replace(/^up to/, 'under')

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (n: number) => numbers[n - 1] ?? String(n)

function describeCount({ what, counts }: CountConstraint, noun: Noun | null): Phrase {
  const many = [counts[0] ?? 0, ...counts.slice(1).slice(-1)].map(inWords).join(' to ')
  const isSofa = noun?.things.every((thing) => isKindOf(thing, 'sofa')) ?? false
  switch (what) {
    case 'seats':
      return isSofa
        ? before('count', `${many}-seater`)
        : after('count', `that ${noun?.isPlural ? 'seat' : 'seats'} ${many}`)
    case 'doors':
      return noun
        ? before('count', `${many}-door`)
        : after('count', `with ${many} ${many === 'one' ? 'door' : 'doors'}`)
    case 'pieces':
      return after('count', `in sets of ${many}`)
    default:
      return after('count', `with ${many} ${many === 'one' ? what.replace(/ves$/, 'fs').replace(/s$/, '') : what}`)
  }
}

function describeFlag({ kind, flag }: FlagConstraint, label: string): Phrase {
  if (flag === 'new' || flag === 'exDisplay') return before(kind, label)
  return after(kind, flag === 'immediate' ? `for ${label}` : label)
}

/** 'That are not leather', 'that are not by Ercol'. */
const describeDenied = (denied: Constraint): string =>
  phrase(denied, { text: '', isPlural: true, things: [] })?.text ?? writeInside(denied.label)
