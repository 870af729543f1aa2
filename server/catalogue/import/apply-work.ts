import { eq } from 'drizzle-orm'
import type { Refusal } from '../../../contract/staff/bulk.ts'
import { fetchPictures } from '../../media/fetching/fetch-pictures.ts'
import type { Transaction } from '../../platform/database.ts'
import { cut, takeBreaks } from '../../platform/in-parts.ts'
import { lockKey } from '../../platform/lock-key.ts'
import { Problem } from '../../platform/problem.ts'
import type { TaskKind } from '../../platform/tasks/task-runner.ts'
import { changeShop } from '../../site/changes.ts'
import { chunkSize } from '../bulk/change-products.ts'
import { keepShownFacts, type ShownChange, showChanges } from '../bulk/show-changes.ts'
import { lockTarget } from '../bulk/targets.ts'
import type { Changed } from '../products/state/product-state.ts'
import { compareStates } from '../products/state/state-parts.ts'
import { writeStates } from '../products/state/write-states.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import { holdTaxonomy, lockTerms } from '../taxonomy/term-locks.ts'
import { readInput } from './check-work.ts'
import type { Built } from './group.ts'
import { forgetFiles, type Import, readImportRows } from './import-file.ts'
import type { ImportParts } from './import-parts.ts'
import { findImport, lockImport } from './import-records.ts'
import { makeTerms } from './make-terms.ts'
import { countList } from './missing/counted-lists.ts'
import { digestPlan } from './outcomes.ts'
import type { PictureHints } from './picture-finder.ts'
import { type Plan, planImport } from './plan.ts'
import { readRules } from './rules/known-rules.ts'
import { settleIds } from './settle-ids.ts'
import { type Fetched, settlePictures } from './settle-pictures.ts'
import { imports } from './tables.ts'
import { listZipped, withZip } from './zipped-pictures.ts'

/**
 * Applies what the dry run has shown, in one transaction with one entry in the history; pictures are fetched before.
 */
export const applyImport =
  ({ media, reader, fetching }: ImportParts): TaskKind =>
  async (task, { db, report, finish }) => {
    const known = await findImport(db, readInput(task.input))
    const { storage } = media
    const rows = await readImportRows({ storage, reader }, known)
    const hints = {
      awaited: new Set(known.pictures),
      zipped: await withZip(storage, known, (zip) => listZipped(db, zip, rows)),
    }
    const parts = { ...fetching, db, media, report }
    const fetched = await withZip(storage, known, (zip) => fetchPictures(parts, known.pictures, zip))
    await changeShop(db, { id: task.staffId, name: task.staffName }, async (tx, change) => {
      const locked = await lockImport(tx, known.uuid)
      if (locked.made.length > 0) await lockKey(tx, newTermsLock)
      const plan = await planAsShown(tx, locked, rows, hints)
      const { made, ids } = await makeTerms(tx, change, plan.newTerms)
      const notes: Refusal[] = []
      const shown: ShownChange[] = []
      let done = 0
      for (const chunk of cut(plan.built, chunkSize)) {
        const changes: Changed[] = []
        for await (const built of takeBreaks(chunk)) {
          const settled = settle(built, ids, fetched, notes)
          if (settled) changes.push(settled)
        }
        await writeStates(tx, task.uuid, changes)
        shown.push(...changes.map(keepShownFacts))
        done += chunk.length
        report(Math.round((rows.length * done) / plan.built.length), rows.length)
      }
      await showChanges(tx, change, shown)
      const after = { title: task.title, changed: shown.length, refused: known.counts?.wrong ?? 0 }
      change.record({ action: task.kind, entity: 'products', entityId: task.uuid, after })
      await countList(
        tx,
        known,
        plan.unnamed.products.map(({ uuid }) => uuid),
      )
      await concludeImport(tx, known, { workUuid: task.uuid, madeTerms: made, notes: notes.slice(0, maxNotes) })
      await finish(tx, { changed: shown.length, noted: notes.length })
    })
    await forgetFiles(storage, known.uuid)
  }

const maxNotes = 200
/** Imports that add terms take turns: another may be adding the same ones, or the same addresses. */
const newTermsLock = 'terms of imports'

/** Plans the import again under locks. Refuses it if the plan differs from the dry run, because the shop has changed since. */
async function planAsShown(tx: Transaction, known: Import, rows: ImportRow[], hints: PictureHints): Promise<Plan> {
  const plan = await planImport(tx, {
    list: known,
    rows,
    makeNew: known.makeNew,
    hints,
    rules: readRules(known),
    hold: async (uuids) => {
      await holdTaxonomy(tx, { makesTerms: known.made.length > 0 })
      await lockTerms(tx, uuids)
      await lockTarget(tx, uuids)
    },
  })
  if (known.state !== 'checked' || (await digestPlan(plan)) !== known.digest)
    throw new Problem(409, 'Changed since', 'The shop has changed since you looked at this. Please look at it again.')
  return plan
}

function settle(
  { uuid, before, after }: Built,
  ids: Map<number, number>,
  fetched: Fetched,
  notes: Refusal[],
): Changed | undefined {
  if (!after) return undefined
  const settled = settlePictures(settleIds(after, ids), before, fetched, notes)
  const change = compareStates(before, settled)
  return change && { uuid, before, after: settled, change }
}

const concludeImport = (tx: Transaction, { uuid }: Import, facts: Partial<Import>) =>
  tx
    .update(imports)
    .set({ ...facts, state: 'applied', finishedAt: new Date() })
    .where(eq(imports.uuid, uuid))
