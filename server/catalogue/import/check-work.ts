import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '../../platform/database.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import { countWas, judgeSteps } from '../prices/was-notes.ts'
import { countMissing } from '../products/missing-counts.ts'
import { readNames } from '../products/state/names.ts'
import { asJson } from '../products/state/record-rows.ts'
import { readImportRows } from './import-file.ts'
import type { ImportParts } from './import-parts.ts'
import { findImport } from './import-records.ts'
import { describeUnnamed } from './missing/unnamed.ts'
import { describeTerms, nameNew } from './new-terms.ts'
import { countOutcomes, describeRows, digestPlan, type RowOutcome } from './outcomes.ts'
import { listAwaited } from './picture-finder.ts'
import { planImport } from './plan.ts'
import { countPriceMoves } from './price-moves.ts'
import { findWords } from './rules/find-words.ts'
import { readRules } from './rules/known-rules.ts'
import { findRepeats } from './rules/repeats.ts'
import { importRows, imports } from './tables.ts'
import { listZipped, withZip } from './zipped-pictures.ts'

const Input = z.object({ importUuid: z.string() })
export const readInput = (input: unknown) => Input.parse(input).importUuid

/** The dry run: stores the outcome of each row, and changes nothing else. */
export const checkImport =
  ({ media: { storage }, reader }: ImportParts): TaskKind =>
  async (task, { db, report, finish }) => {
    const known = await findImport(db, readInput(task.input))
    const { uuid: importUuid, makeNew } = known
    const rows = await readImportRows({ storage, reader }, known)
    const hints = {
      awaited: new Set<string>(),
      zipped: await withZip(storage, known, (zip) => listZipped(db, zip, rows)),
    }
    const plan = await planImport(db, {
      list: known,
      rows,
      makeNew,
      hints,
      rules: readRules(known),
      report: (done) => report(done, rows.length),
    })
    const was = await judgeSteps(db, plan.built)
    const outcomes = await describeRows(plan, nameNew(await readNames(db), plan.newTerms), was)
    const shown = {
      counts: countOutcomes(outcomes),
      digest: await digestPlan(plan),
      made: describeTerms(plan.newTerms),
      missing: await countMissing(db, plan.built),
      was: countWas(was),
      priceMoves: countPriceMoves(plan.built),
      pictures: listAwaited(plan.built),
      questions: {
        words: await findWords(db, rows),
        repeats: await findRepeats(rows, plan.built),
        unnamed: describeUnnamed(plan.unnamed),
      },
      unnamed: plan.unnamed.products.map(({ uuid }) => uuid),
    }
    await db.transaction(async (tx) => {
      await tx.delete(importRows).where(eq(importRows.importUuid, importUuid))
      await writeRows(tx, importUuid, outcomes)
      await tx
        .update(imports)
        .set({ ...shown, state: 'checked', notes: [] })
        .where(eq(imports.uuid, importUuid))
      await finish(tx, shown.counts)
    })
  }

const chunkSize = 500

async function writeRows(tx: Transaction, importUuid: string, outcomes: RowOutcome[]): Promise<void> {
  const rows = outcomes.map((outcome, place) => ({ ...outcome, place }))
  for (let from = 0; from < rows.length; from += chunkSize)
    await tx.execute(sql`
      insert into ${importRows} (
        import_uuid, place, line, outcome, name, variant, product_uuid, picture_hash, price_pence, differences, problems)
      select ${importUuid}::uuid, place, line, outcome, name, variant, "productUuid", "pictureHash", "pricePence", differences, problems
      from json_to_recordset(${asJson(rows.slice(from, from + chunkSize))}) as asked(
        place integer, line integer, outcome text, name text, variant text, "productUuid" uuid,
        "pictureHash" text, "pricePence" integer,
        differences jsonb, problems jsonb)`)
}
