import { and, eq, inArray } from 'drizzle-orm'
import { blankVariant } from '../../../contract/staff/catalogue.ts'
import type { HistoryEntry, HistoryQuery } from '../../../contract/staff/history.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { describeDifference } from '../../catalogue/products/state/difference-texts.ts'
import { readNames } from '../../catalogue/products/state/names.ts'
import { showDifference } from '../../catalogue/products/state/text-difference.ts'
import { bulkChanges } from '../../catalogue/tables.ts'
import type { Db } from '../../platform/database.ts'
import { describeChange } from './change-texts.ts'
import { asKeys, type NameOthers, type NameThing, type Row, readEntryNames } from './entry-names.ts'
import { type KnownNames, readWords } from './known-names.ts'
import { type Fields, isFields, nothing } from './value-texts.ts'
import { findImports, isWork, readVariantNames } from './works.ts'

type Asked = Pick<HistoryQuery, 'entity' | 'id'>

/** Describes history entries in words. */
export async function describeEntries(
  db: Db,
  stored: Row[],
  asked: Asked,
  nameOthers: NameOthers,
): Promise<HistoryEntry[]> {
  const rows = stored.map(readArranged)
  const works = rows.filter(isWork).map(({ entityId }) => entityId)
  const [names, nameThing, parts, imports] = await Promise.all([
    readWords(db, rows),
    readEntryNames(db, rows, nameOthers),
    readProductParts(db, works, asked),
    findImports(db, works),
  ])
  return rows.map((row) => {
    const { id, at, staffName, action, entity, entityId } = row
    return {
      id,
      at: at.toISOString(),
      staffName,
      action,
      entity,
      entityId,
      name: isWork(row) ? nameWork(row) : nameThing(row),
      importUuid: imports.get(entityId) ?? null,
      differences: isWork(row) ? (parts.get(entityId) ?? []) : describeRow(row, names, nameThing),
      ...readStates(row, asked),
    }
  })
}

/** Reads the products of an arranged range; older entries store them without the version of the range. */
function readArranged(row: Row): Row {
  const read = (state: unknown) => (isFields(state) ? state.products : state)
  return row.action === 'arrange' ? { ...row, before: read(row.before), after: read(row.after) } : row
}

function nameWork({ action, after }: Row): string {
  const { title, changed } = isFields(after) ? after : {}
  const count = action.endsWith('import') && typeof changed === 'number' ? ` (${writeCount(changed, 'product')})` : ''
  return `${typeof title === 'string' ? title : 'many products'}${count}`
}

function describeRow(row: Row, names: KnownNames, nameThing: NameThing): HistoryEntry['differences'] {
  const { action, entity, before, after } = row
  if (action !== 'order') return before === null ? describeBeginning(row, names) : describeChange(row, names)
  const [was, is] = [before, after].map((state) => asKeys(state))
  const write = (keys: string[] = []) => keys.map((entityId) => nameThing({ entity, entityId })).join(', ')
  return was?.join() === is?.join()
    ? []
    : [{ label: 'Order', ...showDifference({ before: write(was), after: write(is) }) }]
}

/** Describes a new record by each fact that it has. */
const describeBeginning = (row: Row, names: KnownNames): HistoryEntry['differences'] =>
  describeChange(row, names)
    .filter(({ after }) => after !== nothing)
    .map(({ label, after }) => ({ label, before: '', after }))

/** The changes of the requested product by bulk changes and imports. */
async function readProductParts(db: Db, works: string[], { entity, id = '' }: Asked) {
  if (entity !== 'product' || works.length === 0) return new Map<string, HistoryEntry['differences']>()
  const [names, nameVariant, changes] = await Promise.all([
    readNames(db),
    readVariantNames(db, [id]),
    db
      .select()
      .from(bulkChanges)
      .where(and(eq(bulkChanges.productUuid, id), inArray(bulkChanges.workUuid, works))),
  ])
  return new Map(changes.map(({ workUuid, ...change }) => [workUuid, describeDifference(change, names, nameVariant)]))
}

/** The states after and before an entry, which only the history of a single record shows. */
function readStates({ action, entity, before, after }: Row, asked: Asked): Pick<HistoryEntry, 'state' | 'former'> {
  const isAsked = asked.id !== undefined
  const read = (state: unknown) => {
    if (action === 'arrange' && Array.isArray(state)) return { products: state }
    if (!['create', 'save'].includes(action) || !isFields(state)) return null
    return entity === 'product' ? fillVariants(state) : state
  }
  return isAsked ? { state: read(after), former: read(before) } : { state: null, former: null }
}

/** Adds fields that variants did not have yet when the state was stored. */
const fillVariants = ({ variants, ...state }: Fields): Fields => ({
  ...state,
  ...(Array.isArray(variants) && { variants: variants.map((variant: object) => ({ ...blankVariant, ...variant })) }),
})
