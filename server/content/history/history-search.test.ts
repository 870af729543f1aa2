import { afterAll, beforeEach, expect, test } from 'vitest'
import { addBrand } from '../../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { openStaffClient } from '../../../tests/support/staff/staff-client.ts'
import { aBrand, aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { audit } from '../../site/tables.ts'

const database = await createTestDatabase()
const { db } = database
const client = openStaffClient({ db })
const staff = staffIn(db)
afterAll(() => database.drop())
beforeEach(() => database.sql`truncate products, brands, audit cascade`)

test('entries that a search finds are counted once and listed newest first, page by page', async () => {
  const brand = await addBrand(db, 'Fernhollow')
  // The search finds an entry by the current name of its record, by the name at that time, or by both.
  const names = ['Fernhollow', 'Oak & Ash']
  await db.insert(audit).values(
    Array.from({ length: 120 }, (_, n) => ({
      staffName: 'Ada',
      action: 'save',
      entity: 'brand',
      entityId: n % 3 === 0 ? crypto.randomUUID() : brand.uuid,
      after: { name: names[n % 2] },
    })),
  )
  const read = async (page: number) => answered(client.history({ q: 'fernhollow', page }))
  const pages = [await read(1), await read(2), await read(3)]
  const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(pages.map(({ total, entries }) => [total, entries.length])).toEqual([
    [100, 50],
    [100, 50],
    [100, 0],
  ])
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
})

test('the log is searched, filtered and paged', async () => {
  for (let i = 1; i <= 55; i++) await answered(client.createBrand(aBrand(`Brand ${i}`)))
  await answered(client.createBrand(aBrand('Fern_hollow')))
  const all = await answered(client.history({}))
  expect(all).toMatchObject({ total: 56, pageAmt: 2, people: ['Ruth'] })
  expect(all.entries[0]).toMatchObject({ name: 'Fern_hollow', state: null })
  expect((await answered(client.history({ page: '2' }))).entries).toHaveLength(6)
  expect(await answered(client.history({ q: 'n_h' }))).toMatchObject({ total: 1 })
  // An underscore is no letter of ‘Brand 1’.
  expect(await answered(client.history({ q: 'd_1' }))).toMatchObject({ total: 0 })
  expect(await answered(client.history({ who: 'Nobody' }))).toMatchObject({ total: 0 })
  expect(await answered(client.history({ since: '2999-01-01' }))).toMatchObject({ total: 0 })
  expect(await answered(client.history({ entity: 'brand' }))).toMatchObject({ total: 56 })
})

test('an entry is found by its text and by its record’s current name, and counted once', async () => {
  const entry = { staffName: 'Ruth', action: 'save', entity: 'product' }
  const { uuid } = await staff.make({ name: 'Walnut sofa' })
  await database.sql`truncate audit`
  await db.insert(audit).values([
    { ...entry, entityId: uuid },
    { ...entry, entityId: uuid, after: { name: 'Walnut stool' } },
    { ...entry, entityId: 'all', after: { name: 'Walnut chair' } },
    { ...entry, entityId: 'none', after: { name: 'Oak chair' } },
  ])
  const found = await answered(client.history({ q: 'walnut' }))
  expect(found.total).toBe(3)
  expect(found.entries.map(({ name }) => name)).toEqual(['Walnut chair', 'Walnut sofa', 'Walnut sofa'])
  expect(await answered(client.history({ q: 'walnut', who: 'Ada' }))).toMatchObject({ total: 0, entries: [] })
})

test('a variant is found by the name of its product and its own', async () => {
  const { uuid } = await staff.make({ name: 'Fernhollow', variants: [aVariant({ name: 'Sage' })] })
  const [variant] = (await staff.read(uuid)).variants
  await database.sql`truncate audit`
  const entry = { staffName: 'Ruth', action: 'print', entity: 'variant', entityId: variant?.uuid ?? '' }
  await db.insert(audit).values(entry)
  const found = await answered(client.history({ q: 'hollow, sa' }))
  expect(found).toMatchObject({ total: 1, entries: [{ name: 'Fernhollow, Sage' }] })
})
