import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { answered, statusOf } from '../../tests/support/shop-window.ts'
import { openStaffClient } from '../../tests/support/staff/staff-client.ts'
import { staffIn } from '../../tests/support/staff/staff-edits.ts'
import { products } from '../catalogue/tables.ts'
import { files } from '../media/tables.ts'

const database = await createTestDatabase()
afterAll(database.drop)
const { db } = database
const client = openStaffClient({ db })
const { makePublished } = staffIn(db)

let letters = 0
async function putFile(fileName: string): Promise<string> {
  const hash = (letters++).toString(16).repeat(64)
  await db.insert(files).values({ hash, fileName, type: 'application/pdf', bytes: 5 })
  return hash
}

test.each([
  ['Oak care', 'Oak care.pdf'],
  ['Oak care.pdf', 'Oak care.pdf'],
  ['Oak care.PDF', 'Oak care.pdf'],
  ['Oak care.exe', 'Oak care.exe.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['.pdf', 'file.pdf'],
])('a file named %j becomes %j, with the extension of its content', async (given, kept) => {
  const hash = await putFile('care.pdf')
  expect(await answered(client.saveFile({ hash, version: 1, edit: { fileName: given } }))).toMatchObject({
    fileName: kept,
    version: 2,
    url: `/media/files/${hash}/${encodeURIComponent(kept)}`,
  })
})

test('renaming a file invalidates the products that offer it, and no others', async () => {
  const hash = await putFile('care.pdf')
  const offering = await makePublished({ name: 'Offering', files: [{ uuid: null, fileHash: hash, name: 'Care' }] })
  const other = await makePublished({ name: 'Other' })
  const read = async (uuid: string) => (await db.select().from(products).where(eq(products.uuid, uuid)))[0]?.changedIn
  const before = [await read(offering), await read(other)]
  await answered(client.saveFile({ hash, version: 1, edit: { fileName: 'Oak' } }))
  expect(await read(offering)).toBeGreaterThan(before[0] ?? 0)
  expect(await read(other)).toBe(before[1])
})

test('a file’s name is not overwritten unseen, and never empty', async () => {
  const hash = await putFile('care.pdf')
  await answered(client.saveFile({ hash, version: 1, edit: { fileName: 'Oak' } }))
  expect(await statusOf(client.saveFile({ hash, version: 1, edit: { fileName: 'Ash' } }))).toBe(409)
  expect(await statusOf(client.saveFile({ hash, version: 2, edit: { fileName: ' ' } }))).toBe(400)
  expect(await statusOf(client.saveFile({ hash: 'f'.repeat(64), version: 1, edit: { fileName: 'Ash' } }))).toBe(404)
  expect(await answered(client.file({ hash }))).toMatchObject({ version: 2, edit: { fileName: 'Oak.pdf' } })
})
