import { Hono } from 'hono'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox } from '../../tests/support/enquiries.ts'
import { answered } from '../../tests/support/shop-window.ts'
import { addColleague, ask, askAgain } from '../../tests/support/staff/enquiry-staff.ts'
import type { Bindings } from '../serve.ts'
import { downloadRoutes } from './downloads.ts'
import { enquiryAttachments, enquiryEvents } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const sam = await addColleague(db, 'Sam')
const app = new Hono<Bindings>()
downloadRoutes(app, { db, requireStaff: async () => ({ member: sam }) })
const readFile = async (email: string) => {
  const answer = await app.request(`/api/staff/shopper.json?email=${email}`)
  return { headers: answer.headers, held: await answer.json() }
}

async function answer(enquiryUuid: string, fromAddress: string, text: string) {
  const [event] = await db
    .insert(enquiryEvents)
    .values({ enquiryUuid, kind: 'answer', staffName: 'Jane', text, fromAddress })
    .returning()
  const file = { fileName: 'plan.txt', type: 'text/plain', bytes: 12, content: Buffer.from('Three metres') }
  await db.insert(enquiryAttachments).values({ ...file, eventId: event?.id ?? 0 })
}
const plan = { fileName: 'plan.txt', type: 'text/plain', bytes: 12 }

test('a person’s file contains their own data only, and none of the shop’s internal columns', async () => {
  const own = await ask(db, { email: 'jane@example.com', description: 'Is it blue?' })
  await answered(sam.client.assignEnquiry({ uuid: own, version: 1, assignee: sam.id }))
  await answer(own, 'jane@example.com', 'And is it soft?')
  const others = await askAgain(db, { name: 'Rhett Butler', email: 'rhett@example.com', description: 'For my wife.' })
  await answer(others, 'jane@example.com', 'I am the wife.')
  await answer(others, 'rhett@example.com', 'My own words.')
  const { headers, held } = await readFile('jane@example.com')
  expect(headers.get('content-disposition')).toContain('what-we-hold-about-you.json')
  expect(Object.keys(held)).toEqual(['email', 'phone', 'enquiries', 'visits', 'answers'])
  expect(JSON.stringify(held)).not.toMatch(/Rhett|For my|My own words/)
  const [enquiry] = held.enquiries
  expect(Object.keys(enquiry).sort()).toEqual([
    ...['assignee', 'cameBy', 'createdAt', 'department', 'description', 'email', 'events', 'items', 'mails', 'name'],
    ...['phone', 'product', 'status', 'uuid'],
  ])
  const keys = ['after', 'at', 'attachments', 'before', 'by', 'kind', 'subject', 'text']
  for (const event of enquiry.events) expect(Object.keys(event).sort()).toEqual(keys)
  expect(enquiry.events.at(-1)).toMatchObject({ text: 'And is it soft?', attachments: [plan] })
  expect(held.answers).toMatchObject([{ text: 'I am the wife.', attachments: [plan] }])
})
