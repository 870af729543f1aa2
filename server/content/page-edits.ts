import { eq } from 'drizzle-orm'
import { fixedPages, pageAddress } from '../../contract/addresses.ts'
import type { NewPage, PageEdit } from '../../contract/staff-content.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, refuseField, saveRow } from '../site/kept-rows.ts'
import { claimAddress } from '../site/redirect-edits.ts'
import { pages } from './tables.ts'

const kind = { table: pages, id: pages.id, entity: 'page' }
const isFixed = (id: string) => fixedPages.some((fixed) => fixed === id)

export async function createPage(tx: Transaction, change: Change, edit: NewPage) {
  const { id, version } = await createRow(tx, change, kind, edit)
  if (edit.visible) await claimAddress(tx, change, pageAddress(id))
  change.touchesPublic()
  return { id, version }
}

export async function savePage(tx: Transaction, change: Change, id: string, expectedVersion: number, edit: PageEdit) {
  if (isFixed(id) && !edit.visible) throw refuseField('visible', 'The shop always shows this page.')
  const { version } = await saveRow(tx, change, kind, { rowId: id, expectedVersion, edit })
  if (edit.visible) await claimAddress(tx, change, pageAddress(id))
  change.touchesPublic()
  return { id, version }
}

export async function binPage(tx: Transaction, change: Change, id: string, expectedVersion: number) {
  if (isFixed(id)) throw new Problem(409, 'Always shown', 'The shop always shows this page: it cannot be deleted.')
  await putInBin(tx, change, kind, id, expectedVersion)
  change.touchesPublic()
}

export async function restorePage(tx: Transaction, change: Change, id: string) {
  await takeFromBin(tx, change, kind, id)
  const [page] = await tx.select().from(pages).where(eq(pages.id, id))
  if (page?.visible) await claimAddress(tx, change, pageAddress(id))
  change.touchesPublic()
}
