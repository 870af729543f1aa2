import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntry } from '../../../contract/staff/history.ts'
import { showDifference } from '../../catalogue/products/state/text-difference.ts'
import type { KnownNames } from './known-names.ts'
import { nameField, placeOfField } from './labels.ts'
import { describeEntry, type Fields, isFields, titleOf, writeValue } from './value-texts.ts'

type Difference = HistoryEntry['differences'][number]

/** Fields that only count edits or repeat the entry. */
const hiddenFields = [
  ...[
    'uuid',
    'id',
    'key',
    'version',
    'createdAt',
    'updatedAt',
    'deletedAt',
    'changedIn',
    'lookupText',
    'sortText',
    'position',
  ],
  ...['propertyId', 'rangePosition', 'hash', 'placeholder', 'byRename', 'fromPath'],
  ...['emailVerified', 'image', 'twoFactorEnabled', 'removedAt'],
]

/** The differences between before and after, field by field, in the words of the forms. */
export const describeChange = (
  { before, after }: { before: unknown; after: unknown },
  names: KnownNames,
): Difference[] => compareFields(asFields(before), asFields(after), names, '')

const asFields = (value: unknown): Fields => (Array.isArray(value) ? { order: value } : isFields(value) ? value : {})

/** `of`: a suffix of each label that names the record of these fields. */
export function compareFields(before: Fields, after: Fields, names: KnownNames, of: string): Difference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !hiddenFields.includes(name),
  )
  return fields
    .toSorted((one, other) => placeOfField(one) - placeOfField(other))
    .flatMap((name) => compareValues(name, before[name], after[name], names, of))
}

function compareValues(name: string, was: unknown, is: unknown, names: KnownNames, of: string): Difference[] {
  if (isDeepStrictEqual(was ?? null, is ?? null)) return []
  if (areEntries(was) && areEntries(is)) return compareEntries(was ?? [], is ?? [], names, name)
  if (isFields(was) && isFields(is) && !('opens' in was)) return compareFields(was, is, names, of)
  const pair = { before: writeValue(name, was, names), after: writeValue(name, is, names) }
  return [{ label: `${nameField(name)}${of}`, ...showDifference(pair) }]
}

const areEntries = (value: unknown): value is Fields[] | null | undefined =>
  value === null || value === undefined || (Array.isArray(value) && value.every(isFields))

/** Compares lists of entries such as variants; entries with the same key are compared with each other. */
function compareEntries(before: Fields[], after: Fields[], names: KnownNames, name: string): Difference[] {
  const label = nameField(name)
  const known = new Map(before.map((entry) => [keyOf(entry), entry]))
  const kept = new Set(after.map(keyOf))
  const gone = before.filter((entry) => !kept.has(keyOf(entry)))
  return [
    ...gone.map((entry) => ({ label, before: describeEntry(entry, names), after: 'Taken out' })),
    ...after.flatMap((entry) => {
      const was = known.get(keyOf(entry))
      if (!was) return [{ label, before: 'Not there', after: describeEntry(entry, names) }]
      const isAlone = after.length === 1 && before.length === 1
      return compareFields(was, entry, names, isAlone ? '' : ` of ${titleOf(entry)}`)
    }),
    ...compareOrder(before, after, label),
  ]
}

const keyOf = (entry: Fields) =>
  String(entry.uuid ?? entry.id ?? entry.date ?? entry.day ?? entry.network ?? JSON.stringify(entry))

function compareOrder(before: Fields[], after: Fields[], name: string): Difference[] {
  const inBoth = (list: Fields[], other: Fields[]) =>
    list.filter((entry) => other.some((otherEntry) => keyOf(otherEntry) === keyOf(entry)))
  const [was, is] = [inBoth(before, after), inBoth(after, before)]
  if (was.map(keyOf).join() === is.map(keyOf).join()) return []
  const write = (list: Fields[]) => list.map(titleOf).join(', ')
  return [{ label: `Order of ${name.toLowerCase()}`, ...showDifference({ before: write(was), after: write(is) }) }]
}
