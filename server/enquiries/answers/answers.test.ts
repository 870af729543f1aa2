import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openMailbox, writeMail } from '../../../tests/support/mail/arriving-mails.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { outbox } from '../../platform/tables.ts'
import { enquiries, enquiryEvents } from '../tables.ts'
import { findAttachment } from './attachments.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { mail, client, arrive, ask, close } = await openMailbox(db)
afterAll(close)

const { replies } = await answered(client.mailbox())
const server = { host: '127.0.0.1', port: 143, security: 'none' as const, userName: 'shop', password: 'hunter2' }
const edit = { ...server, address: 'mail@oak.example', takesPlus: true }
await answered(client.saveMailbox({ version: replies.version, edit }))

const listAnswers = async (uuid: string) =>
  (await answered(client.enquiry({ uuid }))).timeline.filter(({ kind }) => kind === 'answer')
const countMails = () => db.$count(outbox)

test('a reply arrives in its enquiry, makes it unread, and is stored once even if it is read several times', async () => {
  const { uuid, messageId } = await ask()
  await answered(client.markEnquiry({ uuid, unread: false }).then(() => client.enquiry({ uuid })))
  const reply = writeMail(
    [`In-Reply-To: ${messageId}`],
    'Yes, please.\n\nOn 1 Nov 2026, Oak & Ash wrote:\n> Hello Jane\n> Bye\n',
  )
  await arrive(reply)
  await arrive(reply)
  expect(await listAnswers(uuid)).toMatchObject([
    {
      by: 'Jane Smith',
      text: 'Yes, please.',
      answer: { quoted: expect.stringContaining('> Bye'), isAutomatic: false },
    },
  ])
  expect((await answered(client.enquiry({ uuid }))).unread).toBe(true)
})

test('a reply is found by References, by the address with a plus, and not without either', async () => {
  const [one, two, three] = [await ask(), await ask(), await ask()]
  const plus = await mail.findReplyAddress(db, two.uuid)
  await arrive(writeMail([`References: <older@example.com> ${one.messageId} <newer@example.com>`]))
  await arrive(writeMail([`To: Shop <${plus?.toUpperCase()}>`]))
  await arrive(writeMail(['To: mail@oak.example']))
  await arrive(writeMail([`To: ${plus?.replace(/\+./, '+9')}`]))
  expect([one, two, three].length).toBe(3)
  expect(await listAnswers(one.uuid)).toHaveLength(1)
  expect(await listAnswers(two.uuid)).toHaveLength(1)
  expect(await db.$count(enquiryEvents, eq(enquiryEvents.enquiryUuid, three.uuid))).toBe(0)
})

test('the shop’s mails name the address for replies, and the thread continues from the answer', async () => {
  const { uuid, messageId } = await ask()
  await arrive(writeMail([`In-Reply-To: ${messageId}`]).replace(/^Message-ID: .*/, 'Message-ID: <jane-1@example.com>'))
  const { version, reply } = await answered(client.enquiry({ uuid }))
  expect(reply).toMatchObject({ answersReachUs: true, answersGoTo: null })
  await answered(client.sendReply({ uuid, version, subject: 'Re: Hello', text: 'Good.' }))
  const sent = (await db.select().from(outbox).where(eq(outbox.aboutUuid, uuid))).find(
    ({ kind }) => kind === 'enquiry-reply',
  )
  expect(sent?.replyTo).toMatch(/^mail\+[a-z0-9]{30,40}@oak\.example$/)
  expect(sent?.thread.at(-1)).toBe('<jane-1@example.com>')
})

test('the shop gets a mail about a shopper’s reply, and none about an automatic one', async () => {
  const { uuid, messageId } = await ask()
  const before = await countMails()
  const automatic = [['Auto-Submitted: auto-replied'], ['Precedence: bulk'], ['X-Autoreply: yes'], ['Return-Path: <>']]
  for (const headers of automatic) await arrive(writeMail([`In-Reply-To: ${messageId}`, ...headers]))
  expect(await countMails()).toBe(before)
  expect((await listAnswers(uuid)).map(({ answer }) => answer?.isAutomatic)).toEqual([true, true, true, true])
  await arrive(writeMail([`In-Reply-To: ${messageId}`, 'Auto-Submitted: no']))
  const [notice] = (await db.select().from(outbox).where(eq(outbox.aboutUuid, uuid))).filter(
    ({ kind }) => kind === 'enquiry-answer',
  )
  expect(notice).toMatchObject({ toAddress: 'shop@oak.example', byHand: false })
})

test('an enquiry stores fifty mails a day at most, so that two programs cannot answer each other without end', async () => {
  const { uuid, messageId } = await ask()
  const before = await countMails()
  for (let count = 0; count < 60; count += 1) await arrive(writeMail([`In-Reply-To: ${messageId}`]))
  // The last entry says that there are more mails in the mailbox.
  expect(await listAnswers(uuid)).toHaveLength(51)
  expect((await countMails()) - before).toBe(5)
})

