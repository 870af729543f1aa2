import { expect, test } from 'vitest'
import { ClosedAddress } from '../platform/checked-lookup.ts'
import { explainFailure, explainMailboxFailure } from './explain-failure.ts'

const fail = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)
const signIn = 'The mail server did not accept the user name and the password.'
const absent = 'No server of this name was found.'
const late = 'The server did not answer in time.'
const lost = 'The server could not be reached, or it hung up.'
const noStartTls = 'The server offers no encryption by STARTTLS on this port.'
const unknown = 'The server gave an answer that the shop does not understand.'

const ofConnections: [error: Error, says: string][] = [
  [fail('Invalid login', { code: 'EAUTH' }), signIn],
  [fail('getaddrinfo ENOTFOUND smpt.example', { code: 'EDNS' }), absent],
  [fail('queryA EAI_AGAIN smtp.example'), absent],
  [fail('Connection timeout', { code: 'ETIMEDOUT' }), late],
  [fail('Greeting never received'), late],
  [fail('read ECONNRESET', { code: 'ECONNRESET' }), lost],
  [fail('connect ENETUNREACH 192.0.2.1:587', { code: 'ESOCKET' }), lost],
  [
    fail('connect ECONNREFUSED 192.0.2.1:587', { code: 'ESOCKET' }),
    'The server does not accept connections on this port.',
  ],
  [fail('Server does not support STARTTLS'), noStartTls],
  [fail('Upgrade refused', { code: 'ETLS' }), noStartTls],
]

test.each([
  ...ofConnections,
  [fail('Authentication required', { responseCode: 530, command: 'MAIL FROM' }), signIn],
  [fail('Greylisted', { responseCode: 450, command: 'RCPT TO' }), 'The server does not accept email at the moment.'],
  [
    fail('Sender not owned', { responseCode: 553, command: 'MAIL FROM' }),
    'The server does not let this account send from the sender’s address.',
  ],
  [fail('Syntax error', { responseCode: 500, command: 'EHLO' }), unknown],
  [fail('Anything else'), unknown],
])('the failed test email ‘%s’ is explained: %s', (error, says) => {
  expect(explainFailure(error).says).toBe(says)
})

test.each([
  ...ofConnections,
  [fail('Command failed', { authenticationFailed: true }), signIn],
  [new ClosedAddress(), 'This server is in a network that is not public'],
])('a mailbox that fails with ‘%s’ is explained: %s', (error, says) => {
  expect(explainMailboxFailure(error)).toContain(says)
})

test('the advice for a mailbox names the ports of IMAP', () => {
  const late = fail('Connection timeout')
  expect(explainMailboxFailure(late)).toContain('143 goes with STARTTLS, 993 with encryption from the start.')
  expect(explainFailure(late).advice).toContain('587 goes with STARTTLS, 465 with encryption from the start.')
  expect(explainMailboxFailure(fail('Anything else'))).toBe(unknown)
})
