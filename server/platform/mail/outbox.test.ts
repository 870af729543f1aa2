import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readHeader, startMailServer, type Treatment } from '../../../tests/support/mail/mail-server.ts'
import { mailTo, never, openMailTests, smtp } from '../../../tests/support/mail/outbox.ts'
import { openLog } from '../log.ts'
import { outbox } from '../tables.ts'
import { hideOldLinks, queueMails } from './queue.ts'

const { db, openServer, openOutbox, queue, readRow, readRows, statuses } = await openMailTests()

test('a queued mail is sent at once, with its own identifier', async () => {
  const server = await openServer()
  openOutbox(smtp(server.url))
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
  const [mail] = server.mails
  const row = await readRow()
  expect(mail).toMatchObject({ from: 'shop@example.co.uk', to: ['a@example.com'] })
  expect(mail && readHeader(mail, 'message-id')).toEqual([row?.messageId])
  expect(mail && readHeader(mail, 'from')).toEqual(['"Oak & Ash" <shop@example.co.uk>'])
  expect(mail && readHeader(mail, 'reply-to')).toEqual(['jane@example.com'])
  expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

test('a mail written to a file counts as kept, not sent', async () => {
  openOutbox(async () => ({ outcome: 'kept' }))
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['kept'])
  expect(await readRow()).toMatchObject({ attempts: 1, lastError: null, sentAt: expect.any(Date) })
})

test('a mail that waited when the process started is sent', async () => {
  const server = await openServer()
  await queue('a@example.com', 'b@example.com')
  openOutbox(smtp(server.url))
  await expect.poll(statuses).toEqual(['sent', 'sent'])
})

test('a mail that is of no use any more is given up with the reason, and not sent', async () => {
  const server = await openServer()
  await queueMails(db, 'shop.example', [
    { ...mailTo('late@example.com'), usefulUntil: new Date(Date.now() - 1) },
    { ...mailTo('a@example.com'), usefulUntil: new Date(Date.now() + 60_000) },
  ])
  openOutbox(smtp(server.url))
  await expect.poll(statuses).toEqual(['failed', 'sent'])
  expect(await readRow()).toMatchObject({ lastError: expect.stringContaining('was over') })
  expect(server.mails.map(({ to }) => to)).toEqual([['a@example.com']])
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const server = await openServer()
  openOutbox(smtp(server.url))
  const failing = db.transaction(async (tx) => {
    await queueMails(tx, 'shop.example', [mailTo('never@example.com')])
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
  expect(server.mails.map(({ to }) => to)).toEqual([['a@example.com']])
})

test('a mail waits while the server is down and is sent when it is back', async () => {
  const { port, url, close } = await startMailServer()
  await close()
  openOutbox(smtp(url), { delaysMs: Array(100).fill(50), pollMs: 20 })
  await queue('a@example.com')
  await expect.poll(async () => (await readRow())?.attempts).toBeGreaterThan(2)
  expect(await readRow()).toMatchObject({ status: 'queued', lastError: expect.stringContaining('ECONNREFUSED') })
  const server = await openServer({ port })
  await expect.poll(statuses).toEqual(['sent'])
  expect(server.mails).toHaveLength(1)
})

test.each<[string, Treatment, string]>([
  ['hangs up in the middle', 'cut', 'closed'],
  ['says 451 after the mail', { data: 451 }, '451'],
  ['says 450 to the recipient', { recipient: 450 }, '450'],
])('a mail is sent again with the same identifier to a server that %s', async (_, treatment, error) => {
  const server = await openServer({ treat: (attempt) => (attempt === 1 ? treatment : 'take') })
  const seen: (string | null | undefined)[] = []
  const mailer = smtp(server.url)
  openOutbox(
    async (mail) => {
      seen.push((await readRow())?.lastError)
      return mailer(mail)
    },
    { delaysMs: [20], pollMs: 10 },
  )
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
  expect(seen).toEqual([null, expect.stringContaining(error)])
  const row = await readRow()
  expect(server.mails.flatMap((mail) => readHeader(mail, 'message-id'))).toEqual([row?.messageId])
  expect(row).toMatchObject({ attempts: 2, lastError: null })
})

test.each<[string, Treatment]>([
  ['the recipient', { recipient: 550 }],
  ['the mail', { data: 554 }],
])('a final refusal of %s is not retried', async (_, treatment) => {
  const server = await openServer({ treat: () => treatment })
  openOutbox(smtp(server.url), { delaysMs: [1], pollMs: 10 })
  await queue('gone@example.com')
  await expect.poll(statuses).toEqual(['failed'])
  expect(await readRow()).toMatchObject({ attempts: 1, lastError: expect.stringMatching(/55[04] No, thank you/) })
  expect(server.attempts()).toBe(1)
})

test('no mail is given up because of a wrong password', async () => {
  const server = await openServer({ treat: (attempt) => (attempt === 1 ? { login: 535 } : 'take') })
  openOutbox(smtp(server.url.replace('//', '//shop:secret@')), { delaysMs: [20], pollMs: 10 })
  await queue('a@example.com')
  await expect.poll(statuses).toEqual(['sent'])
  expect(server.attempts()).toBe(2)
})

test('a server that never answers is abandoned in time, and delays no other mail', async () => {
  const server = await openServer({ treat: (attempt) => (attempt === 1 ? 'hang' : 'take') })
  openOutbox(smtp(server.url, 3000), { lanes: 2, delaysMs: [never], pollMs: 20 })
  await queue('first@example.com')
  await expect.poll(server.attempts).toBe(1)
  await queue('second@example.com')
  await expect.poll(statuses).toEqual(['queued', 'sent'])
  expect(await readRow()).toMatchObject({ lastError: null })
  await expect.poll(async () => (await readRow())?.lastError, { timeout: 15_000 }).toMatch(/abort|timeout/i)
})

test('a mail rests longer after each attempt, and fails in the end', async () => {
  openOutbox(async () => ({ outcome: 'delayed', reason: 'not today' }), { delaysMs: [60_000, 300_000] })
  await queue('a@example.com')
  const rest = async () => {
    const [row] = await db
      .select({ attempts: outbox.attempts, seconds: sql<number>`extract(epoch from next_attempt_at - now())::float` })
      .from(outbox)
      .where(eq(outbox.lastError, 'not today'))
    return row
  }
  await expect.poll(rest).toMatchObject({ attempts: 1 })
  expect((await rest())?.seconds).toBeGreaterThan(45)
  expect((await rest())?.seconds).toBeLessThan(73)
  await hurry()
  await expect.poll(rest).toMatchObject({ attempts: 2 })
  expect((await rest())?.seconds).toBeGreaterThan(235)
  expect((await rest())?.seconds).toBeLessThan(361)
  await hurry()
  await expect.poll(statuses).toEqual(['failed'])
  expect(await readRow()).toMatchObject({ attempts: 3, lastError: 'not today' })
})

async function hurry(): Promise<void> {
  await db.update(outbox).set({ nextAttemptAt: sql`now()`, lastError: null })
  await db.execute(sql`select pg_notify('outbox', '')`)
}

test('the log says which mail it was, as the mail server knows it, and not to whom it went', async () => {
  const lines: string[] = []
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(line) > 0 } as never)
  openOutbox(async () => ({ outcome: 'refused', reason: '550 <a@shop.example.co.uk> is unknown' }), {}, log)
  const [messageId = ''] = await queue('a@shop.example.co.uk')
  await expect.poll(statuses).toEqual(['failed'])
  await expect.poll(() => lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Mail given up', mail: messageId.slice(1, 37) })
  expect(lines[0]).not.toContain('a@shop')
})

const link = 'https://shop.example/admin/reset-password?token='
const secret = 'abcdefghijklmnop-_0123456789ABCD'
const mail = {
  ...mailTo('a@example.com'),
  body: `Open ${link}${secret} now`,
  html: `<a href="${link}${secret}">Open</a>`,
}
const hidden = { body: `Open ${link}… now`, html: `<a href="${link}…">Open</a>` }

test.each<[string, Treatment]>([
  ['sent', 'take'],
  ['failed', { recipient: 550 }],
])('a sign-in link is in the mail, and is erased from the outbox once the mail is %s', async (status, treatment) => {
  const server = await openServer({ treat: () => treatment })
  openOutbox(smtp(server.url))
  await queueMails(db, 'shop.example', [mail])
  await expect.poll(statuses).toEqual([status])
  for (const { raw } of server.mails) expect(raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')).toContain(secret)
  expect(server.mails).toHaveLength(status === 'sent' ? 1 : 0)
  expect(await readRow()).toMatchObject(hidden)
})

test('links of earlier mails are erased at the start', async () => {
  await queueMails(db, 'shop.example', [mail, mail, mailTo('b@example.com')])
  const [first] = await readRows()
  await db
    .update(outbox)
    .set({ status: 'kept' })
    .where(eq(outbox.id, first?.id ?? 0))
  await hideOldLinks(db)
  expect((await readRows()).map(({ body }) => body)).toEqual([hidden.body, mail.body, 'Hello'])
})
