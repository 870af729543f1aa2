import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntry } from '../../../contract/staff-history.ts'
import { writeDay } from '../../catalogue/bulk/difference-words.ts'
import type { Names } from '../../catalogue/bulk/names.ts'
import { writePence } from '../../catalogue/bulk/price-words.ts'
import { labels } from './labels.ts'

type Difference = HistoryEntry['differences'][number]
type State = Record<string, unknown>

/** What only counts edits, or says again what the entry itself says. */
const untold = [
  'uuid',
  'id',
  'key',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedIn',
  'lookupText',
  'position',
]
const mostLetters = 300

/** What differs between before and after, field by field, in the words of the forms. */
export function describeChange({ before, after }: { before: unknown; after: unknown }, names: Names): Difference[] {
  return compare(asState(before), asState(after), names, '')
}

const asState = (value: unknown): State =>
  Array.isArray(value) ? { order: value } : typeof value === 'object' && value !== null ? (value as State) : {}

function compare(before: State, after: State, names: Names, of: string): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !untold.includes(name))
  return fields.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (isDeepStrictEqual(was ?? null, is ?? null)) return []
    if (isParts(was) && isParts(is)) return compareParts(was, is, names, name)
    const label = `${nameField(name)}${of}`
    return [{ label, before: write(name, was, names), after: write(name, is, names) }]
  })
}

const isParts = (value: unknown): value is State[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'object' && part !== null)

/** Parts that have a name of their own, such as variants: matched by what they are known by. */
function compareParts(before: State[], after: State[], names: Names, name: string): Difference[] {
  const keyOf = (part: State) => String(part.uuid ?? part.id ?? JSON.stringify(part))
  const label = nameField(name)
  const known = new Map(before.map((part) => [keyOf(part), part]))
  const kept = new Set(after.map(keyOf))
  const gone = before.filter((part) => !kept.has(keyOf(part)))
  return [
    ...gone.map((part) => ({ label, before: titleOf(part), after: 'Taken away' })),
    ...after.flatMap((part) => {
      const was = known.get(keyOf(part))
      if (!was) return [{ label, before: 'Not there', after: titleOf(part) }]
      return compare(was, part, names, after.length > 1 ? ` of ${titleOf(part)}` : '')
    }),
  ]
}

const titleOf = ({ name, title, label, url, day }: State): string =>
  String(name || title || label || url || day || 'One')

const nameField = (name: string) =>
  labels[name] ??
  name
    .replace(/(Uuid|Hash|Id)$/, '')
    .replace(/([A-Z])/g, ' $1')
    .replace(/^./, (first) => first.toUpperCase())

function write(name: string, value: unknown, names: Names): string {
  if (value === null || value === undefined || value === '') return 'None'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (name.endsWith('Hash')) return 'A picture'
  if (Array.isArray(value)) return writeList(name, value, names)
  if (typeof value === 'object') return Object.values(value).length === 0 ? 'None' : 'Changed'
  const text = String(value)
  if (/^(price|salePrice)$/.test(name)) return writePence(Math.round(Number(text) * 100))
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(text)) return names.shelf(text)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return writeDay(text)
  return text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
}

function writeList(name: string, list: unknown[], names: Names): string {
  if (list.length === 0) return 'None'
  if (name === 'properties') return list.map((id) => names.value(Number(id))).join(', ')
  if (['metaTags'].includes(name)) return list.join(', ')
  return list.length === 1 ? '1' : list.length.toLocaleString('en-GB')
}
