import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { ask, hire, showEnquiry, stockSofa } from '../../tests/support/enquiry-staff.ts'
import { type MailServer, readHeader, startMailServer, type Treatment } from '../../tests/support/mail-server.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff-client.ts'
import { products, variants } from '../catalogue/tables.ts'
import { openLog } from '../platform/log.ts'
import { openFolderMailer } from '../platform/mail/folder.ts'
import { type Outbox, startOutbox } from '../platform/mail/outbox.ts'
import { openSmtpMailer } from '../platform/mail/smtp.ts'
import { outbox } from '../platform/tables.ts'
import { audit, siteSettings } from '../site/tables.ts'
import { enquiryEvents } from './tables.ts'

const database = await createTestDatabase()
const { db } = database
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close()
})
afterAll(database.drop)
beforeEach(() => emptyInbox(db))

const ruth = await hire(db, 'Ruth', 'owner')
const sam = await hire(db, 'Sam')
const { variantUuid } = await stockSofa(db)

async function startPost(treat: (attempt: number) => Treatment = () => 'take', delaysMs = [20, 20]) {
  const server: MailServer = await startMailServer({ treat })
  const mailer = openSmtpMailer({ smtpUrl: server.url, from: 'shop@example.co.uk' })
  const post: Outbox = startOutbox({
    db,
    sql: database.sql,
    mailer,
    log: openLog('silent'),
    pace: { delaysMs, pollMs: 20 },
  })
  open.push(post, server)
  return server
}

const lastEntry = async (uuid: string) => (await showEnquiry(ruth.client, uuid)).timeline.at(-1)
const subject = 'Re: Your enquiry about the Osterley Sofa in Sage'

test('an enquiry is received, answered, and the answer delivered in the same thread', async () => {
  const server = await startPost()
  const uuid = await ask(db, { variantUuid, description: 'Is it <b>firm</b>?' })
  const { version, reply } = await showEnquiry(ruth.client, uuid)
  expect(reply.subject).toBe(subject)
  const text = 'Hello {first name},\n\nthe {product} costs {price}. See {link}'
  await answered(ruth.client.sendReply({ uuid, version, subject, text }))
  await expect.poll(() => server.mails.length).toBe(3)

  const sent = server.mails.find(({ raw }) => raw.includes('Hello Jane,'))
  if (!sent) throw new Error('The reply has not arrived.')
  const receipt = server.mails.find((mail) => readHeader(mail, 'subject')[0]?.startsWith('Your enquiry about'))
  expect(sent.to).toEqual(['jane@example.com'])
  expect(readHeader(sent, 'reply-to')).toEqual(['shop@example.co.uk'])
  expect(readHeader(sent, 'subject')).toEqual([subject])
  expect(readHeader(sent, 'in-reply-to')).toEqual(receipt && readHeader(receipt, 'message-id'))
  expect(readHeader(sent, 'auto-submitted')).toEqual([])
  expect(sent.raw).toContain('text/html')

  const [row] = await db.select().from(outbox).where(eq(outbox.kind, 'enquiry-reply'))
  expect(row?.body).toContain('the Osterley Sofa, Sage costs £1,299. See http://shop.example/product/')
  expect(row?.body).toContain('> Is it <b>firm</b>?')
  expect(row?.html).toContain('Is it &lt;b&gt;firm&lt;/b&gt;?')

  const after = await showEnquiry(sam.client, uuid)
  expect(after).toMatchObject({ status: 'replied', assignee: { name: 'Ruth' }, unread: false })
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('sent')
  expect(after.timeline.map(({ kind }) => kind)).toEqual([
    'received',
    'told-shop',
    'receipt',
    'status',
    'assignee',
    'reply',
  ])

  await answered(sam.client.sendReply({ uuid, version: after.version, subject, text: 'And another thing.' }))
  await expect.poll(() => server.mails.length).toBe(4)
  const second = server.mails.find(({ raw }) => raw.includes('And another thing'))
  expect(second && readHeader(second, 'in-reply-to')).toEqual(readHeader(sent, 'message-id'))
  expect(second && readHeader(second, 'references')[0]?.split(' ')).toHaveLength(2)
})

