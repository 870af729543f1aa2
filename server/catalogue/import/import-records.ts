import { and, eq, exists, inArray, or, sql } from 'drizzle-orm'
import { rememberColumns } from '../../../contract/staff/heading-keys.ts'
import type { ImportCheck } from '../../../contract/staff/import.ts'
import { listSources, listTargets } from '../../../contract/staff/import-recipes.ts'
import { writeWhole } from '../../../contract/whole-numbers.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import { tasks } from '../../platform/tables.ts'
import { startTask, type Task } from '../../platform/tasks/task-list.ts'
import type { Actor } from '../../site/changes.ts'
import { applyImportKind, checkImportKind, undoImportKind } from '../work-kinds.ts'
import { keyColumns } from './guess-columns.ts'
import type { Import } from './import-file.ts'
import { nameMatching } from './matching-keys.ts'
import { readQuestions, rememberRules, rulesFor } from './rules/known-rules.ts'
import { importMatchings, imports } from './tables.ts'

/** Finds an import by its own ID or its task's. */
export const findImport = async (db: Db, uuid: string): Promise<Import> => (await findImportWithTask(db, uuid)).known

/** Reads both in one query: a task that ended between two queries would seem to have no result. */
export async function findImportWithTask(db: Db, uuid: string): Promise<{ known: Import; task: Task | null }> {
  const { uuid: own, taskUuid, workUuid } = imports
  const [found] = await db
    .select({ known: imports, task: tasks })
    .from(imports)
    .leftJoin(tasks, eq(tasks.uuid, taskUuid))
    .where(or(eq(own, uuid), eq(taskUuid, uuid), eq(workUuid, uuid)))
  if (!found) throw notFound('import')
  return found
}

/** Locked until the transaction ends, so that nothing else can start with it. */
export async function lockImport(tx: Transaction, uuid: string): Promise<Import> {
  const [found] = await tx.select().from(imports).where(eq(imports.uuid, uuid)).for('update')
  if (!found) throw notFound('import')
  return found
}

/** Starts the dry run of a file with the columns that staff have matched. */
export async function startCheck(tx: Transaction, by: Actor, asked: ImportCheck) {
  const { uuid, supplier, matching, makeNew } = asked
  const known = await lockImport(tx, uuid)
  await refuseBusy(tx, known)
  refuseApplied(known)
  const isMatched = known.source === 'other'
  const chosen = isMatched ? { matching, recipes: asked.recipes ?? known.recipes } : known
  if (isMatched) refuseUnmatched(known, chosen)
  if (isMatched) await remember(tx, { supplier, headers: known.headers, ...pickColumns(chosen) })
  const rules = await chooseRules(tx, known, asked)
  const { rowCount, fileName } = known
  const task = await startTask(tx, by, start(checkImportKind, `Try ${fileName}`, uuid, rowCount))
  await tx
    .update(imports)
    .set({ supplier, ...pickColumns(chosen), makeNew, rules, state: 'matched', taskUuid: task.uuid })
    .where(eq(imports.uuid, uuid))
  return task
}

export function refuseApplied({ state }: Import): void {
  if (state === 'applied' || state === 'undone')
    throw new Problem(409, 'Applied already', 'This import has been applied. Please upload the file again for another.')
}

/** The rules that staff have just decided are remembered. */
async function chooseRules(tx: Transaction, known: Import, { supplier, rules }: ImportCheck): Promise<Import['rules']> {
  const decided = { ...(await rulesFor(tx, known, supplier)), ...rules }
  if (rules) await rememberRules(tx, supplier, decided)
  return decided
}

type Columns = Pick<Import, 'matching' | 'recipes'>
const pickColumns = ({ matching, recipes }: Columns): Columns => ({ matching, recipes })

export function refuseUnfit({ headers }: Pick<Import, 'headers'>, { matching, recipes }: Columns): void {
  if (matching.length === headers.length && recipes.flatMap(listSources).every((from) => headers.includes(from))) return
  throw refuseColumns('The columns do not fit the file.')
}

