import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import { changeShop } from '../../site/changes.ts'
import { changeLocked } from '../bulk/change-products.ts'
import { readUndoing, type Undoing, undoProduct } from '../bulk/undoing.ts'
import type { Altered, ProductState } from '../products/state/product-state.ts'
import { undoImportKind } from '../work-kinds.ts'
import { readInput } from './check-work.ts'
import { canBeUndone, lockImport } from './import-records.ts'
import { uncountList } from './missing/counted-lists.ts'
import { lockMade, removeTerms } from './remove-terms.ts'
import { imports } from './tables.ts'

/** Undoes an import. Later changes by somebody else stay, and are reported. */
export const undoImport: TaskKind = async (task, { db, report, finish }) => {
  const importUuid = readInput(task.input)
  await changeShop(db, { id: task.staffId, name: task.staffName }, async (tx, change) => {
    const known = await lockImport(tx, importUuid)
    const { workUuid, madeTerms } = known
    if (!canBeUndone(known) || !workUuid) throw new Problem(409, 'Cannot be undone', 'It was undone already.')
    if (madeTerms) await lockMade(tx, madeTerms)
    const undoing = await readUndoing(tx, workUuid, { kind: undoImportKind, input: { importUuid } })
    const uuids = [...undoing.changes.keys()]
    const isTaken = await readTakenCodes(tx, undoing)
    const refused: string[] = []
    const result = await changeLocked(tx, change, {
      workUuid: task.uuid,
      uuids,
      report,
      redirect: false,
      alter: (state) => {
        const altered = undoUnlessTaken(state, undoing, isTaken)
        if ('refusal' in altered && !undoing.changes.get(state.uuid)?.before.absent) refused.push(state.uuid)
        return altered
      },
    })
    await uncountList(tx, known)
    if (madeTerms) await removeTerms(tx, change, madeTerms, refused)
    if (madeTerms) change.touchesPublic()
    const after = { title: task.title, changed: result.changed, refused: result.refused }
    change.record({ action: task.kind, entity: 'products', entityId: task.uuid, after })
    await tx.update(imports).set({ state: 'undone', notes: result.refusals }).where(eq(imports.uuid, importUuid))
    await finish(tx, { changed: result.changed, noted: result.refused })
  })
}

/** Whether another owner has the code. Product codes and variant codes are separate namespaces. */
type IsTaken = (kind: 'product' | 'variant', code: string | null | undefined, owner: string) => boolean

function undoUnlessTaken(state: ProductState, undoing: Undoing, isTaken: IsTaken): Altered {
  const { facts, variants = {} } = undoing.changes.get(state.uuid)?.before ?? {}
  const isTakenByOthers =
    isTaken('product', facts?.supplierCode, state.uuid) ||
    Object.entries(variants).some(([uuid, was]) => isTaken('variant', was.supplierCode, uuid))
  return isTakenByOthers
    ? { refusal: 'Another product or variant now has its supplier code.' }
    : undoProduct(state, undoing)
}

/** Reads which products now use the codes that the undo would restore. */
async function readTakenCodes(tx: Transaction, { changes }: Undoing): Promise<IsTaken> {
  const parts = [...changes.values()].map(({ before }) => before)
  const own = parts.flatMap(({ facts }) => facts.supplierCode ?? [])
  const ofVariants = parts.flatMap(({ variants }) =>
    Object.values(variants).flatMap(({ supplierCode }) => supplierCode ?? []),
  )
  const rows = await tx.execute<{ key: string; uuid: string }>(sql`
    select 'product ' || supplier_code as key, uuid from products where supplier_code = any(${sql.param(own)}::text[])
    union all
    select 'variant ' || supplier_code, uuid from variants where supplier_code = any(${sql.param(ofVariants)}::text[])`)
  const owners = new Map(rows.map(({ key, uuid }) => [key, uuid]))
  return (kind, code, owner) => Boolean(code) && (owners.get(`${kind} ${code}`) ?? owner) !== owner
}