test('a failing mail server is shown in the timeline, and a button sends the mail once more', async () => {
  let broken = true
  const server = await startPost(() => (broken ? { data: 451 } : 'take'))
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('failed')
  const mail = (await lastEntry(uuid))?.mail
  expect(mail?.reason).toContain('No, thank you')
  expect(server.mails).toHaveLength(0)

  broken = false
  const mailId = mail?.id ?? 0
  expect(await statusOf(ruth.client.retryMail({ uuid: await ask(db), mailId }))).toBe(404)
  await answered(ruth.client.retryMail({ uuid, mailId }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('sent')
  expect(await statusOf(ruth.client.retryMail({ uuid, mailId }))).toBe(404)
  expect(server.mails.filter(({ raw }) => raw.includes('Re: Hello'))).toHaveLength(1)
})

test('a reply without SMTP is kept as a file, and a button sends it once mail is set up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-replies-'))
  const keepAsFiles = openFolderMailer({ folder, from: 'shop@example.co.uk', log: openLog('silent') })
  const files = startOutbox({ db, sql: database.sql, mailer: keepAsFiles, log: openLog('silent') })
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail).toMatchObject({ state: 'kept', reason: null })
  await files.close()

  const mailId = (await lastEntry(uuid))?.mail?.id ?? 0
  const withoutMail = openStaffClient({ db, mail: { leaves: false, folder } }, 'owner', ruth)
  expect(await withoutMail.retryMail({ uuid, mailId })).toMatchObject({ status: 409 })
  const { mails } = await answered(ruth.client.shopper({ email: 'jane@example.com' })).then(
    ({ enquiries: [held] }) => ({
      mails: held?.mails ?? [],
    }),
  )
  expect(mails.map(({ status, sentAt }) => [status, sentAt])).toEqual(Array(3).fill(['kept', null]))

  const server = await startPost()
  await answered(ruth.client.retryMail({ uuid, mailId }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('sent')
  expect(server.mails.filter(({ raw }) => raw.includes('Re: Hello'))).toHaveLength(1)
  await rm(folder, { recursive: true })
})

test('a wrong password of the mail server is reported as a mail that will be retried', async () => {
  const server = await startMailServer({ treat: () => ({ login: 535 }) })
  const smtpUrl = server.url.replace('//', '//shop:secret@')
  const mailer = openSmtpMailer({ smtpUrl, from: 'shop@example.co.uk' })
  open.push(startOutbox({ db, sql: database.sql, mailer, log: openLog('silent') }), server)
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('delayed')
  const { upkeep } = await answered(ruth.client.overview())
  expect(upkeep?.mail).toMatchObject({ leaves: true, delayedReason: expect.stringContaining('535'), lastSentAt: null })
})

test('a mail that will be retried shows when, and why', async () => {
  await startPost(() => ({ data: 451 }), [600_000])
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail?.state).toBe('delayed')
  const mail = (await lastEntry(uuid))?.mail
  expect(new Date(mail?.at ?? 0).getTime()).toBeGreaterThan(Date.now() + 400_000)
  expect(mail?.reason).toContain('No, thank you')
})

test('the second of two replies at once is refused with the first’s author, and sends nothing', async () => {
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  await answered(ruth.client.startReply({ uuid }))
  expect((await showEnquiry(sam.client, uuid)).replying).toBe('Ruth')
  expect((await showEnquiry(ruth.client, uuid)).replying).toBeNull()
  await answered(ruth.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  expect((await showEnquiry(sam.client, uuid)).replying).toBeNull()
  expect(await sam.client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'No.' })).toMatchObject({
    status: 409,
    problem: { reason: 'Ruth has replied in the meantime. Please look at it before you go on.' },
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

test('the product is shown as it was when asked about and as it is now', async () => {
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
