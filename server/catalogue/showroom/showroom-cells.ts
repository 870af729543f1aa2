import { variantFields } from '../../../contract/fields/variant-fields.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { ImportRow } from '../sheets/sheet.ts'

type Cells = ImportRow['cells']

/** Derives the missing one of two related columns: a variant with a display place is on display. */
export function settleShowroom(facts: VariantFacts, cells: Cells): void {
  if (cells.onDisplay === undefined && cells.displayPlace !== undefined && facts.displayPlaceUuid !== null)
    facts.onDisplay = true
  if (cells.displayPlace === undefined && !facts.onDisplay) facts.displayPlaceUuid = null
  if (cells.orderWeeks === undefined && facts.stockState !== 'order-in') facts.orderWeeks = null
  if (cells.stockState === undefined && cells.orderWeeks !== undefined && facts.orderWeeks !== null)
    facts.stockState ??= 'order-in'
  if (cells.conditionNote === undefined && !facts.isExDisplay) facts.conditionNote = variantFields.conditionNote.blank
}

/** A variant is ex-display from its beginning or never: see decision 110. */
export const keepsExDisplay = 'A variant cannot become ex-display, or stop being it. Please make a variant of its own.'
