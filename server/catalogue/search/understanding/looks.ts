import type { MeaningOf } from './lexicon.ts'
import type { ShopVocabulary } from './shop-vocabulary.ts'
import { lookupStem } from './tokens.ts'
import { families, familyNames, namedColours } from './words/colours.ts'
import { materialFamilies } from './words/materials.ts'

/** The values of the shop that are what was asked for, those that are nearly, and words that say it in names. */
type FoundLook = { valueIds: number[]; nearValueIds: number[]; words: string[] }

export function findColour({ values, products }: ShopVocabulary, asked: MeaningOf<'colour'>): FoundLook {
  const isFamily = asked.name === asked.family
  const main = values.filter(({ colours }) => colours.some(({ family }) => family === asked.family))
  const exact = isFamily ? main : values.filter(({ colours }) => colours.some(({ name }) => name === asked.name))
  const shaded = asked.shade ? main.filter(({ colours }) => colours.some(({ shade }) => shade === asked.shade)) : []
  const valueIds = isFamily && shaded.length > 0 ? shaded : exact
  const near = values.filter(({ colours }) => colours.some((colour) => colour.near.includes(asked.family)))
  const others = isFamily ? [...main, ...near] : shaded.length > 0 ? shaded : main
  const own = isFamily ? (colourWords.get(asked.family) ?? []) : asked.name.split(' ').slice(0, 1)
  return listFound(valueIds, others, own, products.isInNames)
}

type Valued = { id: number }

function listFound(main: Valued[], near: Valued[], words: string[], isKnown: (stem: string) => boolean): FoundLook {
  const valueIds = [...new Set(main.map(({ id }) => id))]
  const nearValueIds = [...new Set(near.map(({ id }) => id))].filter((id) => !valueIds.includes(id))
  return { valueIds, nearValueIds, words: words.filter((word) => isKnown(lookupStem(word))) }
}

const singleWords = (list: string) =>
  list
    .split(', ')
    .map((item) => item.split('>')[0] ?? '')
    .filter((name) => name !== '' && !/[ ?]/.test(name))

const colourWords = new Map<string, string[]>(
  families.map((family) => {
    const { light = '', mid = '', dark = '' } = namedColours[family]
    return [family, [familyNames[family], light, mid, dark].flatMap(singleWords)]
  }),
)

export function findMaterial({ values, products }: ShopVocabulary, asked: MeaningOf<'material'>): FoundLook {
  const { family, name } = asked
  const isFamily = name === family
  const inFamily = values.filter(({ materials }) => materials.some((each) => each.family === family))
  const words = name.split(' ')
  const exact = inFamily.filter(({ materials }) =>
    materials.some((each) => words.every((word) => has(each.name, word))),
  )
  // 'Linen' is linen before it is a linen blend.
  const same = exact.filter(({ materials }) => materials.some((each) => each.name === name))
  const isAlike = materialFamilies[family]?.alike === true
  const near = isAlike ? inFamily : exact
  const said = isFamily || isAlike ? (materialWords.get(family) ?? []) : words.slice(0, 1)
  return listFound(isFamily ? inFamily : same.length > 0 ? same : exact, near, said, products.isInNames)
}

const has = (name: string, word: string) => name.split(' ').includes(word)

const materialWords = new Map(
  Object.entries(materialFamilies).map(([family, { names, members }]) => [
    family,
    [names, members].flatMap(singleWords),
  ]),
)
