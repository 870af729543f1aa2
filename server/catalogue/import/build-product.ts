import { type Fields, sheetKeyOf } from '../../../contract/fields/field.ts'
import { productFields } from '../../../contract/fields/product-fields.ts'
import { variantFields } from '../../../contract/fields/variant-fields.ts'
import { maxVariants } from '../../../contract/staff/catalogue.ts'
import type { RepeatChoice, UnreadChoice } from '../../../contract/staff/import-rules.ts'
import { productColumns, type SheetColumn } from '../../../contract/staff/sheets.ts'
import { dropEndedOffer } from '../bulk/alter-prices.ts'
import type { ShopContext } from '../bulk/shop-context.ts'
import { type CellContext, readCell } from '../products/fields/read-cell.ts'
import { storedName } from '../products/fields/stored.ts'
import type { ProductState, VariantState } from '../products/state/product-state.ts'
import { compareStates } from '../products/state/state-parts.ts'
import { joinSale, leaveSale } from '../sales/leave-sale.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { noteChecks } from '../showroom/checks.ts'
import { keepsExDisplay, settleShowroom } from '../showroom/showroom-cells.ts'
import { displaysSold, soldStaysOff } from '../walk/piece-state.ts'
import { blankProductState, blankVariantState } from './blank-states.ts'
import type { CellFinders } from './cell-finders.ts'
import { checkEdit } from './check-edit.ts'
import { deriveUuid } from './derive-uuid.ts'
import { type Fault, mark } from './fault.ts'
import { type Built, type BuiltRow, type Group, hasTooMany } from './group.ts'
import { mergeCells } from './merge-cells.ts'
import { explainUnnamed, nameVariants } from './name-variants.ts'
import { setStatus } from './status-cell.ts'
import { mayLeave } from './unread-cells.ts'

type Builder = {
  finders: CellFinders
  shop: ShopContext
  importUuid: string
  repeats: RepeatChoice
  unread: UnreadChoice
}

/** A product as the rows of a file describe it. */
export function buildProduct(group: Group, before: ProductState | undefined, builder: Builder): Built {
  const { shop, importUuid } = builder
  const line = String(group.rows[0]?.row.line)
  const uuid = before?.uuid ?? deriveUuid(importUuid, 'product', line)
  const names = nameRows(group.rows)
  const rows = group.rows.map((found, place) => ({
    ...found,
    variantUuid: found.variant?.uuid ?? deriveUuid(importUuid, 'variant', names[place] ?? ''),
  }))
  if (hasTooMany(group)) return refuseAll({ uuid, before, rows })
  const state = before ? structuredClone(before) : blankProductState(uuid, shop.now)
  const cells = settlePlace(state, mergeCells(rows, builder.repeats), builder.finders)
  writeProduct(state, rows, cells, { ...builder, isNew: !before })
  for (const built of rows) writeVariant(state, built, builder)
  if (before) joinSales(state, before)
  nameUnnamed(state, rows)
  const isWhole = refuseBadEdits(state, before, rows)
  placeInRange(state, before, shop)
  setStatus(state, before, { rows, cells, shop })
  return { uuid, before, after: concludeRows(state, before, rows, isWhole), rows }
}

/** Names each row by its line in the file, so that another preview derives the same uuids. One line may make several rows. */
function nameRows(rows: Group['rows']): string[] {
  const amounts = new Map<string, number>()
  return rows.map(({ row: { line, part = 0 } }) => {
    const name = part === 0 ? String(line) : `${line}/${part}`
    const amount = amounts.get(name) ?? 0
    amounts.set(name, amount + 1)
    return amount === 0 ? name : `${name}+${amount}`
  })
}

function refuseAll(found: Omit<Built, 'after'>): Built {
  for (const row of found.rows) mark(row, null, `A product has ${maxVariants} variants at most.`)
  return { ...found, after: undefined }
}

