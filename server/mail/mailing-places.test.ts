import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signInCalls, staffCalls } from '../../contract/staff/calls.ts'
import { mailingPlaces } from '../../tests/support/mail/mailing-places.ts'

const writesMail = /\b(queueMails|retryMailAbout|sendTest)\(/
const declaresIt = /\bfunction (queueMails|retryMailAbout)\(/

test('every file that writes mails is listed, with existing calls', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] })
  const writing = files.filter((file) => {
    const code = readFileSync(file, 'utf8')
    return writesMail.test(code) && !declaresIt.test(code)
  })
  expect(writing.toSorted()).toEqual(mailingPlaces.map(({ writes }) => writes).toSorted())
  const calls = Object.keys({ ...staffCalls, ...signInCalls })
  for (const call of mailingPlaces.flatMap(({ by }) => by)) expect(calls).toContain(call)
})

test.each(mailingPlaces)('the pages for mails of $writes report delivery with the shared texts', ({ says }) => {
  expect(says.length).toBeGreaterThan(0)
  for (const file of says) expect(readFileSync(file, 'utf8')).toMatch(/\b(useMailing|notSent|MailNote)\b/)
})
