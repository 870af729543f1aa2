import { capitalize } from '../../../../contract/capitals.ts'
import type { ImportView } from '../../../../contract/staff/import.ts'
import {
  type ImportQuestions,
  type ImportRules,
  type RepeatChoice,
  type RepeatQuestion,
  type WordChoice,
  type WordKind,
  wordKey,
} from '../../../../contract/staff/import-rules.ts'
import type { TaxonomyChoices } from '../../../../contract/staff/products.ts'
import { writeCount, writeWhole } from '../../../../contract/whole-numbers.ts'

export const wordKindNames: Record<WordKind, string> = {
  category: 'Categories',
  brand: 'Brands',
  range: 'Ranges',
  property: 'Colours, materials and other properties',
}

export const wordChoiceNames: Record<WordChoice, string> = {
  use: 'It is one of ours:',
  make: 'Create it as:',
  blank: 'Leave it empty',
  skip: 'Leave these rows out',
}

export const repeatChoiceNames: Record<RepeatChoice, string> = {
  refuse: 'Not decided: these rows are wrong',
  first: 'The first row counts, the others fill its gaps',
  last: 'The last row counts, the others fill its gaps',
}

/** '157 pieces appear more than once; 12 of them in several categories.' */
export function describeRepeats({ pieces, inCategories, apart, differing, examples }: RepeatQuestion): string {
  const parts = [
    pieces > 0 && `${countPieces(pieces)} more than once`,
    inCategories > 0 && `${countPieces(inCategories)} in more than one category`,
    apart > 0 && `the rows of ${writeCount(apart, 'product')} are apart`,
    differing > 0 &&
      `the rows of ${writeWhole(differing)} ${differing === 1 ? 'product describe it' : 'products describe them'} differently`,
  ].filter((part) => part !== false)
  const text = parts.join(', ')
  return `${capitalize(text)}${examples.length > 0 ? `: ${examples.join(', ')}` : ''}.`
}

const countPieces = (amount: number) => (amount === 1 ? '1 piece is listed' : `${writeWhole(amount)} pieces are listed`)

export function listNewWords({ questions, rules }: { questions: ImportQuestions; rules: ImportRules }) {
  const known = new Set(rules.words.map(wordKey))
  return questions.words.filter((word) => !known.has(wordKey(word)))
}

export const hasQuestions = ({ questions }: ImportView) => questions.words.length > 0 || questions.repeats !== null

/** Whether answers about words or repeated rows would correct wrong rows. */
export const needsAnswers = (view: ImportView) =>
  view.state === 'checked' &&
  (view.counts?.wrong ?? 0) > 0 &&
  (listNewWords(view).length > 0 || (view.questions.repeats !== null && view.rules.repeats === 'refuse'))

/** The shop's own words for an answer to choose from. */
export const listOurWords = ({
  categories,
  brands,
  ranges,
  properties,
}: TaxonomyChoices): Record<WordKind, string[]> => ({
  category: categories.flatMap(({ name, subCategories }) => subCategories.map((sub) => `${name} > ${sub.name}`)),
  brand: brands.map(({ name }) => name),
  range: ranges.map(({ name }) => name),
  property: properties.flatMap(({ name, values }) => values.map((value) => `${name}: ${value.name}`)),
})
