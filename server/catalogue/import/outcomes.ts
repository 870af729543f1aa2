import { createHash } from 'node:crypto'
import { isHash } from '../../../contract/media-hash.ts'
import type { Difference } from '../../../contract/staff/bulk.ts'
import type { ImportCounts, ImportOutcome, RowProblem } from '../../../contract/staff/import.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import { showWas, type WasNotes } from '../prices/was-notes.ts'
import { describeProduct, describeVariant } from '../products/state/difference-texts.ts'
import type { Names } from '../products/state/names.ts'
import type { ProductState, StateChange } from '../products/state/product-state.ts'
import { compareStates } from '../products/state/state-parts.ts'
import { describeFault } from './fault.ts'
import type { Built, BuiltRow } from './group.ts'
import type { Plan } from './plan.ts'
import type { LeftRow } from './rules/repeats.ts'

export type RowOutcome = {
  line: number
  outcome: ImportOutcome
  name: string
  variant: string
  productUuid: string | null
  pictureHash: string | null
  pricePence: number | null
  differences: Difference[]
  problems: RowProblem[]
}

/** The outcome of each row, in the order of the file. */
export async function describeRows(
  { built, left }: Plan,
  names: Names,
  was: WasNotes = new Map(),
): Promise<RowOutcome[]> {
  const rows: RowOutcome[] = left.map(describeLeft)
  for await (const product of takeBreaks(built)) rows.push(...describeBuilt(product, names, was))
  return rows.sort((one, other) => one.line - other.line)
}

export function countOutcomes(rows: RowOutcome[]): ImportCounts {
  const count = (wanted: ImportOutcome) => rows.filter(({ outcome }) => outcome === wanted).length
  const [left, archived] = [count('left'), count('archived')]
  return {
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    wrong: count('wrong'),
    ...(left > 0 && { left }),
    ...(archived > 0 && { archived }),
  }
}

function describeBuilt(built: Built, names: Names, was: WasNotes): RowOutcome[] {
  const { uuid, before, after, rows } = built
  const change = after && compareStates(before, after)
  if (rows.length === 0) return change ? [describeArchived(built, change, names)] : []
  const first = rows.find(({ faults }) => faults.length === 0)
  return rows.map((row) => {
    const isWrong = row.faults.length > 0
    const ofProduct = change && row === first ? describeProduct(change.before, change.after, names) : []
    const ofVariant = change && !isWrong ? describeOwn(change, row, names) : []
    const note = was.get(row.variantUuid)
    const differences = [...ofProduct, ...ofVariant, ...(note && !isWrong ? [showWas(note)] : [])]
    const isNew =
      change !== undefined && !(row.variantUuid in change.before.variants) && row.variantUuid in change.after.variants
    const outcome = isWrong ? 'wrong' : isNew ? 'new' : differences.length > 0 ? 'changed' : 'unchanged'
    return {
      line: row.row.line,
      outcome,
      name: (after ?? before)?.facts.name ?? row.row.cells.name ?? '',
      variant: nameOf(after, row) || (row.row.cells.variantName ?? row.variant?.name ?? ''),
      productUuid: before || (after && !isWrong) ? uuid : null,
      ...showFace(after ?? before, row.variantUuid),
      differences,
      problems: row.faults.map((fault) => describeFault(fault, row.row.cells)),
    }
  })
}

const nameOf = (state: ProductState | undefined, { variantUuid }: BuiltRow) =>
  state?.variants.find(({ uuid }) => uuid === variantUuid)?.facts.name

const describeArchived = ({ uuid, after }: Built, change: StateChange, names: Names): RowOutcome => ({
  line: 0,
  outcome: 'archived',
  name: after?.facts.name ?? '',
  variant: '',
  productUuid: uuid,
  ...showFace(after, undefined),
  differences: describeProduct(change.before, change.after, names),
  problems: [],
})

const describeLeft = ({ row, reason }: LeftRow): RowOutcome => ({
  line: row.line,
  outcome: 'left',
  name: row.cells.name ?? '',
  variant: row.cells.variantName ?? '',
  productUuid: null,
  pictureHash: null,
  pricePence: null,
  differences: [],
  problems: [{ column: '', reason }],
})

/** The picture and price of a row's variant. A picture that is still to be fetched cannot be shown. */
function showFace(state: ProductState | undefined, variantUuid: string | undefined) {
  const variant = state?.variants.find(({ uuid }) => uuid === variantUuid) ?? state?.variants[0]
  const pictures = [...(variant?.facts.pictures ?? []), ...(state?.facts.pictures ?? [])]
  return {
    pictureHash: pictures.find(isHash) ?? null,
    pricePence: variant?.facts.pricePence ?? null,
  }
}

const describeOwn = ({ before, after }: StateChange, { variantUuid }: BuiltRow, names: Names) =>
  describeVariant(before.variants[variantUuid], after.variants[variantUuid], names)

/** The digest of a dry run. Applying compares digests, to be sure that it makes the changes that were shown. */
export async function digestPlan({ built, now: [now = '', newUntil = ''] }: Plan): Promise<string> {
  const hash = createHash('sha256')
  for await (const { uuid, before, after, rows } of takeBreaks(built)) {
    const change = after && compareStates(before, after)
    const digested = { uuid, change, wrong: rows.map(({ faults }) => faults.length > 0) }
    // Leaves out the position in a range and the current time, which no preview shows.
    const text = JSON.stringify(digested, (key, value) => (key === 'rangePosition' ? undefined : value))
    hash.update(text.replaceAll(now, 'now').replaceAll(newUntil, 'new until'))
  }
  return hash.digest('hex')
}
