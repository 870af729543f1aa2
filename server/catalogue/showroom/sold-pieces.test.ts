import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { soldFacts } from '../../../contract/staff/showroom.ts'
import type { Says } from '../../../contract/staff/walk.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { answered, statusOf } from '../../../tests/support/shop-window.ts'
import { openStaffClient, ruth } from '../../../tests/support/staff/staff-client.ts'
import { aVariant, staffIn } from '../../../tests/support/staff/staff-edits.ts'
import { staff } from '../../staff/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { read, makePublished } = staffIn(db)
const seller = openStaffClient({ db }, 'sales')
const client = openStaffClient({ db })

const hasReason = { problem: { reason: expect.stringContaining('This piece is sold') } }

async function sellPiece() {
  await db
    .insert(staff)
    .values({ ...ruth, role: 'owner' })
    .onConflictDoNothing()
  const piece = aVariant({ name: 'Oat (ex-display)', price: 900, isExDisplay: true, onDisplay: true })
  const uuid = await makePublished({ variants: [piece, aVariant({ name: 'Oat' })] })
  const variantUuid = (await read(uuid)).variants[0]?.uuid ?? ''
  await answered(seller.recordSold({ uuid: variantUuid, ...soldFacts }))
  return { uuid, variantUuid }
}

test('a sold piece is put on display by no form or button until it is back on the site', async () => {
  const { uuid, variantUuid } = await sellPiece()
  const saveWith = async (part: Partial<VariantEdit>) => {
    const { version, edit } = await answered(client.product({ uuid }))
    const variants = edit.variants.map((variant) => (variant.uuid === variantUuid ? { ...variant, ...part } : variant))
    return client.saveProduct({ uuid, version, edit: { ...edit, variants } })
  }
  expect(await saveWith({ onDisplay: true })).toMatchObject({
    problem: { fields: { 'variants.0.onDisplay': expect.stringContaining('This piece is sold') } },
  })
  const display = { uuid: variantUuid, displayPlaceUuid: null }
  expect(await seller.recordDisplay({ ...display, onDisplay: true })).toMatchObject(hasReason)
  await answered(saveWith({ price: 700 }))
  expect(await statusOf(seller.recordDisplay({ ...display, onDisplay: false }))).toBe(200)
  expect((await read(uuid)).variants).toMatchObject([{ visible: false, onDisplay: false, price: 700 }, {}])
  await answered(saveWith({ onDisplay: true, visible: true }))
  expect((await read(uuid)).variants).toMatchObject([{ visible: true, onDisplay: true }, {}])
})

test('a sale is taken back although the place of the piece went to the bin meanwhile', async () => {
  const { uuid, variantUuid } = await sellPiece()
  const { uuid: bay } = await answered(client.createDisplayPlace({ name: 'Bay 4' }))
  await answered(client.binDisplayPlace({ uuid: bay, version: 1 }))
  const before = { onDisplay: true, displayPlaceUuid: bay, stockState: 'last-one', orderWeeks: null } as const
  expect(await statusOf(seller.recordSold({ uuid: variantUuid, isSold: false, ...before }))).toBe(200)
  expect((await read(uuid)).variants).toMatchObject([{ visible: true, onDisplay: true, displayPlaceUuid: null }, {}])
})

test('a tap that puts a sold piece on display is refused, and one that takes it off counts', async () => {
  const { uuid, variantUuid } = await sellPiece()
  const tap = (onDisplay: boolean) => {
    const says: Says = { fact: 'display', onDisplay, displayPlaceUuid: null }
    return seller.tap({ key: randomUUID(), variantUuid, at: new Date().toISOString(), says })
  }
  expect(await tap(true)).toMatchObject(hasReason)
  expect(await answered(tap(false))).toMatchObject({ outcome: 'counted' })
  expect((await read(uuid)).variants).toMatchObject([{ visible: false, onDisplay: false }, {}])
})
