import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findMailProblems } from '../../contract/staff/mail-text-edits.ts'
import { mailText, mailTextKinds } from '../../contract/staff/mail-texts.ts'
import { addPicture } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox, fillIn, openContact, publicUrl } from '../../tests/support/enquiries.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { frameMail } from '../platform/mail/mailer.ts'
import { outbox } from '../platform/tables.ts'
import { audit, mailTextRows, shopLook, siteSettings } from '../site/tables.ts'
import { frameMailBody } from './mail-frame.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(async () => {
  await emptyInbox(db)
  await db.delete(mailTextRows)
})
const contact = openContact(db)
const client = openStaffClient({ db })

const kind = 'enquiry-receipt'
const readReceipt = async () => {
  const [receipt] = await db.select().from(outbox).where(eq(outbox.kind, kind))
  if (!receipt) throw new Error('There is no receipt.')
  return receipt
}

test.each(mailTextKinds)('the initial text of %s is valid', (kind) => {
  expect(findMailProblems(kind, mailText(kind))).toEqual({})
})

test('a mail contains the owner’s text, and what fills a gap is not filled again', async () => {
  const edit = { subject: 'We have your {about}', text: '{greeting}\n\nThanks from {shop name}: {about}.\n\n{message}' }
  await answered(client.saveMailText({ kind, version: 1, edit }))
  await contact(fillIn({ name: 'Jane {shop name}', description: 'Is {shop} a secret?' }))
  const { subject, body } = await readReceipt()
  expect(subject).toBe('We have your our shop')
  expect(body).toBe('Hello,\n\nThanks from Oak & Ash: our shop.\n\n> Is {shop} a secret?\n')
  expect((await answered(client.mailTexts())).filter(({ isOwn }) => isOwn)).toEqual([{ kind, isOwn: true }])
  const entries = await db.select().from(audit).where(eq(audit.entity, 'mail text'))
  expect(entries).toMatchObject([{ action: 'save', entityId: kind }])
})

test('two owners who change one text at once do not overwrite each other', async () => {
  const edit = { subject: 'One', text: 'Text' }
  await answered(client.saveMailText({ kind, version: 1, edit }))
  expect(await statusOf(client.saveMailText({ kind, version: 1, edit: { ...edit, subject: 'Two' } }))).toBe(409)
})

test.each([
  ['an unknown gap', kind, { subject: 'A', text: '{price}' }, 'text', 'does not know what to put for {price}'],
  [
    'a needed gap that is missing',
    'password-reset',
    { subject: 'A', text: 'Hello' },
    'text',
    'of no use without {link}',
  ],
  ['a block within a sentence', kind, { subject: 'A', text: 'At {shop} we' }, 'text', 'a paragraph of its own'],
  ['a stranger’s words in a subject', kind, { subject: '{message}', text: 'A' }, 'subject', 'cannot be in a subject'],
  ['no subject', kind, { subject: ' ', text: 'A' }, 'subject', 'A subject is needed.'],
] as const)('%s is refused at its field', async (_, kind, edit, field, reason) => {
  const answer = await client.saveMailText({ kind, version: 1, edit })
  expect(answer).toMatchObject({ problem: { fields: { [`edit.${field}`]: expect.stringContaining(reason) } } })
  expect(await db.select().from(mailTextRows)).toEqual([])
})

test('a mail is sent as a document with the shop’s logo, readable on dark screens, without foreign tags', async () => {
  const logoHash = await addPicture(db, 'logo')
  await db.update(siteSettings).set({ shopName: 'Oak <b> & Ash' })
  await db.update(shopLook).set({ logoHash })
  const html = await frameMailBody(db, { subject: '<script>', html: '<p>Hello</p>' }, publicUrl)
  expect(html).toContain(
    `<img src="${publicUrl}/media/${logoHash}-640.webp" alt="Oak &lt;b&gt; &amp; Ash" width="59" height="44"`,
  )
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('<title>&lt;script&gt;</title>')
  await db.update(shopLook).set({ logoHash: null })
  const named = await frameMailBody(db, { subject: 'A', html: '<p>Hello</p>' }, publicUrl)
  expect(named).not.toContain('<img')
  expect(named).toContain('>Oak &lt;b&gt; &amp; Ash</div>')
})

test('a mail that an earlier release queued as a whole document is not changed', async () => {
  const frame = async () => 'framed'
  const old = { subject: 'A', html: '<!doctype html><html><body>Old</body></html>' }
  expect(await frameMail(old, frame)).toEqual(old)
  expect(await frameMail({ subject: 'A', html: '<p>New</p>' }, frame)).toMatchObject({ html: 'framed' })
  expect(await frameMail({ subject: 'A', html: null }, frame)).toMatchObject({ html: null })
})

test.each(mailTextKinds)('the preview of %s has no open gap', async (kind) => {
  const preview = await answered(client.previewMailText({ kind, edit: mailText(kind) }))
  expect(JSON.stringify(preview)).not.toMatch(/\{[a-z][a-z ]*\}/)
  expect(preview.html).toContain('<!doctype html>')
})

test('a preview shows the shop’s own name and address, and samples as what the mail quotes and lists', async () => {
  const edit = { subject: 'From {shop name}', text: '{facts}\n\n{message}\n\n{shop}' }
  const { subject, text, html } = await answered(client.previewMailText({ kind, edit }))
  expect(subject).toBe('From Oak & Ash')
  expect(text).toMatch(
    /^Department: Sofas & Chairs\nProduct: Alder Sofa\n\n> Do you have it in oak\?\n\nOak & Ash\n1 Market/,
  )
  expect(html).toContain('<title>From Oak &amp; Ash</title>')
  expect(html).toContain('<blockquote')
  expect(html).toContain('<strong>Product:</strong> Alder Sofa<br>')
})
