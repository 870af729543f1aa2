import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { staffCalls } from '../../../contract/staff/calls.ts'
import { addCategory, addPicture, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { categories, subCategories, variants } from '../../catalogue/tables.ts'
import { pages } from '../../content/tables.ts'
import { noteBackup } from '../../platform/backup/made-backups.ts'
import { changeShop } from '../../site/changes.ts'
import { demonstration } from '../../site/demonstration.ts'
import { readSettings } from '../../site/settings.ts'
import { saveHours, saveSettings } from '../../site/settings-edits.ts'
import { audit, siteSettings } from '../../site/tables.ts'
import { staff } from '../../staff/tables.ts'
import { firstSteps } from '../tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db, mail: { canSend: async () => false, folder: '/nowhere' } })
const readSteps = async (from = client) => (await answered(from.overview())).firstSteps
const listDone = async (from = client) =>
  (await readSteps(from))?.steps.filter(({ isDone }) => isDone).map(({ step }) => step)

beforeEach(async () => {
  await database.sql`truncate products, backups, staff, audit cascade`
  await db.delete(subCategories)
  await db.delete(categories)
  await db.update(siteSettings).set({ street: '', postcode: '', companyName: '', openingHours: null })
  await db.update(firstSteps).set({ isHidden: false, legalRead: false, version: 1 })
  await db.update(pages).set({ body: '' })
})

const details = { street: '1 Mill Lane', postcode: 'VD8 4HL', companyName: 'Oak Ltd' }
const nineToFive = { opens: '09:00', closes: '17:00' }
const hoursFrom = (opens: string) => ({
  monday: { ...nineToFive, opens },
  tuesday: nineToFive,
  wednesday: nineToFive,
  thursday: nineToFive,
  friday: nineToFive,
  saturday: nineToFive,
  sunday: null,
  exceptions: [],
  yearly: [],
})

async function saveAsDemonstration(): Promise<void> {
  await changeShop(db, demonstration, async (tx, change) => {
    const { id: _, version, updatedAt: __, openingHours: ___, ...row } = await readSettings(tx)
    const { version: next } = await saveSettings(tx, change, { version, edit: { ...row, ...details } as never })
    await saveHours(tx, change, { version: next, edit: { openingHours: hoursFrom('09:00') } })
  })
}

async function saveSettingsAs(part: Partial<typeof details>): Promise<void> {
  const { version, edit } = await answered(client.settings())
  await answered(client.saveSettings({ version, edit: { ...edit, ...part } }))
}

async function saveHoursFrom(opens: string): Promise<void> {
  const { version, edit } = await answered(client.openingHours())
  await answered(client.saveOpeningHours({ version, edit: { ...edit, openingHours: hoursFrom(opens) } }))
}

test('a step is not done while the shop still has the values of the demonstration', async () => {
  await saveAsDemonstration()
  expect(await listDone()).toEqual(['demonstration'])
  await saveSettingsAs({ street: '2 Mill Lane', postcode: 'LS1 1AA' })
  expect(await listDone()).toEqual(['demonstration', 'address'])
  await saveHoursFrom('10:00')
  await saveSettingsAs({ companyName: 'Ash Ltd' })
  expect(await listDone()).toEqual(['demonstration', 'address', 'hours', 'company'])
})

test('a closed day leaves the hours those of the demonstration', async () => {
  await saveAsDemonstration()
  await answered(client.closeDay({ date: '2099-06-01', note: 'Stocktaking' }))
  expect(await listDone()).not.toContain('hours')
  await saveHoursFrom('10:00')
  expect(await listDone()).toContain('hours')
})

test('a product counts once shoppers can see it, and only if it is not the demonstration’s', async () => {
  const { uuid } = await addProduct(db, { name: 'Alder Sofa' })
  expect(await listDone()).toContain('products')
  const entry = { action: 'create', entity: 'product', entityId: uuid }
  await db.insert(audit).values({ ...entry, staffName: demonstration.name })
  expect(await listDone()).not.toContain('products')
  await addProduct(db, { name: 'Ash Sofa', status: 'draft' })
  expect(await listDone()).not.toContain('products')
  await addProduct(db, { name: 'Oak Sofa' })
  expect(await listDone()).toContain('products')
})

test('a published product counts only if shoppers can find it', async () => {
  const { id } = await addCategory(db, 'Study', { visible: false })
  const { uuid: subCategoryUuid } = await addSubCategory(db, id, 'Desks')
  const { variants: own } = await addProduct(db, { name: 'Elm Desk', subCategoryUuid })
  expect(await listDone()).not.toContain('products')
  await db.update(categories).set({ visible: true })
  expect(await listDone()).toContain('products')
  await db
    .update(variants)
    .set({ visible: false })
    .where(eq(variants.uuid, own[0]?.uuid ?? ''))
  expect(await listDone()).not.toContain('products')
})

test('the legal pages are done once they are written and an owner has confirmed reading them', async () => {
  for (const id of ['terms', 'privacy-policy']) await db.update(pages).set({ body: 'Ours' }).where(eq(pages.id, id))
  expect(await listDone()).not.toContain('legal')
  await answered(client.saveFirstSteps({ version: 1, edit: { isHidden: false, legalRead: true } }))
  expect(await listDone()).toContain('legal')
  const saved = { action: 'save', entity: 'page', entityId: 'terms', before: { body: '' }, after: { body: 'Ours' } }
  await db.insert(audit).values({ ...saved, staffName: demonstration.name })
  expect(await listDone()).not.toContain('legal')
})

test('the steps for mail, a second owner and a backup are done once these exist', async () => {
  const addColleague = (name: string) => db.insert(staff).values({ name, email: `${name}@shop.example`, role: 'owner' })
  await addColleague('Ruth')
  await db.insert(staff).values({ name: 'Gone', email: 'gone@shop.example', role: 'owner', removedAt: new Date() })
  expect(await listDone()).toEqual([])
  await addColleague('Ada')
  await noteBackup(db, new Date())
  expect(await listDone()).toEqual(['second-owner', 'backup'])
  expect(await listDone(openStaffClient({ db }))).toEqual(['mail', 'second-owner', 'backup'])
})

test('the step for the look is done once a look is saved, and the one for the logo once there is one', async () => {
  const { version, edit } = await answered(client.look())
  const saved = await answered(client.saveLook({ version, edit: { ...edit, corner: 'round' } }))
  expect(await listDone()).toEqual(['look'])
  const logoHash = await addPicture(db, 'logo')
  await answered(client.saveLook({ version: saved.version, edit: { ...edit, logoHash } }))
  expect(await listDone()).toEqual(['look', 'logo'])
  await answered(client.saveLook({ version: saved.version + 1, edit }))
})

test('an editor sees the steps that editors can take, a seller none, and only an owner hides the list', async () => {
  const editor = openStaffClient({ db }, 'editor')
  expect((await readSteps(editor))?.steps.map(({ step }) => step)).toEqual(['hours', 'categories', 'products'])
  expect(await readSteps(openStaffClient({ db }, 'sales'))).toBeNull()
  expect(staffCalls.saveFirstSteps.roles).toEqual(['owner'])
})

test('a shop that began without the demonstration has a step for categories, done once there is a sub-category', async () => {
  await addCategory(db, 'Lounge')
  expect(await listDone()).toEqual([])
  const { id } = await addCategory(db, 'Bedroom')
  await addSubCategory(db, id, 'Beds')
  expect(await listDone()).toEqual(['categories'])
  await saveAsDemonstration()
  expect((await readSteps())?.steps.map(({ step }) => step)).not.toContain('categories')
})

test('the list is hidden and shown again, each with a history entry, and two owners do not overwrite each other', async () => {
  const hide = (version: number, isHidden: boolean) =>
    client.saveFirstSteps({ version, edit: { isHidden, legalRead: false } })
  await answered(hide(1, true))
  expect(await readSteps()).toMatchObject({ version: 2, edit: { isHidden: true }, steps: [] })
  expect(await statusOf(hide(1, true))).toBe(409)
  await answered(hide(2, false))
  expect((await readSteps())?.steps).toHaveLength(11)
  const { entries } = await answered(client.history({}))
  expect(entries.map(({ name }) => name)).toEqual(['the first steps', 'the first steps'])
})
