import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague, ask, showEnquiry, stockSofa } from '../../tests/support/staff/enquiry-staff.ts'
import { products, variants } from '../catalogue/tables.ts'
import { outbox } from '../platform/tables.ts'
import { audit, siteSettings } from '../site/tables.ts'
import { enquiryEvents } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(() => emptyInbox(db))

const ruth = await addColleague(db, 'Ruth', 'owner')
const sam = await addColleague(db, 'Sam')
const { variantUuid } = await stockSofa(db)

test('the second of two concurrent replies is refused with the name of the first’s author, and sends nothing', async () => {
  const [uuid, another] = [await ask(db), await ask(db)]
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.startReply({ uuid }))
  expect((await showEnquiry(sam.client, another)).replying).toBeNull()
  expect((await showEnquiry(sam.client, uuid)).replying).toBe('Ruth')
  expect((await showEnquiry(ruth.client, uuid)).replying).toBeNull()
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  expect((await showEnquiry(sam.client, uuid)).replying).toBeNull()
  expect(await sam.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'No.' })).toMatchObject({
    status: 409,
    problem: { reason: 'Ruth has written a reply in the meantime. Please look at it before you go on.' },
  })
  const both = await Promise.all(
    [ruth, sam].map(({ client, name }) =>
      statusOf(client.sendReply({ uuid, version: version + 1, subject: 'Re: Hello', text: name })),
    ),
  )
  expect(both.sort()).toEqual([200, 409])
  expect(await db.$count(outbox, eq(outbox.kind, 'enquiry-reply'))).toBe(2)
})

test('a reply’s mail and timeline entry are stored together or not at all', async () => {
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  const { sql } = database
  await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''disk full''; end'`
  await sql`create trigger refuse before insert on outbox for each row execute function refuse()`
  await expect(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' })).rejects.toThrow(/outbox/)
  await sql`drop function refuse cascade`
  expect(await showEnquiry(ruth.client, uuid)).toMatchObject({ version, status: 'new' })
  expect(await db.$count(enquiryEvents, eq(enquiryEvents.enquiryUuid, uuid))).toBe(0)
})

test('a preview equals the mail that will be sent, and sends nothing', async () => {
  const uuid = await ask(db, { variantUuid })
  const draft = { uuid, subject: 'Re: {product}', text: 'Dear {name}, ring {phone}. {hours}\n\n{me}' }
  const preview = await answered(sam.client.previewReply(draft))
  expect(preview).toMatchObject({ from: 'Oak & Ash', to: 'jane@example.com', subject: 'Re: Osterley Sofa, Sage' })
  expect(preview.text).toContain('Dear Jane Smith, ring 01572 000000. Monday to Saturday: 9am - 5.30pm\nSunday: Closed')
  expect(preview.text).toContain('\n\nSam\n')
  expect(await db.$count(outbox, eq(outbox.kind, 'enquiry-reply'))).toBe(0)
  const { version } = await showEnquiry(sam.client, uuid)
  await answered(sam.client.sendReply({ version, ...draft }))
  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'enquiry-reply'))
  expect(row).toMatchObject({ subject: preview.subject, body: preview.text })
})

test('a reply with an unfilled gap is not sent', async () => {
  const uuid = await ask(db)
  const { version } = await showEnquiry(sam.client, uuid)
  const refused = await sam.client.sendReply({ uuid, version, subject: 'Re', text: 'It costs {Price}.' })
  expect(refused).toMatchObject({ status: 400, problem: { fields: { text: expect.stringContaining('{price}') } } })
  expect(await db.$count(outbox, eq(outbox.kind, 'enquiry-reply'))).toBe(0)
})

test('exceptional days of the next two weeks are listed with the hours', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const closed = {
    monday: null,
    tuesday: null,
    wednesday: null,
    thursday: null,
    friday: null,
    saturday: null,
    sunday: null,
  }
  const exceptions = [
    { date: day(40), hours: null, note: 'Far away' },
    { date: day(3), hours: { opens: '10:00', closes: '14:00' }, note: 'Stocktaking' },
  ]
  await db.update(siteSettings).set({ openingHours: { ...closed, exceptions } })
  const uuid = await ask(db)
  const { text } = await answered(sam.client.previewReply({ uuid, subject: 'Re', text: '{hours}' }))
  expect(text).toMatch(
    /^Monday to Saturday: 9am - 5\.30pm\nSunday: Closed\n\w+day,? \d+ \w+: 10am - 2pm \(Stocktaking\)\n\n/,
  )
  await db.update(siteSettings).set({ openingHours: null })
})

test('the product is shown as it was at the time of the enquiry, and in its current state', async () => {
  const { productUuid, variantUuid: variant } = await stockSofa(db)
  const uuid = await ask(db, { variantUuid: variant })
  const look = async () => {
    const { asked, now, reply } = await showEnquiry(sam.client, uuid)
    expect(asked).toMatchObject({ productName: 'Osterley Sofa', variantName: 'Sage', price: 1299 })
    return { now, link: reply.fillings.link }
  }
  expect(await look()).toMatchObject({ now: { price: 1299, onSite: true }, link: expect.stringContaining(variant) })
  await db.update(variants).set({ pricePence: 139_900, name: 'Moss' }).where(eq(variants.uuid, variant))
  await db.update(products).set({ status: 'archived' }).where(eq(products.uuid, productUuid))
  expect(await look()).toMatchObject({ now: { price: 1399, variantName: 'Moss', onSite: false }, link: undefined })
  await db.update(products).set({ deletedAt: new Date() }).where(eq(products.uuid, productUuid))
  expect(await look()).toMatchObject({ now: null })
})

test('the audit log records that a reply was sent, and nothing of its text', async () => {
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Secret', text: 'Dear {name}' }))
  const rows = await db.select().from(audit).where(eq(audit.entityId, uuid)).orderBy(desc(audit.id))
  expect(rows.map(({ action }) => action).sort()).toEqual(['assign', 'move', 'reply'])
  expect(JSON.stringify(rows)).not.toMatch(/Jane|Secret|jane@/)
})

test('a reply after hundreds of automatic answers names the first mail and the last ones', async () => {
  const uuid = await ask(db)
  const answer = { enquiryUuid: uuid, kind: 'answer', staffName: 'Jane', isAutomatic: true } as const
  const names = Array.from({ length: 300 }, (_, n) => `<${'a'.repeat(300)}-${n}@example.com>`)
  await db.insert(enquiryEvents).values(names.map((messageId) => ({ ...answer, messageId })))
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  const kinds = ['enquiry-receipt', 'enquiry-reply']
  const [first, reply] = await db.select().from(outbox).where(inArray(outbox.kind, kinds)).orderBy(outbox.id)
  expect(reply?.thread[0]).toBe(first?.messageId)
  expect(reply?.thread.slice(1)).toEqual(names.slice(-(reply?.thread.length ?? 0) + 1))
  // Mail servers truncate the headers of a mail at 100 kB or less.
  expect(reply?.thread.join(' ').length).toBeLessThan(20_000)
})
