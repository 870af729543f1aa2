import { capitalize } from '../../../../contract/capitals.ts'
import { constrainFeature } from './feature-constraint.ts'
import { keyPart, labelRelative, labelShade } from './labels.ts'
import type { Meaning, MeaningOf } from './lexicon.ts'
import { findColour, findMaterial } from './looks.ts'
import { constrainBedSize, constrainCount, isBedlike } from './number-constraints.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { splitList } from './split-list.ts'
import { isKindOf } from './things.ts'
import { keyOfPhrase, lookupStem } from './tokens.ts'
import type { Constraint, Flag, Span } from './understood.ts'
import { audiencePhrases, type BedSize, shapePhrases } from './words/phrases.ts'

const singleWords = (list: string) => splitList(list).filter((phrase) => !phrase.includes(' '))

/** `isAlone`: the text has no unknown words. `seats`: the text states a number of people. */
export type Context = { vocabulary: ShopVocabulary; head: string | null; isAlone: boolean; seats: boolean }

/** The constraint that a phrase means, by the first kind of meaning that fits beside the head. */
export function constrainPhrase(context: Context, meanings: Meaning[], span: Span): Constraint | null {
  const isSize = meanings.some(({ kind }) => kind === 'bedSize')
  for (const read of readers) {
    for (const meaning of meanings) {
      if (isSize && meaning.kind === 'value') continue
      const constraint = read(context, meaning, span, meanings)
      if (constraint) return constraint
    }
  }
  return null
}

/** `meanings`: all that the phrase may mean. */
type Read = (context: Context, meaning: Meaning, span: Span, meanings: Meaning[]) => Constraint | null

const readBedSize: Read = (context, meaning, span) => {
  const { vocabulary, head, isAlone } = context
  if (meaning.kind !== 'bedSize') return null
  if (meaning.sure || (head === null ? isAlone : isBedlike(head)))
    return constrainBedSize(vocabulary, meaning.size, span)
  const doors = head && isKindOf(head, 'wardrobe') ? wardrobeDoors.get(meaning.size) : undefined
  return doors ? constrainCount(context, 'doors', [doors], span) : null
}

/** A double wardrobe has two doors. */
const wardrobeDoors = new Map<BedSize, number>([
  ['single', 1],
  ['double', 2],
])

const readMaterial: Read = ({ vocabulary }, meaning, span) => {
  if (meaning.kind !== 'material') return null
  const { name } = meaning
  const key = `material:${keyPart(name)}`
  return { kind: 'material', key, span, label: capitalize(name), ...findMaterial(vocabulary, meaning) }
}

const readColour: Read = ({ vocabulary }, meaning, span) => {
  if (meaning.kind !== 'colour') return null
  const { name, family, shade, sure } = meaning
  if (!sure && !vocabulary.values.some(({ colours }) => colours.some((colour) => colour.name === name))) return null
  const namedShade = name === family ? shade : null
  const key = `colour:${keyPart(namedShade ? `${namedShade} ${name}` : name)}`
  return { kind: 'colour', key, span, label: labelShade(name, namedShade), ...findColour(vocabulary, meaning) }
}

const readFlag: Read = ({ vocabulary }, meaning, span) => {
  if (meaning.kind !== 'flag') return null
  // Until the shop records what is in stock, what can be delivered at once comes nearest.
  const flag = meaning.flag === 'stock' && !vocabulary.products.hasStock() ? 'immediate' : meaning.flag
  return { kind: 'flag', key: flag, span, label: flagLabels[flag], flag }
}
const flagLabels: Record<Flag, string> = {
  sale: 'On sale',
  new: 'New',
  immediate: 'Immediate delivery',
  display: 'On display',
  stock: 'In stock',
  exDisplay: 'Ex-display',
}

const readShape: Read = (_context, meaning, span) => {
  if (meaning.kind !== 'shape') return null
  const { shape } = meaning
  return {
    kind: 'shape',
    key: `shape:${shape}`,
    span,
    label: capitalize(shape),
    shape,
    words: singleWords(shapePhrases[shape]),
  }
}

const readFeature: Read = (_context, meaning, span) =>
  meaning.kind === 'feature' ? constrainFeature(meaning.feature, span) : null

/** Where the shop has no place for children, that for babies is the nearest, and the other way round. */
const readAudience: Read = ({ vocabulary: { audiences, products } }, meaning, span) => {
  if (meaning.kind !== 'audience') return null
  const { who, isRoom } = meaning
  const other = who === 'kids' ? 'baby' : 'kids'
  const isEmpty = audiences[who].categoryIds.length + audiences[who].subCategoryUuids.length === 0
  const words = [...audienceWords[who], ...audienceWords[other]].filter((word) => products.isInNames(lookupStem(word)))
  const label = who === 'kids' ? 'For children' : 'For babies'
  return {
    kind: 'audience',
    key: `audience:${who}`,
    span,
    label,
    who,
    isRoom,
    words,
    ...audiences[isEmpty ? other : who],
  }
}

const audienceWords = { kids: singleWords(audiencePhrases.kids), baby: singleWords(audiencePhrases.baby) }

const readRelative: Read = ({ vocabulary }, meaning, span) => {
  if (meaning.kind !== 'relative') return null
  const { dimension, end } = meaning
  const label = labelRelative(dimension, end)
  const valueIds = vocabulary.values.filter(({ name }) => name === label).map(({ id }) => id)
  return { kind: 'relative', key: `${dimension}:${end}`, span, label, dimension, end, valueIds }
}

const readMaker: Read = (_context, meaning, span) => {
  if (meaning.kind !== 'brand' && meaning.kind !== 'range') return null
  const { kind, name, uuid } = meaning
  return { kind, key: `${kind}:${keyPart(name)}`, span, label: name, uuids: [uuid] }
}

/** Part of a place's name names it where nothing else is looked for. A name that several places have means them all. */
const readPlace: Read = ({ head }, meaning, span, meanings) => {
  if (meaning.kind !== 'category' && meaning.kind !== 'subCategory') return null
  if (head !== null) return null
  const { name: label, route } = meaning
  const listAlike = <Kind extends 'category' | 'subCategory'>(kind: Kind) =>
    meanings.filter(
      (each): each is MeaningOf<Kind> => each.kind === kind && keyOfPhrase(each.name) === keyOfPhrase(label),
    )
  if (meaning.kind === 'category')
    return { kind: 'category', key: `category:${route}`, span, label, ids: listAlike('category').map(({ id }) => id) }
  const uuids = listAlike('subCategory').map(({ uuid }) => uuid)
  return { kind: 'subCategory', key: `sub-category:${route}`, span, label, uuids }
}

const readValue: Read = ({ vocabulary }, meaning, span) => {
  if (meaning.kind !== 'value') return null
  const { propertyId, id, name } = meaning
  const alike = vocabulary.values.filter((value) => value.propertyId === propertyId && value.name === name)
  const valueIds = [...new Set([id, ...alike.map((value) => value.id)])]
  return { kind: 'value', key: `value:${id}`, span, label: name, valueIds }
}

const readers: Read[] = [
  readBedSize,
  readPlace,
  readMaterial,
  readColour,
  readFlag,
  readShape,
  readAudience,
  readRelative,
  readMaker,
  readValue,
  readFeature,
]