test('an attachment is stored if its content matches its name, and a refused one is named with the reason', async () => {
  const { uuid, messageId } = await ask()
  const part = (name: string, content: string) =>
    `--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(
      content,
    )
      .toString('base64')
      .replace(/(.{76})/g, '$1\n')}\n`
  const parts = [
    '--x\nContent-Type: text/plain\n\nSee the plan.\n',
    part('plan.txt', 'Three metres'),
    part('../../evil.exe', 'MZ'),
    part('photo.jpg', '<script>alert(1)</script>'),
    part('page.txt', '<!doctype html><script>alert(1)</script>'),
  ]
  await arrive(
    writeMail(
      [`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'],
      `${parts.join('')}--x--\n`,
    ),
  )
  const [entry] = await listAnswers(uuid)
  expect(entry?.text).toBe('See the plan.')
  const attachments = entry?.answer?.attachments ?? []
  expect(attachments.map(({ fileName, refusal }) => [fileName, refusal])).toEqual([
    ['plan.txt', null],
    ['evil.exe', 'Files of this kind are not kept here.'],
    ['photo.jpg', 'It is not what its name says, or it is damaged.'],
    ['page.txt', 'It is not what its name says, or it is damaged.'],
  ])
  const [kept, refused] = attachments.map(({ id }) => id)
  const { content } = await findAttachment(db, { uuid, id: kept ?? '' })
  expect(content.toString()).toBe('Three metres')
  await expect(findAttachment(db, { uuid, id: refused ?? '' })).rejects.toThrow()
  await expect(findAttachment(db, { uuid: randomUUID(), id: kept ?? '' })).rejects.toThrow()
})

test('a reply to an enquiry that was erased is left in the mailbox', async () => {
  const { uuid, messageId } = await ask('gone@example.com')
  await db.delete(enquiries).where(eq(enquiries.uuid, uuid))
  const before = await db.$count(enquiryEvents)
  await arrive(writeMail([`In-Reply-To: ${messageId}`]))
  expect(await db.$count(enquiryEvents)).toBe(before)
})

test('a copy of the shop’s own mail is not stored as a reply', async () => {
  const { uuid, messageId } = await ask()
  await arrive(writeMail([`In-Reply-To: ${messageId}`]).replace(/^Message-ID: .*/, `Message-ID: ${messageId}`))
  expect(await listAnswers(uuid)).toEqual([])
})

const writeReport = (messageId: string, action = 'failed') =>
  writeMail(
    ['MIME-Version: 1.0', 'Return-Path: <>', 'Content-Type: multipart/report; report-type=delivery-status; boundary=r'],
    [
      '--r\nContent-Type: text/plain\n\nSorry.\n',
      `--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; jane@example.com\nAction: ${action}\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 No such\n user here\n`,
      `--r\nContent-Type: text/rfc822-headers\n\nFrom: mail@oak.example\nMessage-ID: ${messageId}\nSubject: Hello\n`,
      '--r--\n',
    ].join('\n'),
  )

test('a report of a mail that did not arrive marks it with the reason, and triggers no mail', async () => {
  const { uuid, messageId } = await ask()
  const stateOf = async () =>
    (await answered(client.enquiry({ uuid }))).timeline.find(({ kind }) => kind === 'receipt')?.mail
  await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.messageId, messageId))
  const before = await countMails()
  await arrive(writeReport(messageId, 'delayed'))
  expect((await stateOf())?.state).toBe('sent')
  await arrive(writeReport(messageId))
  await arrive(writeReport('<somebody-else@example.com>'))
  expect(await stateOf()).toMatchObject({
    state: 'bounced',
    reason: 'there is no such address (550 5.1.1 No such user here)',
  })
  expect(await countMails()).toBe(before)
  expect(await listAnswers(uuid)).toEqual([])
})

test('a mail or a delivery report that contains NUL is stored like any other', async () => {
  const { uuid, messageId } = await ask()
  await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.messageId, messageId))
  await arrive(writeMail([`In-Reply-To: ${messageId}`]).replace('@example.com>', '\0@example.com>'))
  expect(await listAnswers(uuid)).toHaveLength(1)
  const broken = writeReport(messageId).replace('No such', 'No\0 such')
  await arrive(broken.replace('Subject: Hello', 'Message-ID: <a\0b@example.com>'))
  const [mail] = await db.select().from(outbox).where(eq(outbox.messageId, messageId))
  expect(mail).toMatchObject({ status: 'bounced', lastError: expect.stringContaining('5.1.1 No such user here') })
})

test('oversized mails without a Message-ID are distinguished by their dates, so that each is stored once', async () => {
  const { uuid, messageId } = await ask()
  const large = (date: string) =>
    writeMail([`In-Reply-To: ${messageId}`, `Date: ${date}`]).replace(/^Message-ID: .*\n/, '')
  for (const date of ['Mon, 23 Nov 2026 10:00', 'Tue, 24 Nov 2026 10:00', 'Tue, 24 Nov 2026 10:00'])
    await arrive(large(date), 26 * 1024 * 1024)
  expect(await listAnswers(uuid)).toHaveLength(2)
})

test('a colleague who is writing a reply learns that the shopper has written again', async () => {
  const { uuid, messageId } = await ask()
  const { version } = await answered(client.enquiry({ uuid }))
  await arrive(writeMail([`In-Reply-To: ${messageId}`]))
  const reply = { uuid, version, subject: 'Re: Hello', text: 'Good.' }
  expect(await client.sendReply(reply)).toMatchObject({
    status: 409,
    problem: { reason: expect.stringContaining('Jane Smith has written again in the meantime') },
  })
})
