import type { Form } from '../../contract/staff/forms.ts'
import type { SettingsEdit } from '../../contract/staff/site.ts'
import { markProducts, withOffers } from '../catalogue/products/changed-products.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { readSettings } from '../site/settings.ts'
import { saveSettings } from '../site/settings-edits.ts'

/** Saves the settings; another number of days changes which offers show a 'was' price. */
export async function saveShopSettings(tx: Transaction, change: Change, saving: Form<SettingsEdit>) {
  const { wasDays } = await readSettings(tx)
  const saved = await saveSettings(tx, change, saving)
  if (wasDays !== saving.edit.wasDays) change.touchesPublic(markProducts(withOffers))
  return saved
}
