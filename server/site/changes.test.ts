import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { Problem } from '../platform/problem.ts'
import { changeShop } from './changes.ts'
import { saveListingInfo } from './listing-info-edits.ts'
import { redirectAddress } from './redirect-edits.ts'
import { audit, contentVersion, listingInfos, redirects } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)

const ruth = { id: '0b0e7a1c-8f44-4d39-9f4b-5c7e6a1d2f30', name: 'Ruth' }
const edit = { pageTitle: 'New In', description: '', bannerHash: null, metaDescription: '', keywords: '' }

const readVersion = async () => (await db.select().from(contentVersion))[0]?.version ?? 0
const readListing = async () => (await db.select().from(listingInfos).where(eq(listingInfos.key, 'latest-products')))[0]

beforeEach(async () => {
  await db.execute(sql`truncate ${audit}`)
  await db.delete(redirects)
})

test('a change is recorded with its author and the states before and after', async () => {
  const before = await readListing()
  await changeShop(db, ruth, (tx, change) =>
    saveListingInfo(tx, change, { id: 'latest-products', version: before?.version ?? 0, edit }),
  )
  const entries = await db.select().from(audit)
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    staffId: ruth.id,
    staffName: 'Ruth',
    action: 'save',
    entity: 'listing',
    entityId: 'latest-products',
    before: { pageTitle: before?.pageTitle },
    after: { pageTitle: 'New In' },
  })
})

test('a change increments the content version once, however many records it changes', async () => {
  const version = await readVersion()
  await changeShop(db, ruth, async (tx, change) => {
    await redirectAddress(tx, change, { from: '/a', to: '/b' })
    await redirectAddress(tx, change, { from: '/c', to: '/d' })
  })
  expect(await readVersion()).toBe(version + 1)
  expect(await db.select().from(audit)).toHaveLength(2)
})

test('a change that the public does not see keeps the content version', async () => {
  const version = await readVersion()
  await changeShop(db, ruth, async (_, change) => change.record({ action: 'look', entity: 'settings', entityId: 1 }))
  expect(await readVersion()).toBe(version)
})

test('an error in the middle of a change leaves nothing behind', async () => {
  const version = await readVersion()
  const listing = await readListing()
  const broken = changeShop(db, ruth, async (tx, change) => {
    await saveListingInfo(tx, change, {
      id: 'latest-products',
      version: listing?.version ?? 0,
      edit: { ...edit, pageTitle: 'Half done' },
    })
    throw new Error('the disk is full')
  })
  await expect(broken).rejects.toThrow('the disk is full')
  expect(await readListing()).toEqual(listing)
  expect(await db.select().from(audit)).toEqual([])
  expect(await readVersion()).toBe(version)
})

test('an error while the version is written leaves nothing behind either', async () => {
  const version = await readVersion()
  const broken = changeShop(db, ruth, async (tx, change) => {
    await redirectAddress(tx, change, { from: '/a', to: '/b' })
    change.touchesPublic({
      lock: async () => {},
      write: () => Promise.reject(new Error('too late')),
    })
  })
  await expect(broken).rejects.toThrow('too late')
  expect(await db.select().from(redirects)).toEqual([])
  expect(await db.select().from(audit)).toEqual([])
  expect(await readVersion()).toBe(version)
})

test('one of twenty concurrent saves of a version succeeds, and the others are refused', async () => {
  const expected = (await readListing())?.version ?? 0
  const saves = Array.from({ length: 20 }, (_, number) =>
    changeShop(db, ruth, (tx, change) =>
      saveListingInfo(tx, change, {
        id: 'latest-products',
        version: expected,
        edit: { ...edit, pageTitle: `Title ${number}` },
      }),
    ),
  )
  const outcomes = await Promise.allSettled(saves)
  const winner = outcomes.findIndex((outcome) => outcome.status === 'fulfilled')
  const losers = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(losers).toHaveLength(19)
  for (const { reason } of losers) {
    expect(reason).toBeInstanceOf(Problem)
    expect(reason).toMatchObject({ status: 409, body: { title: 'Changed since you opened it' } })
  }
  expect(await readListing()).toMatchObject({ pageTitle: `Title ${winner}`, version: expected + 1 })
})

test('concurrent changes get versions of their own without gaps', async () => {
  const first = await readVersion()
  const seen: number[] = []
  const save = (number: number) =>
    changeShop(db, ruth, async (tx, change) => {
      change.touchesPublic({
        lock: async () => {},
        write: async (_, version) => seen.push(version),
      })
      await redirectAddress(tx, change, { from: `/old-${number}`, to: `/new-${number}` })
    })
  await Promise.all(Array.from({ length: 20 }, (_, number) => save(number)))
  expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, number) => first + number + 1))
  expect(await db.select().from(redirects)).toHaveLength(20)
})

test('two deadlocked changes both succeed', async () => {
  await changeShop(db, ruth, async (tx, change) => {
    await redirectAddress(tx, change, { from: '/one', to: '/x' })
    await redirectAddress(tx, change, { from: '/two', to: '/x' })
  })
  const bothBegun = meeting(2)
  const touch = (order: string[], to: string) => {
    let tries = 0
    return changeShop(db, ruth, async (tx, change) => {
      tries += 1
      for (const [place, from] of order.entries()) {
        await tx.update(redirects).set({ toPath: to }).where(eq(redirects.fromPath, from))
        if (place === 0 && tries === 1) await bothBegun()
      }
      change.record({ action: 'save', entity: 'redirect', entityId: to })
    })
  }
  await Promise.all([touch(['/one', '/two'], '/y'), touch(['/two', '/one'], '/z')])
  const targets = (await db.select().from(redirects)).map((row) => row.toPath)
  expect(targets[0]).toBe(targets[1])
  const saves = await db.select().from(audit).where(sql`${audit.entityId} in ('/y', '/z')`)
  expect(saves).toHaveLength(2)
})

/** Releases all callers once that many have arrived. */
function meeting(size: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === size) resolve()
    return promise
  }
}

test('history entries are never rewritten', async () => {
  await database.db.insert(audit).values({ staffName: 'Ruth', action: 'save', entity: 'brand', entityId: '1' })
  for (const rewriting of ['update audit set staff_name = $1', 'delete from audit where staff_name = $1'])
    await expect(database.sql.unsafe(rewriting, ['Nobody'])).rejects.toThrow(/never rewritten/)
  expect(await database.db.$count(audit)).toBe(1)
})
