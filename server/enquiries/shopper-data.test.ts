import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { addColleague, ask, showEnquiry } from '../../tests/support/staff/enquiry-staff.ts'
import { nameMailFile } from '../platform/mail/folder.ts'
import { sweepMailFolder } from '../platform/mail/folder-sweep.ts'
import { outbox } from '../platform/tables.ts'
import { audit } from '../site/tables.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
beforeEach(() => emptyInbox(db))
const ruth = await addColleague(db, 'Ruth', 'owner')
const sam = await addColleague(db, 'Sam')
const email = "o'hara+home@example.com"

/** Every column of the database, found in PostgreSQL's catalogue, whose values contain the text. */
async function findTraces(of: string): Promise<string[]> {
  const { sql } = database
  const columns = await sql<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY', 'character varying')`
  expect(columns.length).toBeGreaterThan(100)
  const found = await Promise.all(
    columns.map(async ({ table, column }) => {
      const like = `%${of.replace(/[\\%_]/g, '\\$&')}%`
      const rows = await sql`select 1 from ${sql(table)} where ${sql(column)}::text ilike ${like} limit 1`
      return rows.length > 0 ? [`${table}.${column}`] : []
    }),
  )
  return found.flat().sort()
}

async function leaveTraces() {
  const first = await ask(db, { email, name: 'Scarlett', description: `Write to ${email.toUpperCase()}, please` })
  const second = await ask(db, { email: "O'Hara+Home@example.com", name: 'Scarlett' })
  await answered(sam.client.sendReply({ uuid: first, version: 1, subject: 'Re: Hello', text: 'Hello {name}' }))
  await db
    .update(outbox)
    .set({ lastError: `550 <${email}> unknown` })
    .where(eq(outbox.aboutUuid, second))
  await answered(sam.client.addNote({ uuid: second, text: `Scarlett, ${email}` }))
  const others = await ask(db, { email: 'rhett@example.com', description: `Ask my wife, ${email}.` })
  await answered(sam.client.addNote({ uuid: others, text: `Wife: ${email}` }))
  await answered(sam.client.sendReply({ uuid: others, version: 1, subject: 'Re: Hello', text: `We asked ${email}.` }))
  return { first, second, others }
}

test('everything held about an address is shown in one place', async () => {
  const { first, second, others } = await leaveTraces()
  const held = await answered(ruth.client.shopper({ email: ` ${email.toUpperCase()} ` }))
  expect(held.email).toBe(email)
  expect(held.enquiries.map(({ uuid }) => uuid)).toEqual([first, second])
  expect(held.enquiries[0]?.events.map(({ kind }) => kind)).toEqual(['status', 'assignee', 'reply'])
  expect(held.enquiries[0]?.mails.map(({ kind }) => kind)).toEqual(['enquiry', 'enquiry-receipt', 'enquiry-reply'])
  expect(held.enquiries[1]?.events).toMatchObject([{ kind: 'note', text: `Scarlett, ${email}` }])
  expect(held.mentions).toEqual([{ kind: 'enquiry', uuid: others, name: 'Jane Smith' }])
  const nobody = await answered(ruth.client.shopper({ email: 'nobody@example.com' }))
  expect(nobody).toMatchObject({ enquiries: [], mentions: [] })
})

test('an erased address leaves no trace in any table, and no other enquiry is lost', async () => {
  const { first, others } = await leaveTraces()
  const before = await findTraces(email)
  expect(before).toEqual(
    expect.arrayContaining([
      'enquiries.email',
      'enquiry_events.text',
      'outbox.body',
      'outbox.to_address',
      'rate_limits.key',
    ]),
  )
  expect(await answered(sam.client.eraseShopper({ email }))).toEqual({
    enquiries: 2,
    visits: 0,
    events: 4,
    mails: 5,
    mentions: 1,
  })
  expect(await findTraces(email)).toEqual([])
  expect(await findTraces('Scarlett')).toEqual([])
  expect(await statusOf(ruth.client.enquiry({ uuid: first }))).toBe(404)
  const kept = await showEnquiry(ruth.client, others)
  expect(kept).toMatchObject({ name: 'Jane Smith', email: 'rhett@example.com', status: 'replied' })
  expect(kept.timeline.find(({ kind }) => kind === 'note')?.text).toBe('Wife: [erased]')
  const rows = await db.select().from(audit).where(eq(audit.action, 'erase'))
  expect(rows).toMatchObject([{ staffName: 'Sam', after: { enquiries: expect.arrayContaining([first]), mails: 5 } }])
  expect(await statusOf(sam.client.eraseShopper({ email }))).toBe(404)
})

