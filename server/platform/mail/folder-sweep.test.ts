import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openLog } from '../log.ts'
import { outbox } from '../tables.ts'
import { nameMailFile, openFolderMailer } from './folder.ts'
import { sweepMailFolder } from './folder-sweep.ts'
import { queueMails } from './queue.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const folder = await mkdtemp(join(tmpdir(), 'showroom-sweep-'))
afterAll(() => rm(folder, { recursive: true }))

test('a mail’s file is deleted once the outbox has deleted the mail, and no other file', async () => {
  const deliver = openFolderMailer({ folder, log: openLog('silent') })
  const mail = {
    kind: 'test',
    aboutUuid: null,
    fromName: '',
    toAddress: 'a@b.example',
    replyTo: null,
    body: '',
    html: null,
  }
  await queueMails(db, 'shop.example', [
    { ...mail, subject: 'kept' },
    { ...mail, subject: 'forgotten' },
  ])
  const rows = await db.select().from(outbox)
  await Promise.all(rows.map(deliver))
  await writeFile(join(folder, 'my-own.eml'), '')
  const nameOf = (wanted: string) => rows.find(({ subject }) => subject === wanted)?.messageId.slice(1, 37)
  await writeFile(join(folder, `${nameOf('forgotten')}.eml.part`), 'What was written until the disk was full')
  await db.delete(outbox).where(eq(outbox.subject, 'forgotten'))
  await sweepMailFolder(db, folder)
  expect((await readdir(folder)).sort()).toEqual([`${nameOf('kept')}.eml`, 'my-own.eml'].sort())
  await expect(sweepMailFolder(db, join(folder, 'nowhere'))).resolves.toBeUndefined()
})

test('a mail’s file is deleted once the mail was sent or given up, and not while it waits', async () => {
  const statuses = ['queued', 'kept', 'unknown', 'sent', 'bounced', 'failed', 'replaced'] as const
  const mail = { kind: 'test', aboutUuid: null, fromName: '', toAddress: 'a@b.example', replyTo: null }
  const files = new Map<string, string>()
  for (const status of statuses) {
    const [messageId = ''] = await queueMails(db, 'shop.example', [{ ...mail, subject: status, body: '', html: null }])
    await db.update(outbox).set({ status }).where(eq(outbox.messageId, messageId))
    files.set(nameMailFile(messageId), status)
    await writeFile(join(folder, nameMailFile(messageId)), '')
  }
  await sweepMailFolder(db, folder)
  const left = (await readdir(folder)).flatMap((name) => files.get(name) ?? [])
  expect(left.sort()).toEqual(['kept', 'queued', 'unknown'])
})
