import { mostVariants } from '../../../contract/staff-catalogue.ts'
import type { SheetColumn } from '../../../contract/staff-sheets.ts'
import { productColumns, variantColumns } from '../../../contract/staff-sheets.ts'
import type { Shelves } from '../bulk/shelves.ts'
import { compareStates } from '../bulk/state-parts.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Desk } from './cell-desk.ts'
import { checkEdit } from './check-edit.ts'
import { deriveUuid } from './derive-uuid.ts'
import { mark } from './fault.ts'
import { type Built, type BuiltRow, type Group, hasTooMany } from './group.ts'
import { mergeCells } from './merge-cells.ts'
import { productCells } from './product-cells.ts'
import { setStatus } from './status-cell.ts'
import { variantCells } from './variant-cells.ts'
import { blankState, blankVariant, type WholeState, type WholeVariant } from './whole-state.ts'

export type Builder = { desk: Desk; shop: Shelves; importUuid: string }

/** What the rows of a file make of a product. */
export function buildProduct(group: Group, before: WholeState | undefined, builder: Builder): Built {
  const { shop, importUuid } = builder
  const line = String(group.rows[0]?.row.line)
  const uuid = before?.uuid ?? deriveUuid(importUuid, 'product', line)
  const rows = group.rows.map((found) => ({
    ...found,
    variantUuid: found.variant?.uuid ?? deriveUuid(importUuid, 'variant', String(found.row.line)),
  }))
  if (hasTooMany(group)) return refuseAll({ uuid, before, rows })
  const state = before ? structuredClone(before) : blankState(uuid, shop.now)
  writeProduct(state, rows, builder)
  for (const built of rows) writeVariant(state, built, builder)
  const isWhole = refuseBadEdits(state, before, rows)
  placeInRange(state, before, shop)
  setStatus(state, before, rows, shop)
  return { uuid, before, after: concludeRows(state, before, rows, isWhole), rows }
}

function refuseAll(found: Omit<Built, 'after'>): Built {
  for (const row of found.rows) mark(row, null, `A product has ${mostVariants} variants at most.`)
  return { ...found, after: undefined }
}

function writeProduct(state: WholeState, rows: BuiltRow[], { desk }: Builder): void {
  const cells = mergeCells(rows)
  for (const column of keysOf(productColumns)) {
    const text = cells[column]
    if (text === undefined) continue
    const problem = productCells[column]?.(state, text, desk, cells)
    if (problem) markFirst(rows, column, problem)
  }
}

/** A row with a fault leaves its variant as it was. */
function writeVariant(state: WholeState, built: BuiltRow, { desk }: Builder): void {
  const { cells } = built.row
  const place = state.variants.findIndex(({ uuid }) => uuid === built.variantUuid)
  const variant = place < 0 ? blankVariant(built.variantUuid) : structuredClone(state.variants[place])
  if (!variant) return
  for (const column of keysOf(variantColumns)) {
    const text = cells[column]
    if (text === undefined) continue
    const problem = variantCells[column]?.(variant, text, desk, cells)
    if (problem) mark(built, column, problem)
  }
  if (built.row.problem) mark(built, null, built.row.problem)
  if (built.faults.length === 0) putVariant(state, variant)
}

function putVariant(state: WholeState, variant: WholeVariant): void {
  const place = state.variants.findIndex(({ uuid }) => uuid === variant.uuid)
  state.variants.splice(place < 0 ? state.variants.length : place, 1, variant)
}

/** What is wrong with a variant takes its row out, until what is left is right, or wrong as a whole. */
function refuseBadEdits(state: WholeState, before: WholeState | undefined, rows: BuiltRow[]): boolean {
  if (rows.every(({ faults }) => faults.length > 0) || (before && !compareStates(before, state))) return true
  for (let refused = checkEdit(state); refused.length > 0; refused = checkEdit(state)) {
    const single = refused.flatMap(({ variant, column, reason }) => {
      const uuid = variant === null ? undefined : state.variants[variant]?.uuid
      const built = rows.find((row) => row.variantUuid === uuid && row.faults.length === 0)
      return built ? [{ built, column, reason }] : []
    })
    if (single.length === 0) {
      for (const { column, reason } of refused) markFirst(rows, column, reason)
      return false
    }
    for (const { built, column, reason } of single) mark(built, column, reason)
    for (const { built } of single) takeOut(state, before, built)
  }
  return true
}

function takeOut(state: WholeState, before: WholeState | undefined, { variantUuid }: BuiltRow): void {
  const was = before?.variants.find(({ uuid }) => uuid === variantUuid)
  if (was) putVariant(state, structuredClone(was))
  else state.variants = state.variants.filter(({ uuid }) => uuid !== variantUuid)
}

function placeInRange({ facts }: WholeState, before: WholeState | undefined, shop: Shelves): void {
  if (facts.rangeUuid === (before?.facts.rangeUuid ?? null)) return
  facts.rangePosition = facts.rangeUuid === null ? 0 : shop.nextInRange(facts.rangeUuid)
}

/** What is wrong with the product is wrong with all of its rows. */
function concludeRows(
  state: WholeState,
  before: WholeState | undefined,
  rows: BuiltRow[],
  isWhole: boolean,
): WholeState | undefined {
  const ofProduct = ({ faults }: BuiltRow) => faults.some(({ column }) => column !== null && column in productColumns)
  const wrong = isWhole ? rows.find(ofProduct) : rows[0]
  if (wrong)
    for (const built of rows)
      if (built.faults.length === 0) mark(built, null, `Line ${wrong.row.line} of the same product is wrong.`)
  const isLost = rows.every(({ faults }) => faults.length > 0)
  return isLost || (!before && state.variants.length === 0) ? undefined : state
}

const markFirst = ([first]: BuiltRow[], column: SheetColumn | null, reason: string) =>
  first && mark(first, column, reason)

const keysOf = <Whole extends object>(whole: Whole) => Object.keys(whole) as (keyof Whole & keyof ImportRow['cells'])[]
