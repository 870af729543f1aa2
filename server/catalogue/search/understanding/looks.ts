import type { MeaningOf } from './lexicon.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { splitList } from './split-list.ts'
import { lookupStem } from './tokens.ts'
import type { ValueColour } from './values.ts'
import { families, familyNames, namedColours, toneFamilies } from './words/colours.ts'
import { materialFamilies, woodsOfTone, woodToneWords } from './words/materials.ts'

/** The property values that match exactly and nearly, and the words for the look in product names. */
type FoundLook = { valueIds: number[]; nearValueIds: number[]; words: string[] }

type FoundColour = FoundLook & { familyValueIds: number[]; kindredValueIds: number[] }

export function findColour({ values, products }: ShopVocabulary, asked: MeaningOf<'colour'>): FoundColour {
  const isFamily = asked.name === asked.family
  const main = values.filter(({ colours }) => colours.some(({ family }) => family === asked.family))
  const exact = isFamily ? main : values.filter(({ colours }) => colours.some((colour) => isAsked(colour, asked)))
  const shaded = asked.shade ? main.filter(({ colours }) => colours.some(({ shade }) => shade === asked.shade)) : []
  const valueIds = isFamily && shaded.length > 0 ? shaded : exact
  const near = values.filter(({ colours }) => colours.some((colour) => colour.near.includes(asked.family)))
  const others = isFamily ? [...main, ...near] : shaded.length > 0 ? shaded : main
  const own = isFamily ? (colourWords.get(asked.family) ?? []) : asked.tone ? [] : asked.name.split(' ').slice(0, 1)
  const kindred = values.filter(({ colours }) =>
    colours.some(({ family, near }) => near.includes(asked.family) || asked.near.includes(family)),
  )
  return {
    ...listFound(valueIds, others, own, products.isInNames),
    familyValueIds: idsOf(main),
    kindredValueIds: idsOf(kindred),
  }
}

const idsOf = (values: Valued[]) => values.map(({ id }) => id)

const isAsked = ({ name, family, near }: ValueColour, asked: MeaningOf<'colour'>) =>
  asked.tone
    ? family === asked.family && near.some((other) => toneFamilies[asked.tone ?? 'warm'].some((each) => each === other))
    : name === asked.name

type Valued = { id: number }

function listFound(main: Valued[], near: Valued[], words: string[], isKnown: (stem: string) => boolean): FoundLook {
  const valueIds = [...new Set(main.map(({ id }) => id))]
  const nearValueIds = [...new Set(near.map(({ id }) => id))].filter((id) => !valueIds.includes(id))
  return { valueIds, nearValueIds, words: words.filter((word) => isKnown(lookupStem(word))) }
}

const singleWords = (list: string) =>
  splitList(list)
    .map((item) => item.split('>')[0] ?? '')
    .filter((name) => name !== '' && !/[ ?]/.test(name))

const colourWords = new Map<string, string[]>(
  families.map((family) => {
    const { light = '', mid = '', dark = '' } = namedColours[family]
    return [family, [familyNames[family], light, mid, dark].flatMap(singleWords)]
  }),
)

export function findMaterial(vocabulary: ShopVocabulary, asked: MeaningOf<'material'>): FoundLook {
  const toned = findTonedWood(vocabulary, asked)
  if (toned) return toned
  const { values, products } = vocabulary
  const { family, name } = asked
  const isFamily = name === family
  const inFamily = values.filter(({ materials }) => materials.some((each) => each.family === family))
  const words = name.split(' ')
  const findNamed = (names: string[]) =>
    inFamily.filter(({ materials }) => materials.some((each) => names.every((word) => has(each.name, word))))
  const all = findNamed(words)
  // 'Solid oak' is oak, where nothing is called solid.
  const bare = words.filter((word) => !ofQuality.test(word))
  const exact = all.length > 0 || bare.length === 0 ? all : findNamed(bare)
  // 'Linen' is linen before it is a linen blend.
  const same = exact.filter(({ materials }) => materials.some((each) => each.name === name))
  const isAlike = materialFamilies[family]?.alike === true
  const near = isAlike ? inFamily : exact
  const named = isFamily || isAlike ? (materialWords.get(family) ?? []) : (bare.length > 0 ? bare : words).slice(0, 1)
  return listFound(isFamily ? inFamily : same.length > 0 ? same : exact, near, named, products.isInNames)
}

/** Words that describe a material and are none. */
const ofQuality = /^(?:solid|real|pure|genuine)$/

/**
 * 'Dark wood' is walnut, smoked oak and what else is dark; 'light oak' is what is called so, then oak that is not called dark.
 */
function findTonedWood(
  { values, products }: ShopVocabulary,
  { name, family }: MeaningOf<'material'>,
): FoundLook | null {
  const [first = '', kind = ''] = name.split(' ')
  const tone = family === 'wood' ? woodTones.get(first) : undefined
  if (!tone) return null
  const toned = values.filter(({ materials }) =>
    materials.some((each) => each.family === 'wood' && toneOf(each.name) === tone),
  )
  if (kind === 'wood') {
    const woods = splitList(woodsOfTone[tone])
    return listFound(toned, [], woods, products.isInNames)
  }
  const own = toned.filter(({ materials }) => materials.some((each) => has(each.name, kind)))
  const called = own.filter(({ materials }) =>
    materials.some((each) => each.name.split(' ').length > 1 && has(each.name, kind)),
  )
  return listFound(called, own, [], products.isInNames)
}

type WoodTone = keyof typeof woodsOfTone
const woodTones = new Map(
  Object.entries(woodToneWords).flatMap(([tone, list]) =>
    splitList(list).map((word) => [word, tone as WoodTone] as const),
  ),
)

/** 'Smoked oak' is dark, although oak is light. */
function toneOf(name: string): WoodTone | null {
  const words = name.split(' ')
  const tone = words.flatMap((word) => woodTones.get(word) ?? [])[0]
  const isOf = (tone: WoodTone) => words.some((word) => splitList(woodsOfTone[tone]).includes(word))
  return tone ?? (isOf('dark') ? 'dark' : isOf('light') ? 'light' : null)
}

const has = (name: string, word: string) => name.split(' ').includes(word)

const materialWords = new Map(
  Object.entries(materialFamilies).map(([family, { names, members }]) => [
    family,
    [names, members].flatMap(singleWords),
  ]),
)
