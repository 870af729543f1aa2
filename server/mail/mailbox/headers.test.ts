import { expect, test } from 'vitest'
import {
  isAutomatic,
  isReport,
  readAnswered,
  readHeader,
  readHeaders,
  readMessageId,
  readRecipients,
} from './headers.ts'

const read = (...lines: string[]) => readHeaders(Buffer.from(lines.join('\r\n')))

test('a header is read whatever the case of its name, over several lines, and without NUL', () => {
  const headers = read('SUBJECT :A sofa:', ' in oak\0', '\tand ash', 'no header', ': nameless', 'X-Empty:')
  expect(readHeader(headers, 'subject')).toBe('A sofa: in oak and ash')
  expect([...headers.keys()]).toEqual(['subject', 'x-empty'])
  expect(readHeader(headers, 'from')).toBe('')
})

test('of a header that a mail has twice, the first value counts, and every recipient', () => {
  const headers = read('To: a@oak.example', 'Cc: b@oak.example', 'Delivered-To: c@oak.example', 'To: d@oak.example')
  headers.set('x-original-to', ['e@oak.example'])
  expect(readHeader(headers, 'to')).toBe('a@oak.example')
  expect(
    readRecipients(headers)
      .split(' ')
      .map(([first]) => first),
  ).toEqual(['a', 'd', 'b', 'c', 'e'])
})

test('the mails that one answers are named the last first, and a hundred at most', () => {
  const headers = read('In-Reply-To: <3@x> junk <', 'References: <1@x> <2@x>', '\t<3@x>')
  expect(readAnswered(headers)).toEqual(['<3@x>', '<3@x>', '<2@x>', '<1@x>'])
  const long = read(`References: ${Array.from({ length: 150 }, (_, n) => `<${n}@x>`).join(' ')}`)
  expect([readAnswered(long).length, readAnswered(long)[0]]).toEqual([100, '<149@x>'])
})

test('a mail has the first identifier of its header, or none', () => {
  expect(readMessageId(read('Message-ID: (by hand) <1@x> <2@x>'))).toBe('<1@x>')
  expect(['<>', '<a b>', `<${'x'.repeat(401)}>`, ''].map((id) => readMessageId(read(`Message-ID: ${id}`)))).toEqual([
    '',
    '',
    '',
    '',
  ])
})

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: No', false],
  ['Auto-Submitted: no; owner=shop', false],
  ['Auto-Submitted: notified', true],
  ['Precedence: Bulk', true],
  ['Precedence: auto_reply', true],
  ['Precedence: first-class', false],
  ['X-Autoreply: yes', true],
  ['X-Autorespond:', true],
  ['Return-Path: < >', true],
  ['Return-Path: <jane@example.com>', false],
  ['Subject: Automatic reply', false],
])('a mail with %s was written by a program: %s', (line, is) => {
  expect(isAutomatic(read(line))).toBe(is)
})

test.each([
  ['Multipart/Report; report-type=delivery-status', true],
  ['multipart/mixed', false],
  ['text/plain; name="multipart/report"', false],
])('a mail of the type %s is a delivery report: %s', (type, is) => {
  expect(isReport(read(`Content-Type: ${type}`))).toBe(is)
})
