import type { PublicSettings } from '../../contract/site.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import { listSettingsCategories } from '../catalogue/taxonomy/categories.ts'
import type { Db } from '../platform/database.ts'
import { readSettings, type Surroundings, showSettings } from '../site/settings.ts'
import { listPopups } from './popups.ts'

export async function describeSite(db: Db, catalogue: Catalogue, around: Surroundings): Promise<PublicSettings> {
  const [settings, popups] = await Promise.all([readSettings(db), listPopups(db)])
  return showSettings(settings, around, { popups, categories: listSettingsCategories(catalogue.taxonomy) })
}