test('an erased address is in no file of a mail, whether that was never sent or sent later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'showroom-erased-'))
  const { others } = await leaveTraces()
  const { version } = await showEnquiry(sam.client, others)
  await answered(sam.client.sendReply({ uuid: others, version, subject: 'Re: Hello', text: 'Is that all?' }))
  const readReplies = async () =>
    (await showEnquiry(sam.client, others)).timeline.filter(({ kind }) => kind === 'reply').map(({ mail }) => mail?.id)
  const replies = await readReplies()
  await db.update(outbox).set({ status: 'kept' })
  for (const mail of await db.select().from(outbox))
    await writeFile(join(folder, nameMailFile(mail.messageId)), `${mail.toAddress} ${mail.body}`)
  await db.update(outbox).set({ status: 'sent' }).where(eq(outbox.kind, 'enquiry-receipt'))
  await answered(sam.client.eraseShopper({ email }))
  await sweepMailFolder(db, folder)
  const left = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  expect(left.filter((text) => text.toLowerCase().includes(email))).toEqual([])
  const { timeline } = await showEnquiry(sam.client, others)
  expect(timeline.find(({ kind }) => kind === 'reply')).toMatchObject({ mail: { state: 'kept' } })
  expect(await readReplies()).toEqual(replies)
  await rm(folder, { recursive: true })
})

test('an address inside a longer one does not match', async () => {
  const uuid = await ask(db, { email: 'joann@example.com', description: 'ann@example.com.au, joann@example.com' })
  await ask(db, { email: 'ann@example.com' })
  await answered(sam.client.eraseShopper({ email: 'ann@example.com' }))
  expect(await showEnquiry(sam.client, uuid)).toMatchObject({ description: 'ann@example.com.au, joann@example.com' })
})

test('a phone number finds enquiries entered by hand, in any spelling of the number', async () => {
  const entry = { cameBy: 'phone', name: 'Ada', email: '', productUuid: null } as const
  const enter = (phone: string, description = 'Is the sofa there?') =>
    answered(sam.client.enterEnquiry({ ...entry, phone, description }))
  const written = ['01572 123 456', '+44 1572 123456', '+44 (0)1572-123-456', '0044 1572 123456', '(01572) 123456']
  const uuids: string[] = []
  for (const phone of written) uuids.push((await enter(phone)).uuid)
  const other = await enter('01572 123 4567')
  const mention = await enter('01999 999 999', 'My mother is on +44 1572 123 456, or 01572 123 4567.')
  for (const phone of written) {
    const held = await answered(sam.client.shopper({ phone }))
    expect(held).toMatchObject({ email: '', phone, mentions: [{ uuid: mention.uuid }] })
    expect(held.enquiries.map(({ uuid }) => uuid)).toEqual(uuids)
  }
  const mailed = await ask(db, { email })
  const both = await answered(sam.client.shopper({ email, phone: '01572123456' }))
  expect(both.enquiries.map(({ uuid }) => uuid)).toEqual([...uuids, mailed])

  expect(await answered(sam.client.eraseShopper({ phone: '01572 123456' }))).toMatchObject({
    enquiries: 5,
    mentions: 1,
  })
  expect((await answered(sam.client.shopper({ phone: '01572 123456' }))).enquiries).toEqual([])
  const text = 'My mother is on [erased], or 01572 123 4567.'
  expect((await showEnquiry(sam.client, mention.uuid)).description).toBe(text)
  expect((await showEnquiry(sam.client, other.uuid)).phone).toBe('01572 123 4567')
  expect(await showEnquiry(sam.client, mailed)).toMatchObject({ email })
})

test('a number without its area code finds no number that ends or begins with it', async () => {
  const entry = { cameBy: 'phone', name: 'Ada', email: '', productUuid: null } as const
  const enter = (phone: string, description = 'Is the sofa there?') =>
    answered(sam.client.enterEnquiry({ ...entry, phone, description }))
  const theirs = [
    '722345',
    '722 345',
    '0722345',
    '722345 07911 123456',
    '722345, 07911 123456',
    '07911 123456 / 722345',
  ]
  const others = ['07911 722345', '07911722345', '+44 7911 722 345', '07911/722345', '01572 123456 07911 722345']
  const longer = ['722345 99', '020 44 722345', '07911 0722345']
  const wanted: string[] = []
  for (const phone of theirs) wanted.push((await enter(phone)).uuid)
  for (const phone of [...others, ...longer]) await enter(phone)
  const mention = await enter('01999 999 999', 'Ring 722345 and not 07911 722345.')
  const held = await answered(sam.client.shopper({ phone: '722345' }))
  expect(held.enquiries.map(({ uuid }) => uuid)).toEqual(wanted)
  expect(held.mentions).toMatchObject([{ uuid: mention.uuid }])
  await answered(sam.client.eraseShopper({ phone: '722345' }))
  expect((await showEnquiry(sam.client, mention.uuid)).description).toBe('Ring [erased] and not 07911 722345.')
  const whole = await answered(sam.client.shopper({ phone: '07911 722345' }))
  expect(whole.enquiries.map(({ phone }) => phone)).toEqual(others)
})

test('a search or an erasure without an address or a whole number is refused', async () => {
  expect(await sam.client.shopper({})).toMatchObject({
    status: 400,
    problem: { fields: { email: expect.any(String) } },
  })
  for (const phone of ['00000', '+44', '1234', 'call me'])
    expect(await sam.client.eraseShopper({ phone })).toMatchObject({
      status: 400,
      problem: { fields: { phone: expect.any(String) } },
    })
  expect(await statusOf(sam.client.shopper({ email: 'nobody' }))).toBe(400)
})
