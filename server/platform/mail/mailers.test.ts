import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DestinationStream, pino } from 'pino'
import { afterAll, afterEach, expect, test } from 'vitest'
import { readHeader, readHeaders, startMailServer } from '../../../tests/support/mail/mail-server.ts'
import { openMailer } from './mailer.ts'

const folder = await mkdtemp(join(tmpdir(), 'showroom-mail-'))
afterAll(() => rm(folder, { recursive: true }))
const server = await startMailServer()
afterAll(server.close)
afterEach(() => {
  logged.length = 0
  server.mails.length = 0
})

const logged: string[] = []
const log = pino({}, { write: (line) => logged.push(line) } as DestinationStream)

const mail = {
  messageId: '<8d1f@shop.example>',
  fromName: 'Oak & Ash',
  toAddress: 'jane@example.com',
  replyTo: null,
  subject: 'Your enquiry about Café table – 120 cm',
  body: 'Hello Jane,\n\nThank you for your enquiry. It cost £5.\n',
  html: '<p>Hello Jane</p>',
  calendar: null,
  thread: [],
  byHand: false,
}
const from = 'shop@example.co.uk'
const open = (server?: string, folderOfShop = folder, sender = from) =>
  openMailer({
    readSending: async () => (server === undefined ? undefined : { server, from: sender, fromName: '' }),
    folder: join(folderOfShop, 'mail'),
    log,
  })

test('a mail without SMTP becomes a file that the log names', async () => {
  const deliver = open()
  expect(await deliver(mail)).toEqual({ outcome: 'kept' })
  expect(await readdir(join(folder, 'mail'))).toEqual(['8d1f.eml'])
  const file = join(folder, 'mail', '8d1f.eml')
  const headers = readHeaders(await readFile(file, 'utf8'))
  expect(readHeader({ headers }, 'message-id')).toEqual(['<8d1f@shop.example>'])
  expect(readHeader({ headers }, 'to')).toEqual(['jane@example.com'])
  expect(logged.join()).toContain(file)
})

test('files of mails are readable only by the user who runs the shop', async () => {
  const deliver = open()
  await deliver(mail)
  await chmod(join(folder, 'mail'), 0o755)
  await deliver({ ...mail, messageId: '<second@shop.example>' })
  const modes = [join(folder, 'mail'), join(folder, 'mail', 'second.eml')].map(async (path) => (await stat(path)).mode)
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o600])
})

test('a mail that cannot be written is kept for later', async () => {
  await writeFile(join(folder, 'a-file'), '')
  const deliver = open(undefined, join(folder, 'a-file'))
  expect(await deliver(mail)).toMatchObject({ outcome: 'delayed', reason: expect.stringContaining('ENOTDIR') })
})

test('no text in a mail can add a header or a recipient', async () => {
  const deliver = open(server.url, folder, `Showroom <${from}>`)
  const injected = 'Hi\r\nBcc: victim@example.com\r\n\r\nspam'
  await deliver({ ...mail, subject: injected, fromName: `${injected}", <other@example.com>`, body: `.\r\n${injected}` })
  const [arrived] = server.mails
  expect(arrived?.from).toBe(from)
  expect(arrived?.to).toEqual(['jane@example.com'])
  expect(arrived?.headers.map(([name]) => name).sort()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expect(arrived && readHeader(arrived, 'from')[0]).toMatch(/<shop@example\.co\.uk>$/)
})

test('a reply joins the thread it answers, and is not marked as automatic', async () => {
  const deliver = open(server.url)
  await deliver({ ...mail, thread: ['<first@shop.example>', '<second@shop.example>'], byHand: true })
  const [arrived] = server.mails
  expect(arrived && readHeader(arrived, 'in-reply-to')).toEqual(['<second@shop.example>'])
  expect(arrived && readHeader(arrived, 'references')).toEqual(['<first@shop.example> <second@shop.example>'])
  expect(arrived && readHeader(arrived, 'auto-submitted')).toEqual([])
})

test.each([
  'jane@example.com, victim@example.com',
  'jane@example.com\r\nRCPT TO:<victim@example.com>',
  'jane@example.com> NOTIFY=NEVER',
])('a mail to %j reaches no second mailbox', async (toAddress) => {
  const deliver = open(server.url)
  await deliver({ ...mail, toAddress })
  for (const { to } of server.mails) expect(to).toHaveLength(1)
  expect(server.mails.flatMap(({ to }) => to)).not.toContain('victim@example.com')
})

test('an event for the calendar goes beside the text, with its method, and as a file', async () => {
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
  await open(server.url)({ ...mail, calendar: { method: 'REQUEST', content } })
  const [received = ''] = server.mails.map(({ raw }) => raw)
  expect(received).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m)
  expect(received).toMatch(/^Content-Disposition: attachment; filename=visit\.ics/m)
})