const refuseColumns = (reason: string) => new Problem(400, 'Please check the columns', reason, { matching: reason })

function refuseUnmatched(known: Import, { matching, recipes }: Columns): void {
  refuseUnfit(known, { matching, recipes })
  const filled = [...matching, ...recipes.flatMap(listTargets)]
  if (!keyColumns.some((key) => filled.includes(key)))
    throw refuseColumns('One column has to be a supplier code or an ID, by which a second import finds each row again.')
}

type Remembered = Columns & { supplier: string; headers: string[] }

async function remember(tx: Transaction, { supplier, headers, matching, recipes }: Remembered): Promise<void> {
  const row = { supplier, headersKey: nameMatching(headers), columns: rememberColumns(headers, matching), recipes }
  await tx
    .insert(importMatchings)
    .values(row)
    .onConflictDoUpdate({
      target: [importMatchings.supplier, importMatchings.headersKey],
      set: { columns: row.columns, recipes, usedAt: sql`now()` },
    })
}

export async function startApplying(tx: Transaction, by: Actor, uuid: string, leaveWrong: boolean): Promise<Task> {
  const known = await lockImport(tx, uuid)
  await refuseBusy(tx, known)
  const { state, counts, rowCount, fileName } = known
  const { isNoted } = readQuestions(known).unnamed
  if (state !== 'checked' || !counts) throw new Problem(409, 'No preview yet', 'Please preview the changes first.')
  if (counts.wrong > 0 && !leaveWrong) throw new Problem(409, 'Rows are wrong', refuseWrong(counts.wrong))
  if (counts.new + counts.changed + (counts.archived ?? 0) === 0 && !isNoted)
    throw new Problem(409, 'Nothing to do', 'This file would change nothing.')
  const task = await startTask(tx, by, start(applyImportKind, `Import ${fileName}`, uuid, rowCount))
  await tx.update(imports).set({ taskUuid: task.uuid }).where(eq(imports.uuid, uuid))
  return task
}

const refuseWrong = (amount: number) =>
  amount === 1
    ? '1 row is wrong. Put it right, or choose to leave it out.'
    : `${writeWhole(amount)} rows are wrong. Put them right, or choose to leave them out.`

export async function startUndoing(tx: Transaction, by: Actor, uuid: string): Promise<Task> {
  const known = await lockImport(tx, uuid)
  await refuseBusy(tx, known)
  if (!canBeUndone(known)) throw new Problem(409, 'Cannot be undone', 'It was not applied, or was undone already.')
  const task = await startTask(tx, by, start(undoImportKind, `Undo: import ${known.fileName}`, uuid, known.rowCount))
  await tx.update(imports).set({ taskUuid: task.uuid }).where(eq(imports.uuid, uuid))
  return task
}

/** An undo that had to leave some products can be repeated: what prevented it may be gone. */
export const canBeUndone = ({ state, notes }: Pick<Import, 'state' | 'notes'>): boolean =>
  state === 'applied' || (state === 'undone' && notes.length > 0)

const start = (kind: string, title: string, importUuid: string, total: number) => ({
  kind,
  title,
  total,
  input: { importUuid },
})

export async function isBusy(tx: Db, { taskUuid }: Import): Promise<boolean> {
  if (taskUuid === null) return false
  return (await tx.$count(tasks, and(eq(tasks.uuid, taskUuid), isOpen))) > 0
}

const isOpen = inArray(tasks.state, ['waiting', 'running'])

/** Whether a row of the imports is being worked on. */
export const hasOpenTask = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(tasks)
      .where(and(eq(tasks.uuid, imports.taskUuid), isOpen)),
  )

export async function refuseBusy(tx: Db, known: Import): Promise<void> {
  if (await isBusy(tx, known))
    throw new Problem(
      409,
      'Still running',
      'This import is still being worked on. Please wait until that has finished.',
    )
}
