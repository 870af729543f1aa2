import type { PublicSettings } from '../../contract/site.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import { listSettingsCategories } from '../catalogue/taxonomy/categories.ts'
import type { Db } from '../platform/database.ts'
import { readLook, showLook } from '../site/look.ts'
import { readSettings, type Surroundings, showSettings } from '../site/settings.ts'
import { readSiteLinks } from '../site/site-links.ts'
import { explainsCredit } from './pages.ts'
import { listPopups } from './popups.ts'
import { showLinks } from './shown-links.ts'

/** Reads whether visits can be booked. Passed in, because content must not import bookings. */
export type TakesVisits = (db: Db) => Promise<boolean>

export async function describeSite(
  db: Db,
  catalogue: Catalogue,
  around: Surroundings,
  takesVisits: TakesVisits,
): Promise<PublicSettings> {
  const now = catalogue.now()
  const [settings, look, links, popups, visits, isExplained] = await Promise.all([
    readSettings(db),
    readLook(db),
    readSiteLinks(db),
    listPopups(db, now),
    takesVisits(db),
    explainsCredit(db),
  ])
  const categories = listSettingsCategories(catalogue.taxonomy)
  return showSettings(settings, around, now, {
    popups,
    categories,
    hasProducts: catalogue.index.products.slotOf.size > 0,
    takesVisits: visits,
    creditIsUnexplained: isExplained ? undefined : true,
    look: await showLook(db, look),
    links: await showLinks(db, around.publicUrl, links, categories),
  })
}
