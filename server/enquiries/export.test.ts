import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, ask, askAgain, stockSofa } from '../../tests/support/staff/enquiry-staff.ts'
import { readSheet } from '../catalogue/sheets/read-sheet.ts'
import { outbox } from '../platform/tables.ts'
import type { Bindings } from '../serve.ts'
import { downloadRoutes } from './downloads.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const sam = await addColleague(db, 'Sam')

const app = new Hono<Bindings>()
downloadRoutes(app, { db, requireStaff: async () => ({ member: sam }) })
const download = async (path: string) => {
  const answer = await app.request(path)
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('the filtered list is exported as a file whose cells never run in a spreadsheet', async () => {
  const { variantUuid } = await stockSofa(db)
  await ask(db, { name: '=HYPERLINK("http://evil.example")', description: '@SUM(1)\n"quoted", and more', variantUuid })
  const { headers, bytes } = await download('/api/staff/enquiries.csv')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"')
  const text = bytes.toString('utf8')
  expect(text).toContain('\r\n')
  expect(text).toContain(
    `"'=HYPERLINK(""http://evil.example"")",jane@example.com,General Inquiry,"Osterley Sofa, Sage"`,
  )
  expect(text).toContain(`"£1,299","'@SUM(1)\n""quoted"", and more",new,`)
})

test('a shortlist and its notes have columns of their own', async () => {
  const { variantUuid } = await stockSofa(db)
  const items = [{ variantUuid, quantity: 2, note: '=Will it fit?' }]
  await ask(db, { name: 'With a list', items })
  await askAgain(db, { name: 'Without' })
  const { bytes } = await download('/api/staff/enquiries.csv?status=all')
  const { headers, rows } = await readSheet(bytes, 'enquiries.csv')
  const cellsOf = (label: string) => rows.map(({ cells }) => cells[headers.indexOf(label)])
  expect(cellsOf('Name')).toEqual(['Without', 'With a list'])
  expect(cellsOf('Shortlist')).toEqual(['', '2 × Osterley Sofa, Sage (£1,299)'])
  expect(cellsOf('Notes on the shortlist')).toEqual(['', 'Osterley Sofa, Sage: =Will it fit?'])
})

test('a reply that was only written to a file does not count as the first reply', async () => {
  const uuid = await ask(db)
  await answered(sam.client.sendReply({ uuid, version: 1, subject: 'Re: Hello', text: 'Yes.' }))
  const readFirstReply = async () => {
    const { headers, rows } = await readSheet((await download('/api/staff/enquiries.csv?status=all')).bytes, 'a.csv')
    return rows[0]?.cells[headers.indexOf('First reply')]
  }
  await db.update(outbox).set({ status: 'kept' })
  expect(await readFirstReply()).toBe('')
  await db.update(outbox).set({ status: 'sent' })
  expect(await readFirstReply()).toMatch(/^\d{4}-/)
})

test('a file contains the whole list, however long', async () => {
  await db.insert(enquiries).values(
    Array.from({ length: 1234 }, (_, n) => ({
      name: `N${n}`,
      email: 'a@b.example',
      department: n % 2 ? 'Beds' : 'Sofas',
      description: 'x',
    })),
  )
  const uuid = await ask(db, { name: 'Only one', description: 'Zebrano' })
  await answered(sam.client.moveEnquiry({ uuid, version: 1, status: 'won' }))
  const lines = async (query: string) =>
    (await download(`/api/staff/enquiries.csv?${query}`)).bytes.toString().split('\r\n')
  const all = await lines('status=all')
  expect(all).toHaveLength(1 + 1235 + 1)
  expect(new Set(all.map((line) => line.split(',')[1])).size).toBe(1 + 1235 + 1)
  expect(await lines('department=Beds')).toHaveLength(1 + 617 + 1)
  expect((await lines('status=won&q=zebrano'))[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,Only one,.*,won,,,\d{4}-/)
})
