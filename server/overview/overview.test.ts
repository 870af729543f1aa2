import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addCategory, addPicture, addProduct, addSubCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { daysAgo } from '../../tests/support/days-ago.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { products } from '../catalogue/tables.ts'
import { enquiries } from '../enquiries/tables.ts'
import { mailboxPolls, mailServers } from '../mail/tables.ts'
import { pictures } from '../media/tables.ts'
import { noteBackup } from '../platform/backup/made-backups.ts'
import { openSecretBox } from '../platform/secret-box.ts'
import { backups, outbox, tasks } from '../platform/tables.ts'
import { shopLook } from '../site/tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const overview = () => answered(client.overview())
const readCatalogue = async () => {
  const { catalogue } = await overview()
  if (!catalogue) throw new Error('The overview of the owner has no catalogue.')
  return catalogue
}

beforeEach(async () => {
  for (const table of [enquiries, outbox, tasks, backups, products]) await db.delete(table)
})

const aDay = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * aDay)

const ask = (days: number, status: (typeof enquiries.$inferInsert)['status'] = 'new') =>
  db.insert(enquiries).values({
    name: 'Ada',
    email: 'ada@example.com',
    department: 'General',
    description: 'How wide is it?',
    status,
    createdAt: daysAgo(days),
  })

test('open enquiries are counted by age as the inbox filters them', async () => {
  for (const days of [0, 1, 2, 3, 7, 8, 400]) await ask(days)
  await ask(2, 'replied')
  for (const status of ['won', 'lost', 'spam'] as const) await ask(2, status)
  const { enquiries: shown } = await overview()
  expect(shown).toEqual([
    { age: 'over-7-days', open: 2, unanswered: 2 },
    { age: '3-7-days', open: 2, unanswered: 2 },
    { age: '1-2-days', open: 3, unanswered: 2 },
    { age: 'today', open: 1, unanswered: 1 },
  ])
  for (const { age, open } of shown ?? []) {
    const inbox = await answered(client.enquiries({ period: age }))
    expect([age, inbox.total]).toEqual([age, open])
  }
})

test('visible gaps are counted as the linked lists count them', async () => {
  const sofas = await addSubCategory(db, (await addCategory(db, 'Living')).id, 'Sofas')
  const whole = { subCategoryUuid: sofas.uuid, pictures: ['front'] }
  const measured = { pricePence: 100, widthCm: 80 }
  await addProduct(db, { ...whole, name: 'Whole', variants: [measured] })
  await addProduct(db, { ...whole, name: 'Bare', pictures: [], variants: [measured] })
  await addProduct(db, { ...whole, name: 'Half priced', variants: [measured, { pricePence: 0, widthCm: 80 }] })
  await addProduct(db, { ...whole, name: 'Nowhere', subCategoryUuid: null, variants: [{ pricePence: 100 }] })
  await addProduct(db, { name: 'A draft lacks all of it', status: 'draft', variants: [{ pricePence: 0 }] })
  await db.update(pictures).set({ alt: '' })
  await addPicture(db, 'with words')
  const logoHash = await addPicture(db, 'the name of the shop')
  await db.update(pictures).set({ alt: '' }).where(eq(pictures.hash, logoHash))
  await db.update(shopLook).set({ logoHash })
  const { published, gaps } = await readCatalogue()
  expect(published).toBe(4)
  expect(gaps).toEqual([
    { gap: 'no-picture', count: 1 },
    { gap: 'no-alt', count: 1 },
    { gap: 'variant-no-price', count: 1 },
    { gap: 'no-dimensions', count: 1 },
    { gap: 'no-place', count: 1 },
  ])
  for (const { gap, count } of gaps) {
    const { total } =
      gap === 'no-alt'
        ? await answered(client.pictures({ show: 'no-alt' }))
        : await answered(client.products({ status: 'published', only: gap }))
    expect([gap, total]).toEqual([gap, count])
  }
})

test('current and coming offers of the next week are listed by their dates', async () => {
  const sale = (start: number | null, end: number | null) => ({
    pricePence: 200,
    salePricePence: 100,
    onSale: true,
    saleStartsAt: start === null ? null : inDays(start),
    saleEndsAt: end === null ? null : inDays(end),
  })
  await addProduct(db, { name: 'Ends on the sixth', variants: [sale(null, 6), sale(null, 20)] })
  await addProduct(db, { name: 'Ends tomorrow', variants: [sale(-3, 1), sale(-3, 2)] })
  await addProduct(db, { name: 'Ends later', variants: [sale(null, 8)] })
  await addProduct(db, { name: 'Has ended', variants: [sale(null, -1)] })
  await addProduct(db, { name: 'Begins', variants: [sale(3, 5)] })
  await addProduct(db, { name: 'Draft', status: 'draft', variants: [sale(null, 1), sale(3, null)] })
  const { ending, coming } = await readCatalogue()
  expect(ending).toMatchObject({ count: 2, first: [{ name: 'Ends tomorrow' }, { name: 'Ends on the sixth' }] })
  expect(coming).toMatchObject({ count: 1, first: [{ name: 'Begins' }] })
})

