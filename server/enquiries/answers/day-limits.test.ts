import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openMailbox, writeMail } from '../../../tests/support/mail/arriving-mails.ts'
import { answered } from '../../../tests/support/shop-window.ts'
import { enquiryAttachments, enquiryEvents } from '../tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
const { client, arrive, ask, close } = await openMailbox(db)
afterAll(close)

const megabyte = 1024 * 1024

const writeWithFiles = (messageId: string, count = 1) =>
  writeMail(
    [`In-Reply-To: ${messageId}`, 'MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=x'],
    [
      '--x\nContent-Type: text/plain\n\nMy room.\n',
      ...Array.from(
        { length: count },
        (_, place) => `--x\nContent-Disposition: attachment; filename="room-${place + 1}.txt"\n\nThree metres\n`,
      ),
      '--x--\n',
    ].join(''),
  )

const listAnswers = async (uuid: string) =>
  (await answered(client.enquiry({ uuid }))).timeline.filter(({ kind }) => kind === 'answer')

const listFiles = async (uuid: string) =>
  ((await listAnswers(uuid)).at(-1)?.answer?.attachments ?? []).map(({ fileName, refusal }) => [fileName, refusal])

/** Receives a mail with a file of this size. */
async function bringFile(enquiryUuid: string, bytes: number) {
  const [event] = await db.insert(enquiryEvents).values({ enquiryUuid, kind: 'answer', staffName: 'Jane' }).returning()
  const file = { fileName: 'large.jpg', type: 'image/jpeg', bytes, content: Buffer.from('x') }
  await db.insert(enquiryAttachments).values({ ...file, eventId: event?.id ?? 0 })
}

const makeOlder = () => db.update(enquiryEvents).set({ createdAt: sql`now() - interval '25 hours'` })

test('an enquiry stores 100 MB of files a day, and a further file is named with the reason', async () => {
  const { uuid, messageId } = await ask()
  await bringFile(uuid, 100 * megabyte - 5)
  await arrive(writeWithFiles(messageId))
  expect(await listFiles(uuid)).toEqual([
    ['room-1.txt', 'The files of this enquiry had more than 100 MB within a day.'],
  ])
  await makeOlder()
  await arrive(writeWithFiles(messageId))
  expect(await listFiles(uuid)).toEqual([['room-1.txt', null]])
})

test('all enquiries together store 500 MB of files a day', async () => {
  await makeOlder()
  for (let count = 0; count < 5; count++) await bringFile((await ask(`${count}@example.com`)).uuid, 100 * megabyte - 1)
  const { uuid, messageId } = await ask()
  await arrive(writeWithFiles(messageId))
  expect(await listFiles(uuid)).toEqual([
    ['room-1.txt', 'The files of all enquiries had more than 500 MB within a day.'],
  ])
  await makeOlder()
})

test('the files of an email beyond twenty are listed as one', async () => {
  const { uuid, messageId } = await ask()
  await arrive(writeWithFiles(messageId, 23))
  const files = await listFiles(uuid)
  expect(files.slice(19)).toEqual([
    ['room-20.txt', null],
    ['The rest of its 23 files', '20 files of an email are kept at most.'],
  ])
})

test('the timeline says once a day that further emails about an enquiry are in the mailbox', async () => {
  const { uuid, messageId } = await ask()
  const send = async (count: number) => {
    for (let sent = 0; sent < count; sent++) await arrive(writeMail([`In-Reply-To: ${messageId}`]))
    return (await listAnswers(uuid)).map(({ text }) => text)
  }
  const fifty = Array.from({ length: 50 }, () => 'Yes, please.')
  const notice = expect.stringMatching(/^More than 50 emails .* Please read them in the mailbox\.$/)
  expect(await send(50)).toEqual(fifty)
  expect(await send(3)).toEqual([...fifty, notice])
  const isOfIt = eq(enquiryEvents.enquiryUuid, uuid)
  const [first] = await db.select().from(enquiryEvents).where(isOfIt).orderBy(enquiryEvents.id).limit(1)
  await db
    .update(enquiryEvents)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(enquiryEvents.id, first?.id ?? 0))
  expect(await send(3)).toEqual([...fifty, notice, 'Yes, please.'])
})
