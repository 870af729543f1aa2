import { afterAll, expect, test } from 'vitest'
import { SettingsEdit } from '../../contract/staff/site.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { changeShop } from './changes.ts'
import { readSettings } from './settings.ts'
import { saveSettings } from './settings-edits.ts'
import { contentVersion } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const save = (expectedVersion: number, edit: SettingsEdit) =>
  changeShop(db, { id: null, name: 'Ruth' }, (tx, change) => saveSettings(tx, change, expectedVersion, edit))

test('a new shop’s settings can be saved unchanged', async () => {
  const before = await readSettings(db)
  expect(SettingsEdit.safeParse(before).error?.issues).toBeUndefined()
  await save(before.version, SettingsEdit.parse(before))
  expect(await readSettings(db)).toEqual(before)
})

test('settings are saved as a whole, and are public', async () => {
  const before = await readSettings(db)
  const [seen] = await db.select().from(contentVersion)
  const usual = { opens: '09:00', closes: '17:30' }
  const edit: SettingsEdit = {
    ...SettingsEdit.parse(before),
    shopName: 'Thornaby & Wren',
    openingHours: {
      monday: usual,
      tuesday: usual,
      wednesday: null,
      thursday: usual,
      friday: usual,
      saturday: usual,
      sunday: null,
      exceptions: [{ date: '2030-12-25', hours: null, note: 'Christmas Day' }],
    },
    socialLinks: [{ network: 'Instagram', url: 'https://social.example/shop' }],
    latitude: 54.1,
    longitude: -1.9,
  }
  await save(before.version, edit)
  expect(SettingsEdit.parse(await readSettings(db))).toEqual(edit)
  expect((await db.select().from(contentVersion))[0]?.version).toBe((seen?.version ?? 0) + 1)
  await expect(save(before.version, edit)).rejects.toMatchObject({ status: 409 })
})
