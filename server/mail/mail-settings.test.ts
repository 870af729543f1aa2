import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { readHeader, startMailServer } from '../../tests/support/mail/mail-server.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { listTables } from '../platform/backup/tables.ts'
import { openLog } from '../platform/log.ts'
import { openMailer } from '../platform/mail/mailer.ts'
import { rateLimits } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'
import { openMailParts } from './mail-parts.ts'
import { mailServers } from './tables.ts'

const { db, sql, drop } = await createTestDatabase()
afterAll(drop)
const server = await startMailServer()
afterAll(server.close)
const fresh = await db.select().from(mailServers)
beforeEach(async () => {
  await db.delete(mailServers)
  await db.insert(mailServers).values(fresh)
  await db.delete(rateLimits)
  server.mails.length = 0
})

const secret = 'the secret of this shop, and of no other'
const config = { smtpUrl: undefined, from: undefined, internalHosts: ['127.0.0.1'], dnsServer: undefined }
const openParts = (mail: object = {}, sessionSecret = secret) =>
  openMailParts(db, { mail: { ...config, ...mail }, dataDir: '/nowhere', sessionSecret })
const openClient = (mail: object = {}, sessionSecret = secret) => {
  return openStaffClient({ db, mail: openParts(mail, sessionSecret) })
}
const port = Number(new URL(server.url).port)
const local = {
  host: '127.0.0.1',
  port,
  security: 'none' as const,
  userName: 'shop',
  password: 'hunter2 and more',
  address: 'hello@oak.example',
  name: 'Oak & Ash',
  dkimSelector: '',
}
const client = openClient()
const save = (edit: object, version = 1, by = client) =>
  by.saveSending({ version, edit: { ...local, ...edit } as typeof local })
const refusals = async (answer: Promise<unknown>) =>
  ((await answer) as { problem?: { fields?: Record<string, string> } }).problem?.fields ?? {}

test('a saved mail server sends mails at once, under its sender, without a restart', async () => {
  const parts = openParts()
  const deliver = openMailer({ ...parts, folder: '/nowhere', log: openLog('silent') })
  expect(await parts.canSend()).toBe(false)
  await answered(save({}))
  expect(await parts.canSend()).toBe(true)
  expect((await answered(client.me())).mail.leaves).toBe(true)
  const text = { subject: 'Hello', body: 'Hello', html: null, calendar: null, thread: [], byHand: false }
  const mail = {
    messageId: `<${randomUUID()}@shop>`,
    fromName: 'Shop',
    toAddress: 'a@b.example',
    replyTo: null,
    ...text,
  }
  expect(await deliver(mail)).toEqual({ outcome: 'sent' })
  const [arrived] = server.mails
  expect(arrived && readHeader(arrived, 'from')).toEqual(['"Oak & Ash" <hello@oak.example>'])
})

const mailbox = {
  host: '127.0.0.1',
  port: 143,
  security: 'none' as const,
  userName: 'shop',
  password: 'hunter2 of the mailbox',
  address: 'hello@oak.example',
  takesPlus: false,
}

/** Every row of the database, which a backup contains. */
async function readEveryRow(): Promise<string> {
  const rows = await Promise.all((await listTables(sql)).map(({ name }) => sql`select t::text from ${sql(name)} t`))
  return JSON.stringify(rows)
}

test('a password is in no answer, history, row or log, and only the shop’s secret decrypts it', async () => {
  await answered(save({}))
  await answered(save({ password: 'another hunter3', name: 'Oak' }, 2))
  const settings = await answered(client.mailSettings())
  expect(settings).toMatchObject({ password: 'stored', sending: { version: 3, edit: { password: '' } } })
  await answered(client.saveMailbox({ version: 1, edit: mailbox }))
  const kept = JSON.stringify([settings, await answered(client.mailbox())]) + (await readEveryRow())
  expect(kept).toContain('oak.example')
  expect(kept).not.toMatch(/hunter/)
  const [row] = await db.select().from(mailServers).where(eq(mailServers.use, 'sending'))
  const history = JSON.stringify(await db.select().from(audit))
  expect(history).not.toContain(row?.password?.split('.')[0] ?? 'password')
  expect(history).toContain('passwordSetAt')
})

