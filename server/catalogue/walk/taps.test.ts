import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { failed } from '../../../contract/errors.ts'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { soldFacts } from '../../../contract/staff/showroom.ts'
import type { Says, Tap, TapAnswer } from '../../../contract/staff/walk.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { bundleProgram } from '../../../tests/support/runner/programs.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient, ruth } from '../../../tests/support/staff/staff-client.ts'
import { aVariant, nowhere, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { staff } from '../../staff/tables.ts'
import { displayPlaces, products, showroomTaps, variants } from '../tables.ts'

const { db, connection, drop } = await createTestDatabase()
const children: ChildProcess[] = []
afterAll(async () => {
  for (const child of children) child.kill()
  await drop()
})
const { read, makePublished } = staffIn(db)
const client = openStaffClient({ db })
const seller = openStaffClient({ db }, 'sales')

beforeEach(async () => {
  await db
    .insert(staff)
    .values({ ...ruth, role: 'owner' })
    .onConflictDoNothing()
  await db.delete(products)
  await db.delete(displayPlaces)
})

const aDay = 86_400_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const gone: Says = { fact: 'display', onDisplay: false, displayPlaceUuid: null }
const here: Says = { fact: 'display', onDisplay: true, displayPlaceUuid: null }
const lastOne: Says = { fact: 'stock', stockState: 'last-one', orderWeeks: null }
const inStock: Says = { fact: 'stock', stockState: 'in-stock', orderWeeks: null }

async function makeSofa(part: Partial<VariantEdit> & { product?: string } = {}) {
  const { product = 'Sofa', ...own } = part
  const uuid = await makePublished({ name: product, variants: [aVariant({ price: 900, ...own })] })
  const [variant] = (await read(uuid)).variants
  await db.update(variants).set({ displayCheckedAt: null, stockCheckedAt: null }).where(eq(variants.productUuid, uuid))
  return { uuid, variantUuid: variant?.uuid ?? '' }
}
const aTap = (variantUuid: string, says: Says, at = ago(1000)): Tap => ({ key: randomUUID(), variantUuid, at, says })
const refusedFields = async (tap: Tap) => {
  const answer = await seller.tap(tap)
  return failed(answer) ? Object.keys(answer.problem.fields ?? {}) : answer
}
const countChecks = async (uuid: string) =>
  (await answered(client.history({ entity: 'product', id: uuid }))).entries.filter(({ action }) => action === 'check')
    .length

test('a tap records what it says, as checked when the button was pressed', async () => {
  const { variantUuid } = await makeSofa()
  const tap = aTap(variantUuid, lastOne, ago(60_000))
  const answer = await answered(seller.tap(tap))
  expect(answer).toMatchObject({ outcome: 'counted', standing: { stockState: 'last-one', stockCheckedAt: tap.at } })
})

test('the same key counts once and gives the same answer, also after something else was recorded', async () => {
  const { uuid, variantUuid } = await makeSofa()
  const tap = aTap(variantUuid, lastOne)
  const first = await answered(seller.tap(tap))
  await answered(seller.tap(aTap(variantUuid, inStock, ago(0))))
  expect(await answered(seller.tap(tap))).toEqual(first)
  expect((await read(uuid)).variants).toMatchObject([{ stockState: 'in-stock' }])
  expect(await countChecks(uuid)).toBe(2)
  expect(await statusOf(seller.tap({ ...tap, says: gone }))).toBe(409)
})

test('two processes that get the same taps at once count each once, and answer alike', async () => {
  const sofas = await Promise.all([1, 2, 3, 4, 5].map((place) => makeSofa({ product: `Sofa ${place}` })))
  const taps = sofas.flatMap(({ variantUuid }) => [aTap(variantUuid, here), aTap(variantUuid, lastOne)])
  const [one, other] = await Promise.all([startProcess(), startProcess()])
  const [answers, again] = await Promise.all([sendTaps(one, taps), sendTaps(other, taps)])
  expect(again).toEqual(answers)
  expect(answers.map(({ outcome }) => outcome)).toEqual(taps.map(() => 'counted'))
  for (const { uuid } of sofas) expect(await countChecks(uuid)).toBe(2)
}, 120_000)

async function startProcess(): Promise<ChildProcess> {
  const child = fork(await bundleProgram('tap-process'), [JSON.stringify(connection)])
  children.push(child)
  await once(child, 'message')
  return child
}

async function sendTaps(child: ChildProcess, taps: Tap[]): Promise<TapAnswer[]> {
  child.send(taps)
  const [answers] = await once(child, 'message')
  return answers
}

test('a later statement stays and is shown with its author, and a tap that contradicts it is no check', async () => {
  const { uuid, variantUuid } = await makeSofa()
  const later = ago(10_000)
  await answered(client.tap(aTap(variantUuid, inStock, later)))
  const answer = await answered(seller.tap(aTap(variantUuid, lastOne, ago(20_000))))
  expect(answer).toMatchObject({
    outcome: 'outdated',
    standing: { stockState: 'in-stock', stockCheckedAt: later },
    by: 'Ruth',
  })
  const same = await answered(seller.tap(aTap(variantUuid, inStock, ago(20_000))))
  expect(same).toMatchObject({ outcome: 'counted', standing: { stockCheckedAt: later }, by: null })
  const other = await answered(seller.tap(aTap(variantUuid, here, ago(20_000))))
  expect(other).toMatchObject({ outcome: 'counted', standing: { onDisplay: true, stockState: 'in-stock' } })
  expect((await read(uuid)).variants).toMatchObject([{ stockState: 'in-stock', onDisplay: true }])
})

test('a conflict names the person who saved a form or pressed a button', async () => {
  const { uuid, variantUuid } = await makeSofa()
  const { version, edit } = await answered(client.product({ uuid }))
  const [variant] = edit.variants
  if (!variant) throw new Error('It has a variant.')
  await answered(
    client.saveProduct({ uuid, version, edit: { ...edit, variants: [{ ...variant, stockState: 'in-stock' }] } }),
  )
  expect(await answered(seller.tap(aTap(variantUuid, lastOne, ago(20_000))))).toMatchObject({
    outcome: 'outdated',
    by: 'Ruth',
  })
  await answered(client.recordDisplay({ uuid: variantUuid, onDisplay: true, displayPlaceUuid: null }))
  expect(await answered(seller.tap(aTap(variantUuid, gone, ago(20_000))))).toMatchObject({ by: 'Ruth' })
})

test('an ex-display piece is sold with a tap, whatever was recorded meanwhile, and taken back with another', async () => {
  const { uuid, variantUuid } = await makeSofa({ isExDisplay: true, onDisplay: true, stockState: 'last-one' })
  await answered(seller.tap(aTap(variantUuid, here, ago(0))))
  const tap = aTap(variantUuid, sold, ago(20_000))
  const answer = await answered(seller.tap(tap))
  const standing = { isSold: true, onDisplay: false, stockState: 'not-available' }
  expect(answer).toMatchObject({ outcome: 'counted', standing })
  expect(await answered(seller.tap(tap))).toEqual(answer)
  expect((await read(uuid)).variants).toMatchObject([{ visible: false, onDisplay: false }])
  expect((await answered(seller.walk())).pieces).toEqual([])
  expect(await answered(seller.tap(aTap(variantUuid, back, ago(10_000))))).toMatchObject({
    standing: { isSold: false, onDisplay: true, stockState: 'last-one' },
  })
  expect((await read(uuid)).variants).toMatchObject([{ visible: true, onDisplay: true, stockState: 'last-one' }])
})

const sold: Says = { fact: 'sold', ...soldFacts }
const back: Says = { fact: 'sold', ...soldFacts, isSold: false, onDisplay: true, stockState: 'last-one' }

test('of selling a piece and taking the sale back, the later tap counts, in whichever order they arrive', async () => {
  const { uuid, variantUuid } = await makeSofa({ isExDisplay: true, onDisplay: true, stockState: 'last-one' })
  await answered(client.tap(aTap(variantUuid, sold, ago(10_000))))
  const late = await answered(seller.tap(aTap(variantUuid, back, ago(20_000))))
  expect(late).toMatchObject({ outcome: 'outdated', standing: { isSold: true, onDisplay: false }, by: 'Ruth' })
  expect((await read(uuid)).variants).toMatchObject([{ visible: false, onDisplay: false }])

  expect(await answered(seller.tap(aTap(variantUuid, back, ago(5_000))))).toMatchObject({ outcome: 'counted' })
  const lateSold = await answered(seller.tap(aTap(variantUuid, sold, ago(8_000))))
  expect(lateSold).toMatchObject({ outcome: 'outdated', standing: { isSold: false, onDisplay: true } })
  const lateBack = aTap(variantUuid, { ...back, onDisplay: false }, ago(9_000))
  expect(await answered(seller.tap(lateBack))).toMatchObject({ outcome: 'counted', standing: { onDisplay: true } })
  expect((await read(uuid)).variants).toMatchObject([{ visible: true, onDisplay: true, stockState: 'last-one' }])
})

test('a piece that was sold with a button stays sold, if it was taken back with a tap before', async () => {
  const { uuid, variantUuid } = await makeSofa({ isExDisplay: true, onDisplay: true, stockState: 'last-one' })
  await answered(client.recordSold({ uuid: variantUuid, ...soldFacts }))
  const late = await answered(seller.tap(aTap(variantUuid, back, ago(20_000))))
  expect(late).toMatchObject({ outcome: 'outdated', standing: { isSold: true }, by: 'Ruth' })
  expect((await read(uuid)).variants).toMatchObject([{ visible: false }])
})

test('a variant that is not ex-display cannot be recorded as sold', async () => {
  const { uuid, variantUuid } = await makeSofa({ onDisplay: true })
  expect(await statusOf(seller.tap(aTap(variantUuid, { fact: 'sold', ...soldFacts })))).toBe(409)
  expect(await statusOf(seller.recordSold({ uuid: variantUuid, ...soldFacts }))).toBe(409)
  expect((await read(uuid)).variants).toMatchObject([{ visible: true }])
})

test('an instant in the future, or of long ago, is refused and leaves no key', async () => {
  const { variantUuid } = await makeSofa()
  expect(await refusedFields(aTap(variantUuid, here, ago(-300_000)))).toEqual(['at'])
  expect(await refusedFields(aTap(variantUuid, here, ago(61 * aDay)))).toEqual(['at'])
  expect(await statusOf(seller.tap(aTap(nowhere, here)))).toBe(404)
  const nowhereElse: Says = { fact: 'display', onDisplay: true, displayPlaceUuid: nowhere }
  expect(await refusedFields(aTap(variantUuid, nowhereElse))).toEqual(['displayPlaceUuid'])
  const weeks: Says = { fact: 'stock', stockState: 'in-stock', orderWeeks: 3 }
  expect(await refusedFields(aTap(variantUuid, weeks))).toEqual(['says.orderWeeks'])
  expect(await db.$count(showroomTaps, eq(showroomTaps.variantUuid, variantUuid))).toBe(0)
})

test('a clock that is seconds ahead counts as now', async () => {
  const { variantUuid } = await makeSofa()
  const { standing } = await answered(seller.tap(aTap(variantUuid, here, ago(-30_000))))
  expect(Date.parse(standing.displayCheckedAt ?? '')).toBeLessThanOrEqual(Date.now())
})

test('keys are forgotten after 90 days', async () => {
  const { variantUuid } = await makeSofa()
  await answered(seller.tap(aTap(variantUuid, here)))
  await db.update(showroomTaps).set({ createdAt: sql`now() - interval '91 days'` })
  const tap = aTap(variantUuid, lastOne)
  await answered(seller.tap(tap))
  expect(await db.select({ key: showroomTaps.key }).from(showroomTaps)).toEqual([{ key: tap.key }])
})

test('a walk lists what is on display or was not checked for 30 days, unchecked first and then by place', async () => {
  const one = (await answered(client.createDisplayPlace({ name: 'Bay 1' }))).uuid
  const two = (await answered(client.createDisplayPlace({ name: 'Bay 2' }))).uuid
  const stand = async (product: string, part: Partial<VariantEdit>, days: number) => {
    const { variantUuid } = await makeSofa({ product, ...part })
    const at = new Date(Date.now() - days * aDay)
    const checked = { displayCheckedAt: part.onDisplay ? at : null, stockCheckedAt: part.stockState ? at : null }
    await db.update(variants).set(checked).where(eq(variants.uuid, variantUuid))
    return variantUuid
  }
  await stand('Table', { onDisplay: true, displayPlaceUuid: two }, 2)
  await stand('Stool', { onDisplay: true, displayPlaceUuid: one }, 29)
  const old = await stand('Old chair', { onDisplay: true, displayPlaceUuid: two }, 31)
  await stand('Bed', { stockState: 'in-stock' }, 40)
  await stand('Lamp', { stockState: 'in-stock' }, 1)
  await stand('Rug', {}, 0)
  const { pieces, total, places: shown } = await answered(seller.walk())
  expect(pieces.map(({ name, isUnchecked }) => [name, isUnchecked])).toEqual([
    ['Old chair', true],
    ['Bed', true],
    ['Stool', false],
    ['Table', false],
  ])
  expect(total).toBe(4)
  expect(shown).toMatchObject([{ name: 'Bay 1' }, { name: 'Bay 2' }])
  await answered(seller.tap(aTap(old, { fact: 'display', onDisplay: true, displayPlaceUuid: two })))
  expect((await answered(seller.walk())).pieces.filter(({ isUnchecked }) => isUnchecked)).toHaveLength(1)
})

test('a piece is found by words and by the code of its ticket', async () => {
  const { variantUuid } = await makeSofa({ product: 'Windermere sofa', name: 'Oat' })
  await makeSofa({ product: 'Keswick chair' })
  const { uuid } = await answered(client.printTickets({ variants: [variantUuid], format: 'a6', onSheets: false }))
  expect(uuid).toBeDefined()
  const [found] = await answered(seller.findWalkPieces({ q: 'sofa winder' }))
  expect(found).toMatchObject({ variantUuid, name: 'Windermere sofa', variantName: 'Oat', price: 900 })
  const typed = `${found?.code?.slice(0, 3).toLowerCase()} ${found?.code?.slice(3)}`
  expect(await answered(seller.findWalkPieces({ q: typed }))).toEqual([found])
  expect(await answered(seller.findWalkPieces({ q: '' }))).toEqual([])
  expect(await answered(seller.findWalkPieces({ q: 'nothing like it' }))).toEqual([])
})
