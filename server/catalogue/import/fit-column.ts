import type { FieldKind } from '../../../contract/fields/field.ts'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import { readYesNo } from '../sheets/values/cell-values.ts'
import { readInstant } from '../sheets/values/instants.ts'
import { fieldOf } from './sheet-fields.ts'
import { isStatus } from './status-cell.ts'

const isDay = (text: string) => readInstant(text) !== undefined
const hasNumber = (text: string) => /\d/.test(text)

/** Checks by kind of field whether a cell may be a value of the field. */
const looks: Partial<Record<FieldKind, (text: string) => boolean>> = {
  flag: (text) => readYesNo(text) !== undefined,
  status: isStatus,
  minutes: hasNumber,
  weeks: hasNumber,
  instant: isDay,
  'needed instant': isDay,
}

/** Whether the sample cells fit the field that the heading suggests: ‘Kentucky’ under State is no status. */
export function fitsColumn(column: SheetColumn, samples: string[]): boolean {
  const isLike = looks[fieldOf(column)?.kind ?? 'text']
  return !isLike || samples.every(isLike)
}
