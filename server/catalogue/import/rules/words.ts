import { simplify } from '../../../../contract/simple-text.ts'
import type { WordKind, WordRule } from '../../../../contract/staff/import-rules.ts'
import type { ImportRow } from '../../sheets/sheet.ts'
import { readProperties, writeProperties } from '../../sheets/values/properties.ts'
import type { NewTerm } from '../new-terms.ts'

type Cells = ImportRow['cells']
export type Word = { kind: WordKind; text: string }
/** The rule of a word, if it has one. */
type FindRule = (word: Word) => WordRule | undefined

/** The words of a row that stand for terms of the shop. */
export function listWords(cells: Cells): Word[] {
  const words: Word[] = [
    { kind: 'category', text: [cells.category, cells.subCategory].filter(Boolean).join(' > ') },
    { kind: 'brand', text: cells.brand ?? '' },
    { kind: 'range', text: cells.range ?? '' },
    ...(readProperties(cells.properties ?? '') ?? []).map(({ name, value }) => pair(name, value)),
  ]
  return words.filter(({ text }) => text !== '')
}

const pair = (name: string, value: string): Word => ({ kind: 'property', text: `${name}: ${value}` })

export const splitPlace = (text: string) => cutAt(text, text.lastIndexOf('>'))
export const splitPair = (text: string) => cutAt(text, text.indexOf(':'))
const cutAt = (text: string, at: number): [string, string] => [
  at < 0 ? '' : text.slice(0, at).trim(),
  text.slice(at + 1).trim(),
]

/** Replaces the supplier's words by the shop's; undefined if a rule leaves the row out. */
export function applyWords(cells: Cells, ruleOf: FindRule): Cells | undefined {
  const rules = listWords(cells).flatMap((word) => ruleOf(word) ?? [])
  if (rules.length === 0) return cells
  if (rules.some(({ choice }) => choice === 'skip')) return undefined
  const changed = { ...cells }
  for (const rule of rules) if (rule.kind !== 'property') replaceCell(changed, rule)
  if (rules.some(({ kind }) => kind === 'property')) replacePairs(changed, ruleOf)
  return changed
}

function replaceCell(cells: Cells, { kind, choice, to }: WordRule): void {
  if (kind === 'brand' || kind === 'range') {
    if (choice === 'blank') delete cells[kind]
    else cells[kind] = to
  } else {
    const [category, subCategory] = splitPlace(choice === 'blank' ? '' : to)
    delete cells.category
    delete cells.subCategory
    if (category) cells.category = category
    if (subCategory) cells.subCategory = subCategory
  }
}

function replacePairs(cells: Cells, ruleOf: FindRule): void {
  const pairs = (readProperties(cells.properties ?? '') ?? []).flatMap(({ name, value }) => {
    const rule = ruleOf(pair(name, value))
    if (!rule) return [{ name, value }]
    const [property, chosen] = splitPair(rule.to)
    return rule.choice === 'blank' ? [] : [{ name: property, value: chosen }]
  })
  if (pairs.length === 0) delete cells.properties
  else cells.properties = writeProperties(pairs)
}

/** Whether a rule asks for a new term of that kind and name. */
export function listMade(rules: WordRule[]): (kind: NewTerm['kind'], name: string) => boolean {
  const keyOf = (kind: NewTerm['kind'], name: string) => `${kind} ${simplify(name)}`
  const made = new Set(
    rules
      .filter(({ choice }) => choice === 'make')
      .flatMap(({ kind, to }) => {
        if (kind === 'brand' || kind === 'range') return [keyOf(kind, to)]
        const [owner, name] = kind === 'category' ? splitPlace(to) : splitPair(to)
        return kind === 'category'
          ? [keyOf('category', owner), keyOf('sub-category', name)]
          : [keyOf('property', owner), keyOf('value', name)]
      }),
  )
  return (kind, name) => made.has(keyOf(kind, name))
}
