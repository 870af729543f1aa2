import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { type MailServer, readHeader, startMailServer, type Treatment } from '../../tests/support/mail/mail-server.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague, ask, showEnquiry, stockSofa } from '../../tests/support/staff/enquiry-staff.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { openLog } from '../platform/log.ts'
import { openFolderMailer } from '../platform/mail/folder.ts'
import { type Outbox, startOutbox } from '../platform/mail/outbox.ts'
import { openSmtpMailer } from '../platform/mail/smtp.ts'
import { outbox } from '../platform/tables.ts'
import { siteSettings } from '../site/tables.ts'

const database = await createTestDatabase()
const { db } = database
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close()
})
afterAll(database.drop)
beforeEach(() => emptyInbox(db))

const ruth = await addColleague(db, 'Ruth', 'owner')
const sam = await addColleague(db, 'Sam')
const { variantUuid } = await stockSofa(db)

async function startPost(treat: (attempt: number) => Treatment = () => 'take', delaysMs = [20, 20]) {
  const server: MailServer = await startMailServer({ treat })
  const mailer = openSmtpMailer({ server: server.url, from: 'shop@example.co.uk', fromName: '' })
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
const findReply = async (uuid: string) =>
  (await showEnquiry(ruth.client, uuid)).timeline.find(({ kind }) => kind === 'reply')
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

test('a failed delivery is shown in the timeline, and a button sends the mail again', async () => {
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

test('a reply without SMTP is written to a file, and a button sends it once mail is set up', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-replies-'))
  const keepAsFiles = openFolderMailer({ folder, log: openLog('silent') })
  const files = startOutbox({ db, sql: database.sql, mailer: keepAsFiles, log: openLog('silent') })
  const uuid = await ask(db)
  const { version } = await showEnquiry(ruth.client, uuid)
  const withoutMail = openStaffClient({ db, mail: { canSend: async () => false, folder } }, 'owner', ruth)
  await answered(withoutMail.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Yes.' }))
  await expect.poll(async () => (await lastEntry(uuid))?.mail).toMatchObject({ state: 'kept', reason: null })
  await files.close()
  expect((await showEnquiry(ruth.client, uuid)).status).toBe('new')

  const mailId = (await lastEntry(uuid))?.mail?.id ?? 0
  expect(await withoutMail.retryMail({ uuid, mailId })).toMatchObject({ status: 409 })
  const { mails } = await answered(ruth.client.shopper({ email: 'jane@example.com' })).then(
    ({ enquiries: [held] }) => ({
      mails: held?.mails ?? [],
    }),
  )
  expect(mails.map(({ status, sentAt }) => [status, sentAt])).toEqual(Array(3).fill(['kept', null]))

  const server = await startPost()
  await answered(ruth.client.retryMail({ uuid, mailId }))
  await expect.poll(async () => (await findReply(uuid))?.mail?.state).toBe('sent')
  expect(server.mails.filter(({ raw }) => raw.includes('Re: Hello'))).toHaveLength(1)
  expect((await showEnquiry(ruth.client, uuid)).status).toBe('replied')
  await rm(folder, { recursive: true })
})

test('a wrong password of the mail server is reported as a mail that will be retried', async () => {
  const server = await startMailServer({ treat: () => ({ login: 535 }) })
  const smtpUrl = server.url.replace('//', '//shop:secret@')
  const mailer = openSmtpMailer({ server: smtpUrl, from: 'shop@example.co.uk', fromName: '' })
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

test('a mail to the shop is sent again to the shop’s current address, and refused while it has none', async () => {
  const uuid = await ask(db)
  await db.update(outbox).set({ status: 'failed', lastError: '550 No such user' })
  const [notice] = await db.select().from(outbox).where(eq(outbox.kind, 'enquiry'))
  const mailId = notice?.id ?? 0
  const findAddress = async () => (await db.select().from(outbox).where(eq(outbox.id, mailId)))[0]
  await db.update(siteSettings).set({ email: '' })
  expect(await ruth.client.retryMail({ uuid, mailId })).toMatchObject({
    status: 409,
    problem: { reason: expect.stringContaining('in the settings') },
  })
  expect(await findAddress()).toMatchObject({ status: 'failed' })
  await db.update(siteSettings).set({ email: 'right@example.co.uk' })
  await answered(ruth.client.retryMail({ uuid, mailId }))
  expect(await findAddress()).toMatchObject({ status: 'queued', toAddress: 'right@example.co.uk' })
  const receipts = await db.select().from(outbox).where(ne(outbox.id, mailId))
  expect(receipts).toMatchObject([{ status: 'failed', toAddress: 'jane@example.com' }])
  await db.update(siteSettings).set({ email: notice?.toAddress })
})
