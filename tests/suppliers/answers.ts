import type { ImportCheck, ImportView } from '../../contract/staff/import.ts'
import type { WordRule } from '../../contract/staff/import-rules.ts'
import type { SupplierList } from './lists.ts'

/** The guessed columns, with the changes that a shopkeeper makes. */
export function chooseColumns(view: ImportView, { supplier, columns = {}, recipes = [] }: SupplierList) {
  const matching = view.columns.map(({ header, column }) => (header in columns ? (columns[header] ?? null) : column))
  const guessed = view.recipes.filter(({ kind }) => !recipes.some((one) => one.kind === kind))
  return { supplier, matching, recipes: [...guessed, ...recipes], makeNew: false }
}

/** The guess for each word. A word without a guess is left out, or created where a product needs it. */
export function answerList({ questions }: ImportView, { rules }: SupplierList): ImportCheck['rules'] {
  return { ...rules, words: questions.words.map(({ guess }) => answer(guess)) }
}

function answer(guess: WordRule): WordRule {
  if (guess.kind !== 'category' || guess.choice !== 'blank') return guess
  const name = guess.text.split('>').at(-1)?.trim() ?? guess.text
  return { ...guess, choice: 'make', to: `From suppliers > ${name}` }
}
