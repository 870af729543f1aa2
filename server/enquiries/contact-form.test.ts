import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { emptyInbox, fillIn, openContact, readProblem } from '../../tests/support/enquiries.ts'
import { Problem } from '../platform/problem.ts'
import { rateLimits } from '../platform/tables.ts'
import { enquiries } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)
beforeEach(() => emptyInbox(db))
const contact = openContact(db)

const wrong: [string, unknown][] = [
  ['name', undefined],
  ['name', null],
  ['name', ''],
  ['name', ' \n\t '],
  ['name', 5],
  ['name', ['Jane']],
  ['name', 'x'.repeat(121)],
  ['name', 'Jane\r\nBcc: victim@example.com'],
  ['name', 'Jane\u2028Smith'],
  ['name', 'Jane\u0000'],
  ['name', 'Jane\u001b[31m'],
  ['name', 'Jane \ud800'],
  ['email', undefined],
  ['email', null],
  ['email', 'jane'],
  ['email', 'jane@example'],
  ['email', 'jane@example.com, victim@example.com'],
  ['email', 'jane@example.com\r\nBcc: victim@example.com'],
  ['email', '<jane@example.com>'],
  ['email', 'jane\u0000@example.com'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['email', { address: 'jane@example.com' }],
  ['categoryId', -1],
  ['categoryId', 1.5],
  ['categoryId', 2 ** 31],
  ['categoryId', '9999999999'],
  ['categoryId', 'sofas'],
  ['categoryId', '0x0'],
  ['categoryId', '0e1'],
  ['categoryId', true],
  ['categoryId', [1]],
  ['categoryId', {}],
  ['description', undefined],
  ['description', ''],
  ['description', {}],
  ['description', 'x'.repeat(5001)],
  ['description', 'Hello\u0000'],
  ['description', 'Hello \udfff'],
  ['captchaValue', undefined],
  ['captchaValue', ''],
  ['captchaValue', 7],
  ['captchaValue', 'nul\u0000'],
  ['captchaValue', 'x'.repeat(20_001)],
  ['variantUuid', 7],
  ['variantUuid', {}],
]

const brief = (value: unknown) => `${JSON.stringify(value)}`.slice(0, 50)

test.each(wrong.map(([field, value]) => [field, brief(value), value] as const))(
  '%s may not be %s',
  async (field, _, value) => {
    const problem = await readProblem(contact(fillIn({ [field]: value })))
    expect(problem.status).toBe(400)
    expect(problem.body.fields).toEqual({ [field]: expect.stringMatching(/^[A-Z].*\.$/) })
    expect(problem.body.reason).toBe(problem.body.fields?.[field])
    expect(await db.$count(enquiries)).toBe(0)
  },
)

test('an empty form reports all its errors at once', async () => {
  const problem = await readProblem(contact({}))
  expect(Object.keys(problem.body.fields ?? {})).toEqual(['name', 'email', 'description', 'captchaValue'])
})

test.each([
  [{ name: '  Zoë O’Brien-Łukasz 王 👩‍🦰 ' }, { name: 'Zoë O’Brien-Łukasz 王 👩‍🦰' }],
  [{ email: ' Jane.O+home@Example.co.uk ' }, { email: 'Jane.O+home@Example.co.uk' }],
  [{ description: ' One\r\nTwo\n\tThree ' }, { description: 'One\nTwo\n\tThree' }],
  [{ description: '\'); drop table enquiries; --"\\' }, { description: '\'); drop table enquiries; --"\\' }],
  [{ description: '👋'.repeat(9) }, { description: '👋'.repeat(9) }],
  [{ categoryId: undefined }, { categoryId: 0 }],
  [{ categoryId: null }, { categoryId: 0 }],
  [{ categoryId: '' }, { categoryId: 0 }],
  [{ categoryId: '0' }, { categoryId: 0 }],
  [{ variantUuid: '' }, { variantUuid: null }],
  [{ variantUuid: 'not-a-variant\u0000' }, { variantUuid: null }],
])('%j is stored as %j', async (given, kept) => {
  expect(await contact(fillIn(given))).toMatchObject({ received: true })
  expect(await db.select().from(enquiries)).toEqual([expect.objectContaining(kept)])
})

test('any input is accepted or refused, and never fails', async () => {
  const wild = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary', maxLength: 200 }), fc.constant(undefined))
  const field = <Value>(good: fc.Arbitrary<Value>) => fc.oneof({ weight: 20, arbitrary: good }, wild)
  const form = fc.record({
    name: field(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 })),
    email: field(fc.oneof(fc.constant('jane@example.com'), fc.emailAddress())),
    categoryId: field(fc.constantFrom(0, '0', '', null, 17)),
    description: field(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 })),
    captchaValue: field(fc.uuid()),
    variantUuid: field(fc.uuid()),
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: form }, wild), async (input) => {
      await db.delete(rateLimits)
      const outcome = await contact(input).catch((error: unknown) => error)
      if (!(outcome instanceof Problem)) expect(outcome).toMatchObject({ received: true })
      else expect(outcome.status).toBe(400)
    }),
    { numRuns: 300 },
  )
  expect(await db.$count(enquiries)).toBeGreaterThan(50)
})
