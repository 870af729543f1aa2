import { afterAll, expect, test } from 'vitest'
import { HoursEdit } from '../../contract/staff/opening-hours.ts'
import { SettingsEdit } from '../../contract/staff/site.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { sampleHours } from '../../tests/support/sample-hours.ts'
import { changeShop } from './changes.ts'
import { readSettings } from './settings.ts'
import { saveHours, saveSettings } from './settings-edits.ts'
import { contentVersion } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const save = (expectedVersion: number, edit: SettingsEdit) =>
  changeShop(db, { id: null, name: 'Ruth' }, (tx, change) =>
    saveSettings(tx, change, { version: expectedVersion, edit }),
  )

test('a new shop’s settings can be saved unchanged', async () => {
  const before = await readSettings(db)
  expect(SettingsEdit.safeParse(before).error?.issues).toBeUndefined()
  await save(before.version, SettingsEdit.parse(before))
  expect(await readSettings(db)).toEqual(before)
})

test('settings are saved as a whole, and are public', async () => {
  const before = await readSettings(db)
  const [seen] = await db.select().from(contentVersion)
  const edit: SettingsEdit = {
    ...SettingsEdit.parse(before),
    shopName: 'Thornaby & Wren',
    socialLinks: [{ network: 'Instagram', url: 'https://social.example/shop' }],
    latitude: 54.1,
    longitude: -1.9,
  }
  await save(before.version, edit)
  expect(SettingsEdit.parse(await readSettings(db))).toEqual(edit)
  expect((await db.select().from(contentVersion))[0]?.version).toBe((seen?.version ?? 0) + 1)
  const reason = 'Ruth has changed these settings since you opened them. Please look at them before you go on.'
  await expect(save(before.version, edit)).rejects.toMatchObject({ status: 409, body: { reason } })
})

test('hours are saved apart from the settings, completely or not at all', async () => {
  const { version, ...before } = await readSettings(db)
  const edit = HoursEdit.parse({
    ...before,
    openingHours: { ...sampleHours, yearly: [{ day: '12-26', hours: null, note: 'Boxing Day' }] },
  })
  const saveAs = (expected: number) =>
    changeShop(db, { id: null, name: 'Ruth' }, (tx, change) => saveHours(tx, change, { version: expected, edit }))
  const saved = await saveAs(version)
  expect(HoursEdit.parse(await readSettings(db))).toEqual(edit)
  expect(SettingsEdit.parse(await readSettings(db))).toEqual(SettingsEdit.parse(before))
  expect(await saveAs(saved.version)).toEqual(saved)
  await expect(saveAs(version)).rejects.toMatchObject({ status: 409 })
})
