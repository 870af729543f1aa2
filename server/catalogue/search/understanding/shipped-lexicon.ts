import { addPhrase, addPhrases, createLexicon, type Lexicon } from './lexicon.ts'
import { splitList } from './split-list.ts'
import { things } from './things.ts'
import type { Dimension, Relative } from './understood.ts'
import { type Family, families, familyNames, namedColours, type Shade, shadeWords, type Tone } from './words/colours.ts'
import { features } from './words/features.ts'
import { materialFamilies, tonedWoods, woodToneWords } from './words/materials.ts'
import {
  audiencePhrases,
  type BedSize,
  bedSizes,
  cheapPhrases,
  expensivePhrases,
  fillerPhrases,
  flagPhrases,
  joints,
  personPhrases,
  praisePhrases,
  relativePhrases,
  roomPhrases,
  shapePhrases,
} from './words/phrases.ts'
import { questions, type Topic } from './words/questions.ts'
import { commonWords, oftenMisspelt, ordinaryWords } from './words/spelling.ts'

const tones: Tone[] = ['warm', 'cool']

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) => Object.entries(record) as [Key, Value][]

/** Builds the lexicon that every furniture shop shares. Called once. */
function buildShippedLexicon(): Lexicon {
  const lexicon = createLexicon()
  for (const { name, names } of things.values()) addPhrases(lexicon, names, { kind: 'thing', thing: name })
  addColours(lexicon)
  addMaterials(lexicon)
  addSizes(lexicon)
  addWishes(lexicon)
  addPhrases(lexicon, splitList(roomPhrases), { kind: 'room' })
  addPhrases(lexicon, splitList(personPhrases), { kind: 'person' })
  addPhrases(lexicon, splitList(praisePhrases), { kind: 'praise' })
  for (const [feature, { asked }] of entriesOf(features))
    addPhrases(lexicon, splitList(asked), { kind: 'feature', feature })
  for (const [role, list] of entriesOf(joints)) addPhrases(lexicon, splitList(list), { kind: 'joint', role })
  addPhrases(lexicon, splitList(fillerPhrases), { kind: 'filler' })
  // Of a weight or a colour: 'light and dark blue cushions' are no lamps.
  addPhrase(lexicon, 'light', { kind: 'filler' })
  for (const word of splitList(oftenMisspelt)) lexicon.spellings.set(word, 3)
  return lexicon
}

function addColours(lexicon: Lexicon) {
  for (const family of families) {
    for (const name of [...splitList(familyNames[family]), ...listIsh(family)]) {
      addPhrase(lexicon, name, { kind: 'colour', name: family, family, shade: null, near: [], sure: true })
      for (const [shade, list] of entriesOf(shadeWords)) {
        const shaded = splitList(list).map((word) => `${word} ${name}`)
        addPhrases(lexicon, shaded, { kind: 'colour', name: family, family, shade, near: [], sure: true })
      }
      for (const tone of tones) {
        const toned = `${tone} ${family}`
        addPhrase(lexicon, `${tone} ${name}`, {
          kind: 'colour',
          name: toned,
          family,
          shade: null,
          tone,
          near: [],
          sure: true,
        })
      }
    }
    for (const [shade, list] of entriesOf<Shade, string | undefined>({
      light: undefined,
      mid: undefined,
      dark: undefined,
      ...namedColours[family],
    }))
      addNamedColours(lexicon, family, shade, list ?? '')
  }
}

/** 'Bluish' and 'blueish', 'reddish'. */
const listIsh = (family: Family) =>
  [family, family.replace(/e$/, ''), family.replace(/(?<=^.e)d$/, 'dd')].map((word) => `${word}ish`)

function addNamedColours(lexicon: Lexicon, family: Family, shade: Shade, list: string) {
  for (const item of splitList(list)) {
    const [written = '', near = ''] = item.split('>')
    const sure = !written.startsWith('?')
    const name = sure ? written : written.slice(1)
    const others = near.split(' ').filter((other): other is Family => other in familyNames)
    addPhrase(lexicon, name, { kind: 'colour', name, family, shade, near: others, sure })
  }
}

function addMaterials(lexicon: Lexicon) {
  for (const [family, { names, members }] of entriesOf(materialFamilies)) {
    addPhrases(lexicon, splitList(names), { kind: 'material', name: family, family })
    for (const name of splitList(members)) addPhrase(lexicon, name, { kind: 'material', name, family })
  }
  for (const tone of Object.values(woodToneWords).flatMap(splitList)) {
    if (!otherwiseMeant.has(tone))
      for (const wood of splitList(tonedWoods)) {
        const name = `${tone} ${wood}`
        addPhrase(lexicon, name, { kind: 'material', name, family: 'wood' })
      }
  }
}

/** 'White wood' is painted, 'natural wood' is any. */
const otherwiseMeant = new Set(['white', 'black', 'natural'])

function addSizes(lexicon: Lexicon) {
  for (const [size, { sure, unsure }] of entriesOf(bedSizes)) addBedSize(lexicon, size, sure, unsure)
  for (const [which, list] of entriesOf(relativePhrases)) {
    const [dimension, end] = which.split(' ') as [Dimension, Relative]
    addPhrases(lexicon, splitList(list), { kind: 'relative', dimension, end })
  }
}

function addBedSize(lexicon: Lexicon, size: BedSize, sure: string, unsure: string) {
  addPhrases(lexicon, splitList(sure), { kind: 'bedSize', size, sure: true })
  addPhrases(lexicon, splitList(unsure), { kind: 'bedSize', size, sure: false })
}

function addWishes(lexicon: Lexicon) {
  for (const [flag, list] of entriesOf(flagPhrases)) addPhrases(lexicon, splitList(list), { kind: 'flag', flag })
  for (const [who, list] of entriesOf(audiencePhrases))
    for (const phrase of splitList(list))
      addPhrase(lexicon, phrase, { kind: 'audience', who, isRoom: /room|nursery/.test(phrase) })
  for (const [shape, list] of entriesOf(shapePhrases)) addPhrases(lexicon, splitList(list), { kind: 'shape', shape })
  addPhrases(lexicon, splitList(cheapPhrases), { kind: 'cheap' })
  addPhrases(lexicon, splitList(expensivePhrases), { kind: 'dear' })
  for (const [topic, { sure, unsure, asking }] of entriesOf<Topic, Record<'sure' | 'unsure' | 'asking', string>>(
    questions,
  )) {
    addPhrases(lexicon, splitList(sure), { kind: 'question', topic, asks: 'always' })
    addPhrases(lexicon, splitList(unsure), { kind: 'question', topic, asks: 'alone' })
    addPhrases(lexicon, splitList(asking), { kind: 'question', topic, asks: 'inQuestions' })
  }
}

export const shippedLexicon = buildShippedLexicon()
export const ordinary: ReadonlySet<string> = new Set(
  [ordinaryWords, commonWords].flatMap(splitList).flatMap((phrase) => phrase.split(' ')),
)
