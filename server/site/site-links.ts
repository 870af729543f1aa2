import type { Form } from '../../contract/staff/forms.ts'
import type { SiteLinksEdit } from '../../contract/staff/site-links.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { saveSingleRow } from './single-rows.ts'
import { siteLinks } from './tables.ts'

export async function readSiteLinks(db: Db): Promise<typeof siteLinks.$inferSelect> {
  const [row] = await db.select().from(siteLinks)
  if (!row) throw new Error('The site_links row is missing: the migrations have not run to their end.')
  return row
}

const saveLinksRow = saveSingleRow({ table: siteLinks, id: siteLinks.id, entity: 'site links' })

export const saveSiteLinks = (tx: Transaction, change: Change, saving: Form<SiteLinksEdit>) =>
  saveLinksRow(tx, change, { ...saving, id: 1 })
