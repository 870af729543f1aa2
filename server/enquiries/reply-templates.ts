import { asc, desc, isNotNull } from 'drizzle-orm'
import type { BinnedTemplate, TemplateEdit } from '../../contract/reply-templates.ts'
import type { Db } from '../platform/database.ts'
import { defineRecords } from '../site/records.ts'
import { replyTemplates } from './tables.ts'

export const replyTemplateRecords = defineRecords({
  entity: 'reply template',
  table: replyTemplates,
  id: replyTemplates.uuid,
  isPrivate: true,
  listOrder: [asc(replyTemplates.name), asc(replyTemplates.uuid)],
  list: (rows) => rows,
  edit: (row): TemplateEdit => row,
})

const maxListed = 200

/** The latest first. */
export async function listBinnedTemplates(db: Db): Promise<BinnedTemplate[]> {
  const { uuid, name, deletedAt } = replyTemplates
  const rows = await db
    .select({ uuid, name, at: deletedAt })
    .from(replyTemplates)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt), uuid)
    .limit(maxListed)
  return rows.flatMap(({ at, ...row }) => (at ? { ...row, binnedAt: at.toISOString() } : []))
}
