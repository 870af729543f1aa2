import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { FixedPage } from '../../../contract/addresses.ts'
import type { OpeningHours } from '../../../contract/site.ts'
import { weekdays } from '../../../contract/weekdays.ts'
import { isInShownPlace } from '../../catalogue/kind-pages.ts'
import { isPublished } from '../../catalogue/products/published.ts'
import { products, subCategories, variants } from '../../catalogue/tables.ts'
import { pages } from '../../content/tables.ts'
import type { Db } from '../../platform/database.ts'
import { byDemonstration, readDemoSave } from '../../site/demonstration.ts'
import { readLook } from '../../site/look.ts'
import { isSameState } from '../../site/same-state.ts'
import { readSettings } from '../../site/settings.ts'
import { audit } from '../../site/tables.ts'

/** A fact counts as the shop's own once it is neither empty nor the demonstration's. */

type Field = 'street' | 'postcode' | 'companyName'

async function hasOwn(db: Db, fields: Field[]): Promise<boolean> {
  const [settings, demo] = await Promise.all([readSettings(db), readDemoSave(db, 'settings')])
  return fields.every((field) => settings[field] !== '' && settings[field] !== demo?.after[field])
}

export const hasOwnAddress = (db: Db) => hasOwn(db, ['street', 'postcode'])
export const hasOwnCompany = (db: Db) => hasOwn(db, ['companyName'])

/** The ordinary week decides: a day that is closed once changes the hours, but the week stays the demonstration's. */
export async function hasOwnHours(db: Db): Promise<boolean> {
  const [{ openingHours }, demo] = await Promise.all([readSettings(db), readDemoSave(db, 'opening hours')])
  const ofDemo = demo?.after.openingHours as OpeningHours | null | undefined
  return openingHours !== null && !(ofDemo && isSameState(readWeek(openingHours), readWeek(ofDemo)))
}

const readWeek = (hours: OpeningHours) => weekdays.map((weekday) => hours[weekday])

/** Whether somebody has saved the look, whatever they chose. */
export async function hasOwnLook(db: Db): Promise<boolean> {
  const saved = await db.select({ id: audit.id }).from(audit).where(eq(audit.entity, 'look')).limit(1)
  return saved.length > 0
}

export const hasLogo = async (db: Db): Promise<boolean> => (await readLook(db)).logoHash !== null

const ofDemonstration = sql`exists (select from ${audit} where ${byDemonstration} and ${audit.action} = 'create'
  and ${audit.entity} = 'product' and ${audit.entityId} = ${products.uuid}::text)`

/** Whether the shop was ever loaded with the demonstration, and whether its products have left. */
export async function readDemonstration(db: Db): Promise<{ was: boolean; hasLeft: boolean }> {
  const [entry] = await db.select({ id: audit.id }).from(audit).where(byDemonstration).limit(1)
  const rest = await db
    .select({ uuid: products.uuid })
    .from(products)
    .where(and(isNull(products.deletedAt), ofDemonstration))
    .limit(1)
  return { was: entry !== undefined, hasLeft: rest.length === 0 }
}

/** Whether shoppers can see a product that is not the demonstration's, with a category and a variant that are visible. */
export async function hasOwnProduct(db: Db): Promise<boolean> {
  const isShown = and(isPublished, isInShownPlace(db))
  const found = await db
    .select({ uuid: products.uuid })
    .from(products)
    .innerJoin(variants, eq(variants.productUuid, products.uuid))
    .where(and(isShown, variants.visible, isNull(variants.deletedAt), sql`not ${ofDemonstration}`))
    .limit(1)
  return found.length > 0
}

/** Whether there is a sub-category, which a product needs. */
export const hasSubCategory = async (db: Db): Promise<boolean> =>
  (await db.$count(subCategories, isNull(subCategories.deletedAt))) > 0

/** The pages that the law requires of every shop on the web. */
const legalPages: FixedPage[] = ['terms', 'privacy-policy']

export async function hasOwnLegalPages(db: Db): Promise<boolean> {
  const rows = await db
    .select({ id: pages.id, body: pages.body })
    .from(pages)
    .where(and(inArray(pages.id, legalPages), ne(pages.body, '')))
  const own = await Promise.all(
    rows.map(async ({ id, body }) => (await readDemoSave(db, 'page', id))?.after.body !== body),
  )
  return own.length === legalPages.length && own.every(Boolean)
}
