import type { ClashToDescribe, DescribedClash } from '../../../contract/staff/history.ts'
import { showDifference } from '../../catalogue/products/state/text-difference.ts'
import type { Db } from '../../platform/database.ts'
import { compareFields } from './change-texts.ts'
import { type KnownNames, readWords } from './known-names.ts'
import { nameField } from './labels.ts'
import { isFields, writeValue } from './value-texts.ts'

/** Describes in words how two people changed the same fields. */
export async function describeClashes(db: Db, clashes: ClashToDescribe[]): Promise<DescribedClash[]> {
  const names = await readWords(db, clashes)
  return clashes.map((clash) => describeClash(clash, names))
}

function describeClash(
  { field, of, isOrder, before, mine, theirs }: ClashToDescribe,
  names: KnownNames,
): DescribedClash {
  const isTakenOut = mine === undefined || theirs === undefined
  const label = nameClash({ field, of, isOrder }, isTakenOut)
  const write = (value: unknown) =>
    isFields(value) ? writeEntry(before, value, names) : writeValue(field, value, names)
  const [my, their] = [mine, theirs].map((value) => (value === undefined ? 'Taken out' : write(value)))
  const pair = showDifference({ before: their ?? '', after: my ?? '' })
  return { label, theirs: pair.before, mine: pair.after }
}

function nameClash(
  { field, of, isOrder }: Pick<ClashToDescribe, 'field' | 'of' | 'isOrder'>,
  isTakenOut: boolean,
): string {
  const name = nameField(field)
  if (isOrder) return `Order of ${name.toLowerCase()}`
  if (of === '') return name
  return isTakenOut ? `${name}: ${of}` : `${name} of ${of}`
}

/** An entry that the other person removed is described by its changes. */
function writeEntry(before: unknown, entry: object, names: KnownNames): string {
  if (!isFields(before) || 'opens' in entry) return writeValue('', entry, names)
  const changes = compareFields(before, { ...entry }, names, '')
  return changes.map(({ label, before: was, after: is }) => `${label}: ${was} → ${is}`).join('; ')
}
