import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type ImportArranging, ImportLayout } from '../../../contract/staff/import-layout.ts'
import type { Transaction } from '../../platform/database.ts'
import { startTask, type Task } from '../../platform/tasks/task-list.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import type { Actor } from '../../site/changes.ts'
import { arrangeImportKind } from '../work-kinds.ts'
import { readSheetFile } from './import-file.ts'
import type { ImportParts } from './import-parts.ts'
import { findImport, lockImport, refuseApplied, refuseBusy } from './import-records.ts'
import { guessMatching } from './receive-import.ts'
import { rulesFor } from './rules/known-rules.ts'
import { importRows, imports } from './tables.ts'

/** Reads the file again, by the layout that staff chose; its columns have to be checked again. */
export async function startArranging(tx: Transaction, by: Actor, { uuid, ...layout }: ImportArranging): Promise<Task> {
  const known = await lockImport(tx, uuid)
  await refuseBusy(tx, known)
  refuseApplied(known)
  const title = `Read ${known.fileName} again`
  const task = await startTask(tx, by, {
    kind: arrangeImportKind,
    title,
    total: 0,
    input: { importUuid: uuid, layout },
  })
  await tx.update(imports).set({ taskUuid: task.uuid }).where(eq(imports.uuid, uuid))
  return task
}

const Input = z.object({ importUuid: z.string(), layout: ImportLayout })

export const arrangeImport =
  ({ media: { storage }, reader }: ImportParts): TaskKind =>
  async (task, { db, finish }) => {
    const { importUuid, layout } = Input.parse(task.input)
    const known = await findImport(db, importUuid)
    const { uuid, fileName } = known
    const described = await reader.describe(await readSheetFile(storage, known), fileName, layout)
    const { isKnown: _, ...guess } = await guessMatching(db, described)
    const supplier = guess.supplier || known.supplier
    const rules = await rulesFor(db, known, supplier)
    const untried = { state: 'read', counts: null, digest: null } as const
    await db.transaction(async (tx) => {
      await tx.delete(importRows).where(eq(importRows.importUuid, uuid))
      await tx
        .update(imports)
        .set({ ...described, ...guess, supplier, rules, ...untried })
        .where(eq(imports.uuid, uuid))
      await finish(tx, {})
    })
  }