function writeProduct(
  state: ProductState,
  rows: BuiltRow[],
  cells: ImportRow['cells'],
  { finders, unread, isNew }: Builder & { isNew: boolean },
): void {
  const listedAt = state.facts.listedAt
  const context = { ...finders, uuid: state.uuid, cells, isNew }
  for (const { column, reason } of readCells(productFields, state.facts, context))
    if (!mayLeave(column, unread)) markFirst(rows, column, reason)
  // A listing date that a file changes counts as chosen by hand, so the first publishing keeps it.
  if (state.facts.listedAt !== listedAt) state.listedByHand = true
  if (namesOnlyCategory(state, cells, finders))
    markFirst(rows, 'category', 'A product belongs to a sub-category: please name that too.')
}

/** A supplier’s only column of categories may name our sub-categories. */
function settlePlace(state: ProductState, cells: ImportRow['cells'], { terms }: CellFinders): ImportRow['cells'] {
  const { category: name, ...others } = cells
  if (!name || cells.subCategory || terms.categoryOf(state.facts.subCategoryUuid) === name) return cells
  return 'id' in terms.subCategory(name, undefined, null) ? { ...others, subCategory: name } : cells
}

const namesOnlyCategory = ({ facts }: ProductState, cells: ImportRow['cells'], { terms }: CellFinders) =>
  Boolean(cells.category) &&
  cells.subCategory === undefined &&
  terms.categoryOf(facts.subCategoryUuid) !== cells.category

/** A row with a fault leaves its variant as it was. */
function writeVariant(state: ProductState, built: BuiltRow, { finders, shop, unread }: Builder): void {
  const { cells } = built.row
  const place = state.variants.findIndex(({ uuid }) => uuid === built.variantUuid)
  const was = state.variants[place]
  const variant = was ? structuredClone(was) : blankVariantState(built.variantUuid)
  for (const { column, reason } of readCells(variantFields, variant.facts, { ...finders, uuid: variant.uuid, cells }))
    if (!mayLeave(column, unread)) mark(built, column, reason)
  if (built.row.unread && unread === 'refuse') mark(built, null, built.row.unread)
  if (was && built.row.keepsOtherProperties) keepOtherProperties(variant, was, finders)
  if (cells.salePrice !== undefined) dropIdleSale(variant, unread)
  else if (cells.onSale === undefined) variant.facts = dropEndedOffer(variant.facts, shop.now)
  // Without a column for the sale, a sale price switches it on.
  if (cells.salePrice !== undefined && cells.onSale === undefined)
    variant.facts.onSale = variant.facts.salePricePence !== null
  settleShowroom(variant.facts, cells)
  if (was && was.facts.isExDisplay !== variant.facts.isExDisplay) mark(built, 'isExDisplay', keepsExDisplay)
  if (was && displaysSold(was.facts, variant.facts)) mark(built, 'onDisplay', soldStaysOff)
  if (built.row.problem) mark(built, null, built.row.problem)
  if (built.faults.length === 0) putVariant(state, noteChecks(leaveSale(variant, was), was, shop.now))
}

/** Repeats the offers from before the import, because a row may change the variant whose offer another row repeats. */
function joinSales(state: ProductState, before: ProductState): void {
  const known = new Set(before.variants.map(({ uuid }) => uuid))
  state.variants = state.variants.map((variant) =>
    known.has(variant.uuid) ? variant : joinSale(variant, before.variants),
  )
}

/**
 * Drops a sale price that equals the price, because it is no reduction. A higher one is a mistake, and is dropped only
 * if unreadable cells may be left out.
 */
function dropIdleSale({ facts }: VariantState, unread: UnreadChoice): void {
  const { salePricePence: sale, pricePence: price } = facts
  if (sale !== null && (sale === price || (sale > price && price > 0 && unread === 'blank')))
    facts.salePricePence = null
}

/** Names unnamed variants by their property values, because a product with several variants needs a name for each. */
function nameUnnamed({ variants }: ProductState, rows: BuiltRow[]): void {
  if (variants.length < 2 || variants.every(({ facts }) => facts.name !== '')) return
  for (const [{ variantUuid, row }, name] of nameVariants(rows)) {
    const variant = variants.find(({ uuid }) => uuid === variantUuid)
    if (variant && variant.facts.name === '' && row.cells.variantName === undefined)
      variant.facts.name = name.slice(0, 160)
  }
}

