import { asc } from 'drizzle-orm'
import type { TemplateEdit } from '../../contract/reply-templates.ts'
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
