import { randomUUID } from 'node:crypto'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { publicUrl } from '../../../tests/support/enquiries.ts'
import { type Dovecot, startDovecot, withoutDovecot } from '../../../tests/support/mail/dovecot.ts'
import { openReplyShop } from '../../../tests/support/mail/reply-shop.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { askAgain } from '../../../tests/support/staff/enquiry-staff.ts'
import { watchMailbox } from '../../mail/mailbox/watch-mailbox.ts'
import { mailboxPolls } from '../../mail/tables.ts'
import { openLog } from '../../platform/log.ts'
import type { Worker } from '../../platform/queue/worker.ts'
import { outbox } from '../../platform/tables.ts'
import { findAttachment } from './attachments.ts'
import { openMailReader } from './read-mail.ts'
import { takeMails } from './take-mail.ts'

if (withoutDovecot === undefined) describe('A mailbox of Dovecot', () => testWithDovecot())
else test.skip(withoutDovecot)

async function testWithDovecot() {
  const database = await createTestDatabase()
  const { db } = database
  const { mail, client } = await openReplyShop(db)
  const reader = openMailReader()
  const log = openLog('silent')
  const trusted = getCACertificates('default')
  let dovecot: Dovecot
  let mailbox: string
  let workers: Worker[] = []

  beforeAll(async () => {
    dovecot = await startDovecot()
  })
  afterAll(() => dovecot.close())
  afterAll(reader.close)
  afterAll(database.drop)
  beforeEach(() => {
    mailbox = randomUUID()
  })
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.close()))
    workers = []
    setDefaultCACertificates(trusted)
  })

  const save = async (given: object = {}) => {
    const { replies } = await answered(client.mailbox())
    const server = { host: '127.0.0.1', port: dovecot.plain, security: 'none' as const, userName: mailbox }
    const edit = { ...server, password: 'hunter2', address: 'mail@oak.example', takesPlus: true, ...given }
    await answered(client.saveMailbox({ version: replies.version, edit }))
  }
  // After the last attempt the queue pauses for an hour, so a server that starts slowly needs many attempts.
  const pace = { pollMs: 50, delaysMs: Array<number>(1000).fill(100) }
  const watch = (everyMs = 3_600_000) => {
    const take = takeMails({ mail, reader, publicUrl, log })
    workers.push(watchMailbox({ ...database, mail, take, log, pace, everyMs }))
  }
  const readOnce = async () => {
    await db.update(mailboxPolls).set({ dueAt: null, checkedAt: null, lastError: null })
    await expect.poll(async () => (await answered(client.mailbox())).checkedAt).not.toBeNull()
  }
  const ask = async () => {
    const uuid = await askAgain(db, { email: 'jane@example.com' })
    const mails = await db.select().from(outbox)
    const receipt = mails.find(({ aboutUuid, kind }) => aboutUuid === uuid && kind === 'enquiry-receipt')
    return { uuid, messageId: receipt?.messageId ?? '' }
  }
  const listAnswers = async (uuid: string) =>
    (await answered(client.enquiry({ uuid }))).timeline.filter(({ kind }) => kind === 'answer')
  const readFailure = async () => (await answered(client.mailbox())).failure
  const write = (headers: string[], body = 'Yes, please.\n') =>
    [`Message-ID: <${randomUUID()}@example.com>`, 'From: Jane <jane@example.com>', ...headers, '', body].join('\n')

  test('has its replies found by each kind of header, and is not changed', async () => {
    const [named, folded, plus, absent, report] = [await ask(), await ask(), await ask(), await ask(), await ask()]
    const replyAddress = async () => (await mail.findReplyAddress(db, plus.uuid)) ?? ''
    await save()
    const mails = [
      write([`In-Reply-To: ${named.messageId}`]),
      write([`References: <older@example.com>\n ${folded.messageId}\n <newer@example.com>`]),
      write([`To: A long name of a shop,\n "Oak & Ash" <${await replyAddress()}>`]),
      write([`In-Reply-To: ${absent.messageId}`, 'Auto-Submitted: auto-replied (vacation)']),
      write(['To: mail@oak.example'], 'Nobody’s business.'),
    ]
    for (const mail of mails) await dovecot.deliver(mailbox, mail)
    await db.update(outbox).set({ status: 'sent' })
    await dovecot.deliver(mailbox, writeReport(report.messageId))
    const before = await dovecot.listFiles(mailbox)
    watch()
    await readOnce()
    for (const { uuid } of [named, folded, plus])
      expect(await listAnswers(uuid)).toMatchObject([{ text: 'Yes, please.', answer: { isAutomatic: false } }])
    expect(await listAnswers(absent.uuid)).toMatchObject([{ answer: { isAutomatic: true } }])
    const { timeline } = await answered(client.enquiry({ uuid: report.uuid }))
    expect(timeline.find(({ kind }) => kind === 'receipt')?.mail?.state).toBe('bounced')
    expect(await dovecot.listFiles(mailbox)).toEqual(before)
  })

  test('delivers a large attachment and letters of other languages unchanged', async () => {
    const { uuid, messageId } = await ask()
    const plan = Array.from({ length: 60_000 }, (_, line) => `Line ${line} of the plan.`).join('\n')
    const body = [
      '--x\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\nŻółty stół, déjà vu\n',
      `--x\nContent-Type: text/plain\nContent-Disposition: attachment; filename="plan.txt"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(
        plan,
      )
        .toString('base64')
        .replace(/(.{76})/g, '$1\n')}\n--x--\n`,
    ].join('')
    const headers = [`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x']
    await dovecot.deliver(mailbox, write(headers, body))
    await save()
    watch()
    await readOnce()
    const [entry] = await listAnswers(uuid)
    expect(entry?.text).toBe('Żółty stół, déjà vu')
    const { content } = await findAttachment(db, { uuid, id: entry?.answer?.attachments[0]?.id ?? '' })
    expect(content.toString()).toBe(plan)
  })

  test('is read from the last mail on, or from its beginning after renumbering, and no mail is stored twice', async () => {
    const { uuid, messageId } = await ask()
    const reply = write([`In-Reply-To: ${messageId}`], 'The first.')
    await dovecot.deliver(mailbox, reply)
    await save()
    watch()
    await readOnce()
    const [{ lastUid = 0, mailbox: numbers = '' } = {}] = await db.select().from(mailboxPolls)
    await readOnce()
    await dovecot.deliver(mailbox, reply)
    await dovecot.deliver(mailbox, write([`In-Reply-To: ${messageId}`], 'The second.'))
    await readOnce()
    expect(await db.select().from(mailboxPolls)).toMatchObject([{ lastUid: lastUid + 2, mailbox: numbers }])
    await dovecot.stop()
    await dovecot.renumber(mailbox)
    await dovecot.start()
    await dovecot.deliver(mailbox, write([`In-Reply-To: ${messageId}`], 'The third.'))
    await readOnce()
    expect((await db.select().from(mailboxPolls))[0]?.mailbox).not.toBe(numbers)
    expect((await listAnswers(uuid)).map(({ text }) => text).toSorted()).toEqual([
      'The first.',
      'The second.',
      'The third.',
    ])
  })

  test('with more mails than one batch is read to its end', async () => {
    const { uuid, messageId } = await ask()
    for (let count = 0; count < 250; count += 1) await dovecot.deliver(mailbox, write(['To: mail@oak.example']))
    await dovecot.deliver(mailbox, write([`In-Reply-To: ${messageId}`]))
    await save()
    watch(100)
    await expect.poll(async () => (await listAnswers(uuid)).length).toBe(1)
  })

  test.each(['starttls', 'tls'] as const)(
    'is read by %s if its certificate is right, and explained if it is not',
    async (security) => {
      const { uuid, messageId } = await ask()
      await dovecot.deliver(mailbox, write([`In-Reply-To: ${messageId}`]))
      await save({ security, port: security === 'tls' ? dovecot.tls : dovecot.plain })
      watch()
      await expect.poll(readFailure).toMatch(/certificate comes from nobody that the shop trusts.*NODE_EXTRA_CA_CERTS/)
      expect(await listAnswers(uuid)).toEqual([])
      setDefaultCACertificates([...trusted, dovecot.cert])
      await readOnce()
      expect(await listAnswers(uuid)).toHaveLength(1)
    },
  )

  test('is read by one process at a time, and a refused password is explained', async () => {
    const before = await dovecot.countConnections()
    await save({ password: 'wrong' })
    for (let count = 0; count < 3; count += 1) watch()
    await expect.poll(readFailure).toMatch(/did not accept the user name/)
    await Promise.all(workers.map((worker) => worker.close()))
    const [{ attempts = 0 } = {}] = await db.select().from(mailboxPolls)
    expect((await dovecot.countConnections()) - before).toBe(attempts)
  })

  test('that was unavailable is read once it is back', async () => {
    const { uuid, messageId } = await ask()
    await dovecot.deliver(mailbox, write([`In-Reply-To: ${messageId}`]))
    await dovecot.stop()
    await save()
    watch()
    await expect.poll(readFailure).toMatch(/does not accept connections|could not be reached/)
    await dovecot.start()
    await expect.poll(async () => (await listAnswers(uuid)).length).toBe(1)
    await expect.poll(readFailure).toBeNull()
  })

  const writeReport = (messageId: string) =>
    write(
      [
        'Return-Path: <>',
        'MIME-Version: 1.0',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      ],
      [
        '--r\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\nAction: failed\nStatus: 5.1.1\n',
        `--r\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${messageId}\n`,
        '--r--\n',
      ].join('\n'),
    )
}
