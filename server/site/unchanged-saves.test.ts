import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { listVersionedKinds } from '../../tests/support/inputs/versioned-kinds.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, ask, showEnquiry } from '../../tests/support/staff/enquiry-staff.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { aBrand, aProduct, aRange, staffIn } from '../../tests/support/staff/staff-edits.ts'
import { audit } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const client = openStaffClient({ db })
const { publish, readVersion } = staffIn(db)

/** The traces of a save: history entries and the content version. */
const countTraces = async () => ({ entries: await db.$count(audit), content: await readVersion() })

describe.each(listVersionedKinds(client, db))('a save of a $entity', ({ part, make }) => {
  test('without changes adds neither a version nor a history entry', async () => {
    const { read, save } = await make()
    const form = await read()
    const before = await countTraces()
    await save(form)
    expect(await read()).toEqual(form)
    expect(await countTraces()).toEqual(before)
    await save({ ...form, edit: { ...form.edit, ...part } })
    expect((await read()).version).toBe(form.version + 1)
    expect((await countTraces()).entries).toBe(before.entries + 1)
    expect(await read()).toMatchObject({ edit: part })
  })
})

test('an unchanged visible product is neither saved nor published again', async () => {
  const { uuid } = await answered(client.createProduct(aProduct()))
  await publish(uuid)
  const { version, edit } = await answered(client.product({ uuid }))
  const before = await countTraces()
  const saved = await answered(client.saveProduct({ uuid, version, edit }))
  expect(saved).toMatchObject({ uuid, version })
  expect(await answered(client.publishProduct({ uuid, version }))).toEqual({ uuid, version })
  expect((await countTraces()).entries).toBe(before.entries)
})

test('arranging the products of a range creates one version, and its form then shows no change', async () => {
  const products = [await answered(client.createProduct(aProduct())), await answered(client.createProduct(aProduct()))]
  const [first, second] = products.map(({ uuid }) => uuid)
  if (!first || !second) throw new Error('No products.')
  const { uuid, version } = await answered(client.createRange({ ...aRange('Pairs'), products: [first, second] }))
  const { edit } = await answered(client.range({ uuid }))
  const before = await countTraces()
  expect(await answered(client.saveRange({ uuid, version, edit }))).toEqual({ uuid, version })
  expect(await countTraces()).toEqual(before)
  const turned = { ...edit, products: [second, first] }
  expect(await answered(client.saveRange({ uuid, version, edit: turned }))).toEqual({ uuid, version: version + 1 })
  expect((await countTraces()).entries).toBe(before.entries + 1)
})

test('saving the current order leaves no history entry', async () => {
  await answered(client.createBrand(aBrand('First')))
  await answered(client.createBrand(aBrand('Second')))
  const order = (await answered(client.brands())).map(({ uuid }) => uuid)
  await answered(client.orderBrands({ order }))
  const before = await countTraces()
  await answered(client.orderBrands({ order }))
  expect(await countTraces()).toEqual(before)
  await answered(client.orderBrands({ order: order.toReversed() }))
  expect((await countTraces()).entries).toBe(before.entries + 1)
})

test('saving an unchanged redirect, synonym, role or name leaves no history entry', async () => {
  const olive = await addColleague(db, 'Olive', 'owner')
  const sam = await addColleague(db, 'Sam', 'editor')
  const saves = [
    () => answered(client.saveRedirect({ fromPath: '/old', toPath: '/contact' })),
    () => answered(client.saveSynonym({ word: 'settee', means: ['sofa'] })),
    () => answered(olive.client.changeRole({ uuid: sam.id, role: 'sales' })),
    () => answered(sam.client.saveAccount({ name: 'Samuel', email: sam.email })),
  ]
  for (const save of saves) {
    const before = await db.$count(audit)
    await save()
    expect(await db.$count(audit)).toBe(before + 1)
    await save()
    expect(await db.$count(audit)).toBe(before + 1)
  }
})

test('moving an enquiry to its current status keeps its version', async () => {
  const sam = await addColleague(db, 'Sam')
  const uuid = await ask(db)
  const { version, status } = await showEnquiry(sam.client, uuid)
  const before = await countTraces()
  expect(await answered(sam.client.moveEnquiry({ uuid, version, status }))).toEqual({ uuid, version })
  expect(await answered(sam.client.assignEnquiry({ uuid, version, assignee: null }))).toEqual({ uuid, version })
  expect(await countTraces()).toEqual(before)
})
