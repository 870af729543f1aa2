import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { failed } from '../contract/errors.ts'
import { readInput } from '../contract/read-input.ts'
import { staffCalls } from '../contract/staff/calls.ts'
import { createTestDatabase } from '../tests/support/database/database.ts'
import { listVersionedKinds } from '../tests/support/inputs/versioned-kinds.ts'
import { answered } from '../tests/support/shop-window.ts'
import { addColleague, ask } from '../tests/support/staff/enquiry-staff.ts'
import { nowhere } from '../tests/support/staff/staff-edits.ts'

const database = await createTestDatabase()
const { db } = database
afterAll(database.drop)
const { client } = await addColleague(db, 'Ruth', 'owner')

type Name = keyof typeof staffCalls
const send = (name: Name, input: object) => (client[name] as (input: object) => Promise<unknown>)(input)

/** One record of each kind that has a form. */
const records = await Promise.all(listVersionedKinds(client, db).map(({ make }) => make()))
const formOf = new Map<Name, object>()
for (const { calls, read } of records) for (const name of calls) formOf.set(name, await read())

const idOf = (name: Name) => records.find(({ calls }) => calls.includes(name))?.id
const product = String(idOf('product'))
const [variant] = (await answered(client.product({ uuid: product }))).edit.variants
const [ofVariant, ofEnquiry] = [String(variant?.uuid), await ask(db)]

/** The uuids that calls below these paths accept. */
const accepted: Record<string, string> = {
  products: product,
  visits: product,
  variants: ofVariant,
  tickets: ofVariant,
  enquiries: ofEnquiry,
}

/** The input of a call beside the id and the form. */
const further: Partial<Record<Name, object>> = {
  changeRole: { role: 'editor' },
  saveSupplierListSecret: { secret: 'oak' },
  mergeValues: { from: 1, into: 2 },
  orderSubCategories: { order: [] },
  savePrices: { variants: [] },
  recordDisplay: { onDisplay: false, displayPlaceUuid: null },
  recordStock: { stockState: null, orderWeeks: null },
  recordSold: { isSold: true, onDisplay: false, displayPlaceUuid: null, stockState: null, orderWeeks: null },
  arrangeImport: { part: null, headingLine: null },
  importSamples: { matching: [], recipes: [] },
  checkImport: { supplier: '', matching: [], makeNew: false },
  applyImport: { leaveWrong: true },
  markEnquiry: { unread: true },
  moveEnquiry: { status: 'won' },
  assignEnquiry: { assignee: null },
  addNote: { text: 'She called.' },
  removeNote: { noteId: '1' },
  previewReply: { subject: 'Oak', text: 'Yes.' },
  sendReply: { subject: 'Oak', text: 'Yes.' },
  retryMail: { mailId: 1 },
  resendBookingMail: { mailId: 1 },
  saveBookingContact: { name: 'Jane', email: '', phone: '', note: '' },
  moveBooking: { startsAt: '2030-01-02T10:00:00Z', anyway: true },
  markBooking: { status: 'arrived' },
}

/** Calls that list what refers to a record, or leave a state that is already there: of nothing, there is nothing. */
const ofNothing: Name[] = [
  ...(['brandUses', 'categoryUses', 'subCategoryUses', 'rangeUses', 'rangeProducts', 'propertyUses'] as const),
  ...(['valueUses', 'propertyValueUses', 'priceHistory', 'showroomChecks', 'productViews'] as const),
  ...(['startReply', 'dropTicket', 'orderSubCategories'] as const),
]
/** It asks for the password first. */
const others: Name[] = ['removePasskey']

const keyOf = (name: Name) => /:(\w+)/.exec(staffCalls[name].path)?.[1] ?? ''
const isByKind = (name: Name) => /:(kind|key)$|:(kind|key)\//.test(staffCalls[name].path)
const named = (Object.keys(staffCalls) as Name[]).filter(
  (name) => keyOf(name) !== '' && !isByKind(name) && !others.includes(name),
)

const inputOf = (name: Name) => ({ version: 1, ...formOf.get(name), ...further[name] })

function listWrongIds(name: Name): (string | number | undefined)[] {
  if (/page/i.test(name)) return ['nothing']
  if (keyOf(name) === 'hash') return [idOf(/file/i.test(name) ? 'picture' : 'file')]
  if (keyOf(name) === 'id') return [999_999]
  const own = accepted[staffCalls[name].path.split('/')[3] ?? '']
  return [nowhere, product, ofVariant, ofEnquiry].filter((uuid) => uuid !== own)
}

const readShop = () => db.execute(sql`select database_to_xml(false, false, '')::text as shop`)
const before = await readShop()

const inPlainWords = /^There is no such ([a-z ’]+|pop-up|sign-in|sub-category)\.$/
const notFound = { status: 404, problem: { reason: expect.stringMatching(inPlainWords) } }

test.each(named)('%s finds nothing by the id of another kind of record', async (name) => {
  for (const id of listWrongIds(name)) {
    const answer = await send(name, { ...inputOf(name), [keyOf(name)]: id })
    if (ofNothing.includes(name)) expect(failed(answer), `${name} ${id}`).toBe(false)
    else expect(answer, `${name} ${id}`).toMatchObject(notFound)
  }
})

test('ids of other kinds of record change nothing', async () => {
  expect(await readShop()).toEqual(before)
})

test('a uuid in capitals is the same uuid to every call', () => {
  for (const name of named.filter((name) => keyOf(name) === 'uuid')) {
    const { data } = readInput(staffCalls[name].input, { ...inputOf(name), uuid: product.toUpperCase() })
    expect(data, name).toMatchObject({ uuid: product })
  }
})