/** Writes the value of each cell to its fact. Returns a fault for each cell that cannot be read. */
function readCells(fields: Fields, facts: Record<string, unknown>, context: CellContext): Fault[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const column = sheetKeyOf(key, field) as SheetColumn | undefined
    const text = column && context.cells[column]
    if (column === undefined || text === undefined) return []
    const name = storedName(key, field)
    const reading = readCell(field, text, facts[name], context)
    if (reading && 'problem' in reading) return [{ column, reason: reading.problem }]
    if (reading) facts[name] = reading.value
    return []
  })
}

/** Keeps the variant’s values of properties that the row does not name. */
function keepOtherProperties({ facts }: VariantState, was: VariantState, { terms }: CellFinders): void {
  const named = new Set(facts.properties.map(terms.propertyOf))
  const others = was.facts.properties.filter((id) => !named.has(terms.propertyOf(id)))
  facts.properties = [...new Set([...others, ...facts.properties])].sort((one, other) => one - other)
}

function putVariant(state: ProductState, variant: VariantState): void {
  const place = state.variants.findIndex(({ uuid }) => uuid === variant.uuid)
  state.variants.splice(place < 0 ? state.variants.length : place, 1, variant)
}

/** Takes out rows with invalid variants until the rest is valid. Returns false if the product itself is invalid. */
function refuseBadEdits(state: ProductState, before: ProductState | undefined, rows: BuiltRow[]): boolean {
  if (rows.every(({ faults }) => faults.length > 0) || (before && !compareStates(before, state))) return true
  for (let refused = checkEdit(state); refused.length > 0; refused = checkEdit(state)) {
    const single = refused.flatMap(({ variant, column, reason }) => {
      const uuid = variant === null ? undefined : state.variants[variant]?.uuid
      const built = rows.find((row) => row.variantUuid === uuid && row.faults.length === 0)
      return built ? [{ built, column, reason: explainUnnamed(built, column, rows) ?? reason }] : []
    })
    if (single.length === 0) {
      for (const { column, reason } of refused) markFirst(rows, column, reason)
      return false
    }
    for (const { built, column, reason } of single) mark(built, column, reason)
    for (const { built } of single) resetVariant(state, before, built)
    // Without a row nothing is left to refuse: a new product would be refused because it needs a variant.
    if (rows.every(({ faults }) => faults.length > 0)) return true
  }
  return true
}

function resetVariant(state: ProductState, before: ProductState | undefined, { variantUuid }: BuiltRow): void {
  const was = before?.variants.find(({ uuid }) => uuid === variantUuid)
  if (was) putVariant(state, structuredClone(was))
  else state.variants = state.variants.filter(({ uuid }) => uuid !== variantUuid)
}

function placeInRange({ facts }: ProductState, before: ProductState | undefined, shop: ShopContext): void {
  if (facts.rangeUuid === (before?.facts.rangeUuid ?? null)) return
  facts.rangePosition = facts.rangeUuid === null ? 0 : shop.nextInRange(facts.rangeUuid)
}

/** A fault of the product is reported for all its rows. */
function concludeRows(
  state: ProductState,
  before: ProductState | undefined,
  rows: BuiltRow[],
  isWhole: boolean,
): ProductState | undefined {
  const isOfProduct = ({ faults }: BuiltRow) => faults.some(({ column }) => column !== null && column in productColumns)
  const wrong = isWhole ? rows.find(isOfProduct) : rows[0]
  if (wrong)
    for (const built of rows)
      if (built.faults.length === 0) mark(built, null, `Line ${wrong.row.line} of the same product is wrong.`)
  const isLost = rows.every(({ faults }) => faults.length > 0)
  return isLost || (!before && state.variants.length === 0) ? undefined : state
}

const markFirst = ([first]: BuiltRow[], column: SheetColumn | null, reason: string) =>
  first && mark(first, column, reason)
