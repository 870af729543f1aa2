import { eq } from 'drizzle-orm'
import { readDate } from '../../contract/dates/london.ts'
import type { Look } from '../../contract/look/look.ts'
import type { Form } from '../../contract/staff/forms.ts'
import type { ListingInfoEdit, ListingKey } from '../../contract/staff/site.ts'
import type { SiteLinksEdit } from '../../contract/staff/site-links.ts'
import type { Database, Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { changeShop } from '../site/changes.ts'
import { closeDay, reopenDay } from '../site/closed-days.ts'
import { saveListingInfo } from '../site/listing-info-edits.ts'
import { type LogoMedia, refuseFaintLogo } from '../site/logo-check.ts'
import { readLook, saveLook } from '../site/look.ts'
import { readSettings } from '../site/settings.ts'
import { saveBanner, saveHours } from '../site/settings-edits.ts'
import { readSiteLinks, saveSiteLinks } from '../site/site-links.ts'
import { listingInfos } from '../site/tables.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { saveShopSettings } from './settings-edits.ts'

export const answerSiteStaffCalls = ({ db, media }: { db: Database; media?: LogoMedia }) =>
  ({
    listing: ({ key }) => readListingForm(db, key),
    saveListing: ({ key, version, edit }, { member }) =>
      changeShop(db, member, (tx, change) => saveListingInfo(tx, change, { id: key, version, edit })),
    banner: () => readSettingsForm(db),
    saveBanner: (saving, { member }) => changeShop(db, member, (tx, change) => saveBanner(tx, change, saving)),
    openingHours: () => readSettingsForm(db),
    saveOpeningHours: (saving, { member }) => changeShop(db, member, (tx, change) => saveHours(tx, change, saving)),
    closeDay: (closing, { member }) =>
      changeShop(db, member, (tx, change) => closeDay(tx, change, closing, readDate(new Date()))),
    reopenDay: (reopening, { member }) => changeShop(db, member, (tx, change) => reopenDay(tx, change, reopening)),
    look: () => readLookForm(db),
    saveLook: async (saving, { member }) => {
      const { logoHash } = saving.edit
      if (media && logoHash !== null && logoHash !== (await readLook(db)).logoHash)
        await refuseFaintLogo(db, media, logoHash)
      return changeShop(db, member, (tx, change) => saveLook(tx, change, saving))
    },
    siteLinks: () => readLinksForm(db),
    saveSiteLinks: (saving, { member }) => changeShop(db, member, (tx, change) => saveSiteLinks(tx, change, saving)),
    settings: () => readSettingsForm(db),
    saveSettings: (saving, { member }) => changeShop(db, member, (tx, change) => saveShopSettings(tx, change, saving)),
  }) satisfies StaffAnswers

async function readSettingsForm(db: Db) {
  const edit = await readSettings(db)
  return { version: edit.version, edit }
}

async function readLookForm(db: Db): Promise<Form<Look>> {
  const edit = await readLook(db)
  return { version: edit.version, edit }
}

async function readLinksForm(db: Db): Promise<Form<SiteLinksEdit>> {
  const edit = await readSiteLinks(db)
  return { version: edit.version, edit }
}

async function readListingForm(db: Db, key: ListingKey): Promise<Form<ListingInfoEdit>> {
  const [edit] = await db.select().from(listingInfos).where(eq(listingInfos.key, key))
  if (!edit) throw notFound('listing')
  return { version: edit.version, edit }
}
