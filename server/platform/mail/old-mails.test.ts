import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { outbox } from '../tables.ts'
import { nameMailFile } from './folder.ts'
import { recordOldMails } from './old-mails.ts'
import { queueMails } from './queue.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const folder = await mkdtemp(join(tmpdir(), 'showroom-old-mails-'))
afterAll(() => rm(folder, { recursive: true }))
const migration = await readFile('db/migrations/0015_mails_kept_as_files.sql', 'utf8')

const mail = {
  kind: 'test',
  aboutUuid: null,
  fromName: '',
  toAddress: 'a@b.example',
  replyTo: null,
  body: '',
  html: null,
}

/** A shop of an older version: both mails are marked as sent, and one has its file. */
beforeEach(async () => {
  await db.delete(outbox)
  const subjects = ['file', 'no file', 'waiting']
  const ids = await queueMails(
    db,
    'shop.example',
    subjects.map((subject) => ({ ...mail, subject })),
  )
  await db.update(outbox).set({ status: 'sent' }).where(sql`${outbox.subject} <> 'waiting'`)
  await writeFile(join(folder, nameMailFile(ids[0] ?? '')), '')
  await db.execute(sql.raw(migration))
})

const statuses = async () =>
  Object.fromEntries((await db.select().from(outbox)).map(({ subject, status }) => [subject, status]))

test('old mails without SMTP count as kept where their file exists; the others stay unknown', async () => {
  await recordOldMails(db, { canSend: async () => false, folder })
  expect(await statuses()).toEqual({ file: 'kept', 'no file': 'unknown', waiting: 'queued' })
})

test('old mails with SMTP count as sent where no file exists', async () => {
  await recordOldMails(db, { canSend: async () => true, folder })
  expect(await statuses()).toEqual({ file: 'kept', 'no file': 'sent', waiting: 'queued' })
})

test('a shop that never wrote a mail to a file has no folder', async () => {
  await recordOldMails(db, { canSend: async () => true, folder: join(folder, 'nowhere') })
  expect(await statuses()).toEqual({ file: 'sent', 'no file': 'sent', waiting: 'queued' })
})