test('an empty field keeps the stored password, unless the server or the user changes', async () => {
  await answered(save({}))
  await answered(save({ password: '', name: 'Oak' }, 2))
  expect((await answered(client.testMail({ to: 'ruth@shop.example' }))).sent).toBe(true)
  const again = 'Please type the password again, because the server or the user name has changed.'
  expect(await refusals(save({ password: '', host: 'smtp.thief.example', security: 'tls' }, 3))).toEqual({
    password: again,
  })
  expect(await refusals(save({ password: '', userName: 'thief' }, 3))).toEqual({ password: again })
  await answered(save({ password: '', userName: '' }, 3))
  expect((await answered(client.mailSettings())).password).toBe('none')
})

test('after a restore with another secret mail is not set up, and the password is asked for again', async () => {
  await answered(save({}))
  await answered(client.saveMailbox({ version: 1, edit: mailbox }))
  const restored = openClient({}, 'another secret of thirty-two characters')
  expect(await answered(restored.mailSettings())).toMatchObject({ password: 'unreadable', leaves: false })
  expect((await answered(restored.me())).mail.leaves).toBe(false)
  expect(await refusals(save({ password: '' }, 2, restored))).toEqual({ password: 'Please type the password again.' })
  expect((await answered(restored.mailbox())).password).toBe('unreadable')
  const again = restored.saveMailbox({ version: 2, edit: { ...mailbox, password: '' } })
  expect(await refusals(again)).toEqual({ password: 'Please type the password again.' })
  await answered(save({}, 2, restored))
  expect(await answered(restored.mailSettings())).toMatchObject({ password: 'stored', leaves: true })
})

test('environment variables take precedence, and show no password', async () => {
  await answered(save({}))
  const smtpUrl = server.url.replace('//', '//shop:very-secret@')
  const settings = await answered(openClient({ smtpUrl, from: 'Env <env@oak.example>' }).mailSettings())
  expect(settings.setByServer).toEqual({ server: `127.0.0.1:${port}`, from: 'Env <env@oak.example>' })
  expect(JSON.stringify(settings)).not.toContain('very-secret')
  const byUrl = openClient({ smtpUrl, from: 'env@oak.example' })
  expect((await answered(byUrl.testMail({ to: 'ruth@shop.example' }))).sent).toBe(true)
  expect(server.mails[0]?.from).toBe('env@oak.example')
})

test('a server or a sender from the environment is combined with the other one from the settings', async () => {
  const senderOf = async (mail: object) => {
    await answered(openClient(mail).testMail({ to: 'ruth@shop.example' }))
    return server.mails.pop()?.from
  }
  expect(await senderOf({ smtpUrl: server.url, from: 'env@oak.example' })).toBe('env@oak.example')
  await answered(save({ host: 'smtp.gone.example', security: 'tls' }))
  expect(await senderOf({ smtpUrl: server.url })).toBe('hello@oak.example')
  await answered(save({}, 2))
  expect(await senderOf({ from: 'env@oak.example' })).toBe('env@oak.example')
})

test('a test mail is sent, and the server’s answer shown', async () => {
  await answered(save({}))
  const outcome = await answered(client.testMail({ to: 'ruth@shop.example' }))
  expect(outcome).toMatchObject({ sent: true, says: 'Your mail server has accepted the email for ruth@shop.example.' })
  expect(outcome.answer).toMatch(/^250 /)
  expect(server.mails[0]?.to).toEqual(['ruth@shop.example'])
})

