import { asc, desc } from 'drizzle-orm'
import { fixedPages, pageAddress } from '../../contract/addresses.ts'
import type { PageEdit } from '../../contract/staff/content.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { defineRecords } from '../site/records.ts'
import { claimAddress } from '../site/redirect-edits.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { pages } from './tables.ts'

const isFixed = (id: string) => fixedPages.some((fixed) => fixed === id)

export const pageRecords = defineRecords({
  entity: 'page',
  table: pages,
  id: pages.id,
  /** The six fixed pages, then the shop's own. */
  listOrder: [desc(pages.fixed), asc(pages.title), asc(pages.id)],
  list: (rows) => rows,
  edit: (row): PageEdit => row,
  refuseSave: (id, edit) => {
    if (isFixed(id) && !edit.visible) throw refuseField('visible', 'The shop always shows this page.')
  },
  refuseBin: (id) => {
    if (isFixed(id)) throw new Problem(409, 'Always shown', 'The shop always shows this page: it cannot be deleted.')
  },
  afterCreate: claimIfShown,
  afterSave: (tx, change, { after }) => claimIfShown(tx, change, after),
  afterRestore: claimIfShown,
})

async function claimIfShown(tx: Transaction, change: Change, { id, visible }: typeof pages.$inferSelect) {
  if (visible) await claimAddress(tx, change, pageAddress(id))
}

export const { create: createPage, save: savePage, bin: binPage, restore: restorePage } = pageRecords
