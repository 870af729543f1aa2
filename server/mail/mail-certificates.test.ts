import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { mailTo, never, openMailTests, smtp } from '../../tests/support/mail/outbox.ts'
import { openLog } from '../platform/log.ts'
import { sendMail } from '../platform/mail/smtp.ts'
import { outbox as table } from '../platform/tables.ts'
import { explainFailure, explainMailboxFailure } from './explain-failure.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../tests/fixtures/tls', name), 'utf8')
const key = fixture('key.pem')
/** `certificate.pem` is for `localhost`, `expired.pem` for 127.0.0.1 and expired in 2021; both are self-signed. */
const [localhost, expired] = [fixture('certificate.pem'), fixture('expired.pem')]
const trusted = getCACertificates('default')
afterEach(() => setDefaultCACertificates(trusted))

const { db, openOutbox, openServer, queue, readRow, statuses } = await openMailTests()
const withPassword = (url: string) => url.replace('//', '//shop:hunter2@')

test.each([
  ['is signed by itself', localhost, [], /comes from nobody that the shop trusts.*NODE_EXTRA_CA_CERTS/],
  ['is of another name', localhost, [localhost], /is not one for this name.*exact name/],
  ['has expired', expired, [expired], /has expired.*ask your email provider to renew it/],
])(
  'a mail server whose certificate %s gets no email, and staff learn what to do',
  async (_, cert, authorities, words) => {
    setDefaultCACertificates([...trusted, ...authorities])
    const server = await openServer({ identity: { key, cert } })
    const sending = { server: withPassword(server.url), from: 'shop@example.co.uk', fromName: '' }
    const mail = { ...mailTo('a@example.com'), calendar: null, thread: [], byHand: false, messageId: '<a@shop>' }
    const failure = await sendMail(mail, sending).catch((error: unknown) => error)
    const { says, advice } = explainFailure(failure)
    expect(`${says} ${advice}`).toMatch(words)
    expect(explainMailboxFailure(failure)).toBe(`${says} ${advice}`)
    expect(server.mails).toEqual([])
  },
)

test('emails stay queued until the certificate is valid; the reason is in plain words, without the password', async () => {
  setDefaultCACertificates([...trusted, expired])
  const server = await openServer({ identity: { key, cert: expired } })
  const lines: string[] = []
  const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(line) > 0 } as never)
  const outbox = openOutbox(smtp(withPassword(server.url)), { delaysMs: [never, never] }, log)
  await queue('a@example.com', 'b@example.com')
  await expect.poll(() => lines.filter((line) => line.includes('will be retried')).length).toBe(2)
  const { lastError } = (await readRow()) ?? {}
  expect(lastError).toMatch(/^the mail server’s certificate has expired, so .* safe \(certificate has expired/)
  expect(await statuses()).toEqual(['queued', 'queued'])
  expect(lines.join('') + lastError).not.toContain('hunter2')
  await outbox.close()

  setDefaultCACertificates([...trusted, localhost])
  const renewed = await openServer({ identity: { key, cert: localhost } })
  await db.update(table).set({ nextAttemptAt: new Date(0) })
  openOutbox(smtp(withPassword(renewed.url.replace('127.0.0.1', 'localhost'))))
  await expect.poll(statuses).toEqual(['sent', 'sent'])
})
