import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database/database.ts'
import { expectProportion } from '../../tests/support/runner/proportion.ts'
import { openLog } from './log.ts'
import { redactPath, redactText } from './redaction.ts'
import { printError } from './shown-error.ts'
import { outbox } from './tables.ts'

const { db, drop } = await createTestDatabase()
afterAll(drop)

const mail = {
  messageId: '<1@shop.example>',
  kind: 'enquiry',
  toAddress: 'jane@example.com',
  subject: 's',
  body: 'My secret words',
}

/** The error of a failed query. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('Nothing failed.')),
    (error: unknown) => error,
  )

function write(...given: [object, string?]): string {
  const lines: string[] = []
  const output = { isTTY: false, write: (line: string) => lines.push(line) > 0 }
  openLog('info', output as unknown as NodeJS.WriteStream).error(...given)
  return lines.join('')
}

test('a failed constraint is named without the row', async () => {
  await db.insert(outbox).values(mail)
  const err = await failureOf(db.insert(outbox).values(mail))
  expect(JSON.stringify(err, Object.getOwnPropertyNames(err))).toContain('My secret words')
  for (const text of [write({ err }, 'broken'), write({ err }), write(err as Error), write({ details: [err] }, 'x')]) {
    expect(text).not.toMatch(/My secret words|jane@|1@shop/)
  }
  expect(JSON.parse(write({ err }, 'broken')).err).toMatchObject({
    message: expect.stringMatching(/^Failed query: insert into "outbox"/),
    cause: { code: '23505', constraint_name: 'outbox_messageId_unique', table_name: 'outbox' },
  })
  expect(printError(err)).not.toMatch(/My secret words|jane@/)
  expect(printError(err)).toMatch(/caused by PostgresError: duplicate key value/)
})

test('a value that does not fit its column is left out', async () => {
  const err = await failureOf(db.select().from(outbox).where(eq(outbox.aboutUuid, 'Jane Doe’s sofa')))
  const line = write({ err }, 'broken')
  expect(line).not.toContain('Jane Doe')
  expect(JSON.parse(line).err.cause).toMatchObject({
    code: '22P02',
    message: 'invalid input syntax for type uuid: "…"',
  })
  await expect(failureOf(db.execute(sql`select 1 / 0`))).resolves.toBeInstanceOf(Error)
})

test('text that is not JSON is left out', async () => {
  const err = await failureOf(Promise.resolve().then(() => JSON.parse('Jane Doe, 1 High Street')))
  expect(write({ err }, 'broken')).not.toContain('Jane')
})

test.each([
  ['https://shop.example/admin/reset-password?token=abc-DEF_1', 'https://shop.example/admin/reset-password?…'],
  ['GET /search?q=grey+sofa&page=2 failed', 'GET /search?… failed'],
  ['postgres://shop:secret@db:5432/shop refused', 'postgres://db:5432/shop refused'],
  ['550 5.1.1 <jane.doe@example.com>: no such user', '550 5.1.1 <(an email address)>: no such user'],
  ['Failed query: select $1\nparams: abc', 'Failed query: select $1'],
  ['authorization: Bearer abc.def', 'authorization: Bearer …'],
  ['is it down? wait=1', 'is it down? wait=1'],
])('%j is written as %j', (text, written) => {
  expect(redactText(text)).toBe(written)
  expect(write({ reason: text, all: [{ text }] }, text)).not.toMatch(/abc|grey|secret|jane/)
})

test.each([
  ['/search/grey%20sofa?page=2', '/search/…'],
  ['/search/grey.data', '/search/…'],
  ['/shortlist/abc', '/shortlist/…'],
  ['/api/shortlist/shares/abc/end', '/api/shortlist/shares/…'],
  ['/visit/abc', '/visit/…'],
  ['/Visit/abc', '/Visit/…'],
  ['//visit/abc', '//visit/…'],
  ['/api/visit/bookings/abc/calendar.ics', '/api/visit/bookings/…'],
  ['/api/shortlist/items', '/api/shortlist/items'],
  ['/product/1?from=mail', '/product/1'],
])('the path %j is written as %j', (path, written) => expect(redactPath(path)).toBe(written))

test.each(['x', 'x?', 'a?b', '@', 'a.', 'a://', '=', 'Basic ', '\nparams:'])(
  'a long repetition of %j is redacted in linear time',
  (part) => expectProportion(redactText, (length) => part.repeat(length / part.length)),
)

test('a long path is truncated', () => {
  expect(redactPath(`/${'x'.repeat(5000)}`).length).toBeLessThanOrEqual(301)
})