test('the overview shows the state of mail, backups and background work', async () => {
  expect(await overview()).toMatchObject({
    work: { running: 0, failed: 0 },
    upkeep: {
      mail: { waiting: 0, failed: 0, failedAbout: null, failedKind: null, lastSentAt: null },
      lastBackupAt: null,
    },
  })
  const aboutUuid = '5f0c7a3e-7a10-4c52-9d3f-0a54a9f3f1aa'
  const mail = { kind: 'reply', toAddress: 'a@example.com', subject: 'Hello', body: 'Hello' }
  const sentAt = inDays(-1)
  await db.insert(outbox).values([
    { ...mail, messageId: '1' },
    { ...mail, messageId: '2', status: 'sent', sentAt },
    { ...mail, messageId: '3', status: 'failed', aboutUuid },
    { ...mail, messageId: '4', status: 'failed', createdAt: inDays(-15) },
    { ...mail, messageId: '5', status: 'kept', sentAt: inDays(0) },
    { ...mail, messageId: '6', lastError: '535 Wrong password' },
  ])
  const task = { kind: 'bulk', title: 'Prices', input: {}, staffName: 'Ruth' }
  await db.insert(tasks).values([
    { ...task, state: 'running' },
    { ...task, state: 'failed' },
    { ...task, state: 'failed', createdAt: inDays(-8) },
  ])
  await noteBackup(db, inDays(-9))
  await noteBackup(db, sentAt)
  expect(await overview()).toMatchObject({
    work: { running: 1, failed: 1 },
    upkeep: {
      mail: {
        leaves: true,
        waiting: 2,
        delayed: 1,
        delayedReason: '535 Wrong password',
        kept: 1,
        failed: 1,
        failedAbout: aboutUuid,
        failedKind: 'enquiry',
        lastSentAt: sentAt.toISOString(),
      },
      lastBackupAt: sentAt.toISOString(),
    },
  })
})

test('a mailbox that has not been read for half an hour is reported with its reason', async () => {
  const box = openSecretBox('a secret of thirty-two characters or more')
  const readFailure = async () => (await overview()).upkeep?.mail.repliesFailure
  const poll = (checkedAt: Date | null, lastError: string | null) =>
    db.update(mailboxPolls).set({ checkedAt, lastError })
  await poll(null, 'The server did not answer in time.')
  expect(await readFailure()).toBeNull()
  const replies = eq(mailServers.use, 'replies')
  const password = box.seal('a password', 'password for mail replies')
  await db.update(mailServers).set({ host: 'imap.shop.example', userName: 'shop', password }).where(replies)
  expect(await readFailure()).toBe('The server did not answer in time.')
  await poll(minutesAgo(10), 'The server did not answer in time.')
  expect(await readFailure()).toBeNull()
  await poll(minutesAgo(40), 'The server did not answer in time.')
  expect(await readFailure()).toBe('The server did not answer in time.')
  await poll(minutesAgo(40), null)
  expect(await readFailure()).toBeNull()
  const foreign = openSecretBox('another secret of thirty-two letters').seal('a password', 'password for mail replies')
  await db.update(mailServers).set({ password: foreign }).where(replies)
  expect(await readFailure()).toBe('The stored password cannot be read any more.')
})

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('the overview shows each role its own work alone', async () => {
  const shown = async (role: 'owner' | 'editor' | 'sales') =>
    Object.entries(await answered(openStaffClient({ db }, role).overview()))
      .filter(([, part]) => part !== null)
      .map(([name]) => name)
  expect(await shown('sales')).toEqual(['expected', 'enquiries', 'wrongTickets', 'uncheckedPieces'])
  expect(await shown('editor')).toEqual([
    'firstSteps',
    'expected',
    'catalogue',
    'missed',
    'wrongTickets',
    'uncheckedPieces',
    'lists',
    'work',
  ])
  expect(await shown('owner')).toEqual([
    'firstSteps',
    'expected',
    'enquiries',
    'catalogue',
    'missed',
    'wrongTickets',
    'uncheckedPieces',
    'lists',
    'work',
    'upkeep',
  ])
})
