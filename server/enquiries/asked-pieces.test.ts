import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox, fillIn, openContact, readProblem } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague } from '../../tests/support/staff/enquiry-staff.ts'
import { displayPlaces, products, variantPictures, variants } from '../catalogue/tables.ts'
import { pictures } from '../media/tables.ts'
import { outbox } from '../platform/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const contact = openContact(db)
const { client } = await addColleague(db, 'Ruth', 'owner')

const pieces = await Promise.all(['Sofa', 'Chair', 'Draft'].map(stock))
const [sofa = '', chair = '', draft = ''] = pieces

async function stock(name: string): Promise<string> {
  const [productUuid, uuid] = [randomUUID(), randomUUID()]
  await db.insert(products).values({ uuid: productUuid, name, status: name === 'Draft' ? 'draft' : 'published' })
  await db.insert(variants).values({ uuid, productUuid, name: 'Oak', pricePence: 100_00 })
  const picture = {
    hash: `of ${name}`,
    fileName: 'a.jpg',
    type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    placeholder: '',
  }
  await db.insert(pictures).values(picture)
  await db.insert(variantPictures).values({ variantUuid: uuid, pictureHash: picture.hash, position: 0 })
  return uuid
}

const items = [
  { variantUuid: sofa, quantity: 2, note: 'For the bay window\nWrite to Rhett@example.com' },
  { variantUuid: draft },
  { variantUuid: chair.toUpperCase() },
  { variantUuid: randomUUID(), note: 'gone' },
]
const readUuid = async () => (await db.select().from(enquiries))[0]?.uuid ?? ''

test('an enquiry shows each public piece as it was then, beside its current state', async () => {
  await contact(fillIn({ items }))
  const [bay] = await db.insert(displayPlaces).values({ name: 'Bay 3' }).returning()
  const recorded = { onDisplay: true, displayPlaceUuid: bay?.uuid, stockState: 'last-one' as const }
  await db
    .update(variants)
    .set({ pricePence: 120_00, ...recorded })
    .where(eq(variants.uuid, sofa))
  await db.update(variants).set({ visible: false }).where(eq(variants.uuid, chair))
  const view = await answered(client.enquiry({ uuid: await readUuid() }))
  await db.update(variants).set({ pricePence: 100_00, visible: true, onDisplay: false, displayPlaceUuid: null })
  expect(view.items).toMatchObject([
    {
      variantUuid: sofa,
      quantity: 2,
      note: 'For the bay window\nWrite to Rhett@example.com',
      asked: { productName: 'Sofa', variantName: 'Oak', price: 100, picture: { hash: 'of Sofa' } },
      now: {
        productName: 'Sofa',
        price: 120,
        onSite: true,
        showroomNote: 'On display in our showroom: Bay 3 · Last one',
      },
    },
    {
      variantUuid: chair,
      quantity: 1,
      note: '',
      asked: { productName: 'Chair' },
      now: { onSite: false, showroomNote: '' },
    },
  ])
})

test('both mails and the reply name every piece; notes are quoted as the shopper’s words', async () => {
  await contact(fillIn({ items }))
  const [toShop, receipt] = await db.select().from(outbox).orderBy(outbox.id)
  expect(toShop?.subject).toBe('Enquiry from Jane Smith about Sofa, Oak and another piece')
  expect(receipt?.subject).toBe('Your enquiry about the Sofa in Oak and another piece')
  const reply = await answered(
    client.previewReply({ uuid: await readUuid(), subject: 'Re', text: 'About the {product}' }),
  )
  expect(reply.text).toContain('About the Sofa, Oak and another piece')
  for (const text of [toShop?.body, receipt?.body, reply.text]) {
    expect(text).toContain('Piece 1: 2 × Sofa, Oak, £100\n')
    expect(text).toMatch(
      new RegExp(`Piece 2: Chair, Oak, £100\nhttps?://shop.example/product/[0-9a-f-]+/chair/${chair}`),
    )
    expect(text).toContain('> Sofa, Oak: For the bay window\n> Write to Rhett@example.com\n')
    expect(text).not.toContain('Draft')
  }
})

test('the inbox shows small pictures, finds a piece and its note, and exports both', async () => {
  await contact(fillIn({ items }))
  const find = async (q: string) => (await answered(client.enquiries({ q }))).rows
  const [row] = await find('chair bay')
  expect(row).toMatchObject({ subject: 'Sofa, Oak and another piece', picture: null, morePieces: 0 })
  expect(row?.pictures.map(({ hash }) => hash)).toEqual(['of Sofa', 'of Chair'])
  expect(await find('10000')).toEqual([])
})

test('data about a shopper include the pieces; only the address of another shopper is erased from a note', async () => {
  await contact(fillIn({ items }))
  const held = await answered(client.shopper({ email: 'jane@example.com' }))
  expect(held.enquiries[0]?.items).toEqual([
    { product: 'Sofa, Oak', quantity: 2, note: 'For the bay window\nWrite to Rhett@example.com' },
    { product: 'Chair, Oak', quantity: 1, note: '' },
  ])
  const before = (await db.select().from(enquiries))[0]?.items ?? []
  expect(await answered(client.eraseShopper({ email: 'rhett@example.com' }))).toMatchObject({ mentions: 1 })
  const after = (await db.select().from(enquiries))[0]?.items ?? []
  expect(after.map(({ note }) => note)).toEqual(['For the bay window\nWrite to [erased]', ''])
  expect(after.map((piece) => ({ ...piece, note: '' }))).toEqual(before.map((piece) => ({ ...piece, note: '' })))
})

test.each([
  [[{ variantUuid: 'words' }], 'items.0.variantUuid'],
  [[{ variantUuid: sofa, quantity: 0 }], 'items.0.quantity'],
  [[{ variantUuid: sofa, note: 'x'.repeat(501) }], 'items.0.note'],
  [[{ variantUuid: sofa }, { variantUuid: sofa.toUpperCase() }], 'items'],
  [Array.from({ length: 101 }, () => ({ variantUuid: randomUUID() })), 'items'],
])('a wrong list of pieces is refused: %#', async (wrong, field) => {
  const problem = await readProblem(contact(fillIn({ items: wrong })))
  expect(problem.status).toBe(400)
  expect(Object.keys(problem.body.fields ?? {})).toEqual([field])
})
