import { writeCount, writeWhole } from '../../../contract/whole-numbers.ts'
import type { Selection } from './selection.ts'

/** Says how many rows are selected; '' if none are. */
export function describeChosen(
  { count, isCounted, except, elsewhere }: Selection,
  { noun, total }: { noun: string; total: number },
): string {
  if (elsewhere) return 'Your selection belongs to another search.'
  if (count === 0) return ''
  if (!isCounted) return `Selected: all ${writeWhole(total)} but what you left out`
  const selected = `${writeCount(count, noun)} selected`
  return except.length === 0 ? selected : `${selected}: all ${writeWhole(total)} but ${writeWhole(except.length)}`
}
