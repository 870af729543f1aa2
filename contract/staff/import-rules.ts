import { z } from 'zod'
import { Line } from './fields.ts'
import { Column } from './import-recipes.ts'
import { ImportUnits } from './import-units.ts'

/** The rules of a supplier's list, besides the matching of its columns; stored with the supplier. */

/** A category with its sub-category is one word: Living > Sofas. So is a property with its value: Colour: Oak. */
export const wordKinds = ['category', 'brand', 'range', 'property'] as const
export type WordKind = (typeof wordKinds)[number]

/** The ways to replace a supplier's word: by a term of the shop, a new term, or an empty cell; `skip` leaves the row out. */
export const wordChoices = ['use', 'make', 'blank', 'skip'] as const
export type WordChoice = (typeof wordChoices)[number]

const wordForms: Record<WordKind, string> = {
  category: 'Please name the category and the sub-category, such as Living > Sofas.',
  property: 'Please name the property and its value, such as Colour: Oak.',
  brand: 'Please name the brand.',
  range: 'Please name the range.',
}

export const WordRule = z
  .object({
    kind: z.enum(wordKinds),
    /** The word in the supplier's list. */
    text: z.string().min(1).max(500),
    choice: z.enum(wordChoices),
    /** Our term, or the name of the new one; '' for the other choices. */
    to: Line(200),
  })
  .superRefine(({ kind, choice, to }, context) => {
    if (choice !== 'use' && choice !== 'make') return
    const wanted = { category: /.>./, property: /.:./, brand: /./, range: /./ }[kind]
    if (!wanted.test(to)) context.addIssue({ code: 'custom', path: ['to'], message: wordForms[kind] })
  })
export type WordRule = z.infer<typeof WordRule>

/** Which row counts if several are about one piece: none (they are refused), the first or the last. */
export const repeatChoices = ['refuse', 'first', 'last'] as const
export type RepeatChoice = (typeof repeatChoices)[number]

/** Which rows with the same name are one product: consecutive ones, none, or all. */
const rowMeanings = ['guess', 'products', 'variants'] as const
export type RowMeaning = (typeof rowMeanings)[number]

/** Whether an unreadable price, size or date makes its row wrong, or is left out. */
const unreadChoices = ['refuse', 'blank'] as const
export type UnreadChoice = (typeof unreadChoices)[number]

const facts = {
  words: z.array(WordRule).max(5000),
  repeats: z.enum(repeatChoices),
  rowsAre: z.enum(rowMeanings),
  unread: z.enum(unreadChoices),
  /** The fields that the list may change in existing products; null: all that the file has. */
  updates: z.array(Column).max(200).nullable(),
  addsNew: z.boolean(),
  /** null: as guessed from the file. */
  units: ImportUnits.nullable(),
  /** Whether pieces missing from two consecutive lists are archived. Decided for each file. */
  archives: z.boolean(),
}
export const ImportRules = z.object(facts)
export type ImportRules = z.infer<typeof ImportRules>

/** The rules that staff change now; the others stay. */
export const RuleChanges = z.object(facts).partial()
export type RuleChanges = z.infer<typeof RuleChanges>

/** The defaults: a repeated piece is wrong, and a file may make all its changes. */
export const noRules: ImportRules = {
  words: [],
  repeats: 'refuse',
  rowsAre: 'guess',
  unread: 'refuse',
  updates: null,
  addsNew: true,
  units: null,
  archives: false,
}

const count = z.number().int()

/** A word of the supplier's that is none of ours, with its number of rows and its likely meaning. */
export const WordQuestion = z.object({ kind: z.enum(wordKinds), text: z.string(), rows: count, guess: WordRule })
export type WordQuestion = z.infer<typeof WordQuestion>

/** Pieces that occur more than once, and in what way. */
export const RepeatQuestion = z.object({
  pieces: count,
  /** The number of pieces whose rows name several categories. */
  inCategories: count,
  /** Products whose rows are not consecutive. */
  apart: count,
  /** Products whose rows contradict each other, for example with two descriptions. */
  differing: count,
  examples: z.array(z.string()),
})
export type RepeatQuestion = z.infer<typeof RepeatQuestion>

/** Products that the latest lists did not name; `since` is the date of the first of these lists. */
export const MissingProducts = z.object({ count, pieces: z.array(z.object({ name: z.string(), since: z.string() })) })
export type MissingProducts = z.infer<typeof MissingProducts>

/** Products of earlier lists of this supplier that the file does not name. */
export const Unnamed = z.object({
  /** Missing from one list so far: they cannot be archived with it. */
  once: MissingProducts,
  /** Missing from two or more consecutive lists. */
  twice: MissingProducts,
  /** The products of `twice` that were not in it when a list was last applied. */
  newly: count,
  /** The number of products in the supplier's earlier lists, whether this file names them or not. */
  known: count,
  /** Whether applying the file records missing products, even if it changes nothing. */
  isNoted: z.boolean(),
})
export type Unnamed = z.infer<typeof Unnamed>

const noProducts: MissingProducts = { count: 0, pieces: [] }
export const noUnnamed: Unnamed = { once: noProducts, twice: noProducts, newly: 0, known: 0, isNoted: false }

export const ImportQuestions = z.object({
  words: z.array(WordQuestion),
  repeats: RepeatQuestion.nullable(),
  unnamed: Unnamed,
})
export type ImportQuestions = z.infer<typeof ImportQuestions>

export const wordKey = ({ kind, text }: Pick<WordRule, 'kind' | 'text'>) => `${kind} ${text}`
