import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { EnquiryEntry } from '../../contract/staff/enquiry-changes.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague, showEnquiry, stockSofa } from '../../tests/support/staff/enquiry-staff.ts'
import { outbox } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const sam = await addColleague(db, 'Sam')

const fill = (fields: Partial<EnquiryEntry> = {}): EnquiryEntry => ({
  cameBy: 'phone',
  name: 'Ada Byron',
  email: '',
  phone: '01572 123 456',
  description: 'Is the sofa there on Saturday?',
  productUuid: null,
  ...fields,
})
const enter = (fields: Partial<EnquiryEntry> = {}) => sam.client.enterEnquiry(fill(fields))

test('an enquiry by phone is listed with how it came, who entered it and how to answer', async () => {
  const { uuid } = await answered(enter())
  const { rows } = await answered(sam.client.enquiries({ q: '123 456' }))
  expect(rows).toMatchObject([{ uuid, name: 'Ada Byron', cameBy: 'phone', status: 'new', unread: false }])
  const shown = await showEnquiry(sam.client, uuid)
  expect(shown).toMatchObject({ email: '', phone: '01572 123 456', cameBy: 'phone', otherCount: 0 })
  expect(shown.timeline).toMatchObject([{ kind: 'received' }, { kind: 'entered', by: 'Sam' }])
  expect(await db.$count(audit, eq(audit.entityId, uuid))).toBe(1)
})

test('an enquiry entered by hand sends no mail; a reply goes to the given address', async () => {
  const { uuid, version } = await answered(enter({ cameBy: 'counter', email: 'ada@example.com', phone: '' }))
  expect(await db.$count(outbox)).toBe(0)
  await answered(sam.client.sendReply({ uuid, version, subject: 'The sofa', text: 'It is.' }))
  const [mail] = await db.select().from(outbox)
  expect(mail).toMatchObject({ toAddress: 'ada@example.com', body: expect.stringMatching(/On .* you asked:/) })
})

test('without an address no reply is offered, with the reason', async () => {
  const { uuid, version } = await answered(enter())
  expect(await sam.client.sendReply({ uuid, version, subject: 'The sofa', text: 'It is.' })).toMatchObject({
    status: 409,
    problem: { reason: expect.stringContaining('no email address') },
  })
  expect(await db.$count(outbox)).toBe(0)
  await answered(sam.client.addNote({ uuid, text: 'Rang her.' }))
  await answered(sam.client.moveEnquiry({ uuid, version, status: 'won' }))
})

test('two enquiries without an address do not count as from the same person', async () => {
  const { uuid } = await answered(enter())
  await answered(enter({ name: 'Tom' }))
  expect((await showEnquiry(sam.client, uuid)).otherCount).toBe(0)
})

test('the product asked about is stored as it is then', async () => {
  const { productUuid, variantUuid } = await stockSofa(db)
  const { uuid } = await answered(enter({ productUuid }))
  expect(await showEnquiry(sam.client, uuid)).toMatchObject({ variantUuid, asked: { productName: 'Osterley Sofa' } })
  expect(await enter({ productUuid: randomUUID() })).toMatchObject({
    problem: { fields: { productUuid: 'This product is no longer in the catalogue.' } },
  })
})

test.each([
  [{ phone: '', email: '' }, 'phone', 'Give a phone number or an email address, so that it can be answered.'],
  [{ phone: 'ask her' }, 'phone', 'A phone number has at least five digits.'],
  [{ email: 'ada' }, 'email', 'An email address looks like name@example.com.'],
  [{ name: ' ' }, 'name', 'A name is needed.'],
  [{ description: '' }, 'description', 'Write what was asked.'],
])('%j is refused at its field', async (fields, field, words) => {
  expect(await enter(fields)).toMatchObject({ status: 400, problem: { fields: { [field]: words } } })
})

test('an enquiry entered by hand is included in the data held about an address', async () => {
  await answered(enter({ email: 'ada@example.com' }))
  const held = await answered(sam.client.shopper({ email: 'ada@example.com' }))
  expect(held.enquiries).toMatchObject([{ phone: '01572 123 456', cameBy: 'phone' }])
  await answered(sam.client.eraseShopper({ email: 'ada@example.com' }))
  expect(await statusOf(sam.client.enquiry({ uuid: held.enquiries[0]?.uuid ?? '' }))).toBe(404)
})