test('a colleague is sent an unsaved text of a mail, with samples', async () => {
  const kind = 'booking-reminder'
  const edit = { subject: 'See you on {time}', text: '{greeting}\n\nThe kettle is on.\n\n{change}' }
  expect(await client.testMailText({ kind, edit })).toMatchObject({
    status: 409,
    problem: { title: 'Email is not set up' },
  })
  await answered(save({}))
  expect(await refusals(client.testMailText({ kind, edit: { ...edit, text: 'Hello' } }))).toEqual({
    'edit.text': 'The email is of no use without {change}.',
  })
  expect(await answered(client.testMailText({ kind, edit }))).toMatchObject({ sent: true })
  const [mail, ...others] = server.mails
  expect(others).toEqual([])
  expect(mail?.to).toEqual(['ruth@shop.example'])
  expect(mail && readHeader(mail, 'subject')).toEqual(['Test: See you on Saturday 12 December, 11am'])
  expect(mail?.raw).toContain('The kettle is on.')
  expect((await answered(client.mailTexts())).some(({ isOwn }) => isOwn)).toBe(false)
})

test.each([
  [{ login: 535 }, /did not accept the user name and the password/, /535/],
  [{ recipient: 550 }, /refused the address that the test goes to/, /550/],
  [{ data: 554 }, /refused the email itself/, /554/],
  [{ data: 451 }, /does not accept email at the moment/, /451/],
] as const)('a server that treats the test as %j is explained', async (treatment, says, answer) => {
  const strict = await startMailServer({ treat: () => treatment })
  await answered(save({ port: Number(new URL(strict.url).port) }))
  const outcome = await answered(client.testMail({ to: 'ruth@shop.example' }))
  await strict.close()
  expect(outcome).toMatchObject({
    sent: false,
    says: expect.stringMatching(says),
    answer: expect.stringMatching(answer),
  })
})

test('a server that refuses, is unknown, or has no encryption is explained', async () => {
  const gone = await startMailServer()
  await gone.close()
  const ask = async (edit: object, version: number) => {
    await answered(save(edit, version))
    return (await answered(client.testMail({ to: 'ruth@shop.example' }))).says
  }
  expect(await ask({ port: Number(new URL(gone.url).port) }, 1)).toMatch(/does not accept connections on this port/)
  expect(await ask({ port, security: 'tls' }, 2)).toMatch(/does not speak encryption from the start/)
  expect(await ask({ port, security: 'starttls' }, 3)).toMatch(/offers no encryption by STARTTLS/)
})

test.each(['10.0.0.5', '127.0.0.2', '169.254.169.254', '::1', 'localhost'])(
  'a server at %s is not connected to unless the environment names it',
  async (host) => {
    await answered(save({ host, security: 'starttls' }))
    const outcome = await answered(client.testMail({ to: 'ruth@shop.example' }))
    expect(outcome).toMatchObject({ sent: false, says: expect.stringMatching(/not public/) })
    expect(server.mails).toEqual([])
  },
)

test.each([
  [{ host: 'smtp.example.com\r\nEHLO x' }, 'host'],
  [{ host: 'smtp.example.com:25' + '/x' }, 'host'],
  [{ name: 'Oak\r\nBcc: victim@example.com' }, 'name'],
  [{ userName: 'shop\r\nMAIL FROM:<x>' }, 'userName'],
  [{ password: 'pass\nword' }, 'password'],
  [{ address: '' }, 'address'],
  [{ address: 'Oak <a@b.example>' }, 'address'],
  [{ port: 0 }, 'port'],
  [{ host: 'smtp.example.com' }, 'security'],
  [{ dkimSelector: 's1 ; rm' }, 'dkimSelector'],
])('%j is refused at its field', async (edit, field) => {
  expect(Object.keys(await refusals(save(edit))).map((name) => name.replace('edit.', ''))).toEqual([field])
})

test('two owners do not overwrite each other', async () => {
  await answered(save({}))
  expect(await statusOf(save({ name: 'Ash' }, 1))).toBe(409)
})
