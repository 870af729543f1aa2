import { generateKeyPairSync } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import type { DomainFinding } from '../../../contract/staff/mail.ts'
import { type Answer, startDnsServer } from '../../../tests/support/mail/dns-server.ts'
import { checkDkim } from './dkim.ts'
import { checkDmarc } from './dmarc.ts'
import { checkSpf } from './spf.ts'
import { openTextRecords } from './text-records.ts'

const opened: (() => Promise<void>)[] = []
afterEach(() => Promise.all(opened.splice(0).map((close) => close())))

async function lookUpIn(answers: Record<string, Answer>) {
  const server = await startDnsServer(answers)
  opened.push(server.close)
  return { lookUp: openTextRecords({ server: server.address, timeoutMs: 100 }), asked: server.asked }
}

const makeKey = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits })
    .publicKey.export({ format: 'der', type: 'spki' })
    .toString('base64')
const key = `v=DKIM1; k=rsa; p=${makeKey(2048)}`
const google = 'smtp.gmail.com'
const included = { '_spf.google.com': ['v=spf1 ip4:192.0.2.1 ~all'] }

type Case = [what: string, Record<string, Answer>, state: DomainFinding['state'], says: RegExp]

test.each<Case>([
  [
    'right',
    { 'oak.example': ['x=1', 'v=spf1 include:_spf.google.com ~all'], ...included },
    'right',
    /says which servers/,
  ],
  ['missing', { 'oak.example': ['google-site-verification=1'] }, 'missing', /does not say which servers/],
  ['without the domain', {}, 'missing', /does not say which servers/],
  ['several', { 'oak.example': ['v=spf1 mx ~all', 'v=spf1 -all'] }, 'wrong', /has 2 SPF records/],
  ['open to all', { 'oak.example': ['v=spf1 +all'] }, 'wrong', /every server in the world/],
  ['without the provider', { 'oak.example': ['v=spf1 mx -all'] }, 'wrong', /does not name your email provider/],
  ['too long', { 'oak.example': [`v=spf1 ${'a:a.example '.repeat(11)}~all`] }, 'wrong', /too long/],
  ['a circle', { 'oak.example': ['v=spf1 include:oak.example ~all'] }, 'wrong', /does not name your email provider/],
  ['with a dead reference', { 'oak.example': ['v=spf1 include:gone.example ~all'] }, 'wrong', /refers to gone.example/],
  [
    'with a doubled reference',
    { 'oak.example': ['v=spf1 include:_spf.google.com ~all'], '_spf.google.com': ['v=spf1 -all', 'v=spf1 ~all'] },
    'wrong',
    /refers to _spf.google.com, which has several SPF records/,
  ],
  ['silent', { 'oak.example': 'silent' }, 'unknown', /could not be looked up: there was no answer in time/],
  ['broken', { 'oak.example': 'broken' }, 'unknown', /could not be looked up: the domain’s name servers failed/],
  ['refused', { 'oak.example': 'refused' }, 'unknown', /could not be looked up: the name server refused/],
  ['cut off', { 'oak.example': { tooLong: [] } }, 'unknown', /could not be looked up/],
  [
    'silent further on',
    { 'oak.example': ['v=spf1 include:_spf.google.com ~all'], '_spf.google.com': 'silent' },
    'unknown',
    /_spf.google.com could not/,
  ],
])('an SPF record that is %s', async (_, answers, state, says) => {
  const { lookUp } = await lookUpIn(answers)
  const finding = await checkSpf(lookUp, 'oak.example', google)
  expect(finding).toMatchObject({ state, says: expect.stringMatching(says) })
  expect(finding.add).toEqual(
    state === 'missing' ? { name: 'oak.example', value: 'v=spf1 include:_spf.google.com ~all' } : null,
  )
})

test.each([
  ['smtp.oak-mail.example', 'a:smtp.oak-mail.example'],
  ['192.0.2.7', 'ip4:192.0.2.7'],
  ['2001:db8::7', 'ip6:2001:db8::7'],
])('for a mail server of no known provider, %s, the shop asks to have the record confirmed', async (host, part) => {
  const { lookUp } = await lookUpIn({ 'right.example': ['v=spf1 mx ~all'] })
  expect(await checkSpf(lookUp, 'oak.example', host)).toMatchObject({
    state: 'missing',
    advice: expect.stringMatching(/^Please ask your email provider/),
    add: { name: 'oak.example', value: `v=spf1 ${part} ~all` },
  })
  expect(await checkSpf(lookUp, 'right.example', host)).toMatchObject({
    state: 'right',
    advice: `Your email provider can tell you whether ${host} is among them.`,
  })
})

test('a long record is requested again over TCP', async () => {
  const long = `v=spf1 ${'ip4:192.0.2.1 '.repeat(60)}include:_spf.google.com ~all`
  const { lookUp, asked } = await lookUpIn({ 'oak.example': { long: [long] }, ...included })
  expect(await checkSpf(lookUp, 'oak.example', google)).toMatchObject({ state: 'right', found: [long] })
  expect(asked.slice(0, 2)).toEqual(['udp oak.example', 'tcp oak.example'])
})

const at = 's1._domainkey.oak.example'
test.each<Case>([
  ['right, in two pieces', { [at]: [key] }, 'right', /is in order/],
  ['missing', {}, 'missing', /There is no key/],
  ['several', { [at]: [key, key] }, 'wrong', /There are 2 keys/],
  ['withdrawn', { [at]: ['v=DKIM1; p='] }, 'wrong', /withdrawn/],
  ['cut short', { [at]: [key.slice(0, 200)] }, 'wrong', /cannot be read/],
  [
    'right and of Ed25519',
    { [at]: [`v=DKIM1; k=ed25519; p=${Buffer.alloc(32, 1).toString('base64')}`] },
    'right',
    /in order/,
  ],
  ['a part of one of Ed25519', { [at]: ['v=DKIM1; k=ed25519; p=AQEB'] }, 'wrong', /cannot be read/],
  ['too short', { [at]: [`v=DKIM1; p=${makeKey(512)}`] }, 'wrong', /512 bits/],
  ['silent', { [at]: 'silent' }, 'unknown', /could not be looked up/],
])('a DKIM key that is %s', async (_, answers, state, says) => {
  const { lookUp } = await lookUpIn(answers)
  expect(await checkDkim(lookUp, 'oak.example', 's1')).toMatchObject({ state, says: expect.stringMatching(says) })
})

test('without a selector the key is not looked up, and not reported as missing', async () => {
  const { lookUp, asked } = await lookUpIn({})
  expect((await checkDkim(lookUp, 'oak.example', '')).state).toBe('not-asked')
  expect(asked).toEqual([])
})

const dmarc = '_dmarc.shop.oak.example'
const above = '_dmarc.oak.example'
test.each<Case>([
  ['right', { [dmarc]: ['v=DMARC1; p=reject'] }, 'right', /Such emails are refused/],
  ['of the domain above', { [above]: ['v=DMARC1;p=none'] }, 'right', /only get reports about them/],
  ['missing', {}, 'missing', /does not say what is to be done/],
  ['several', { [dmarc]: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }, 'wrong', /2 DMARC records/],
  ['without a policy', { [dmarc]: ['v=DMARC1; rua=mailto:x@oak.example'] }, 'wrong', /does not say what/],
  ['silent', { [dmarc]: 'silent' }, 'unknown', /could not be looked up/],
  ['silent above', { [above]: 'silent' }, 'unknown', /could not be looked up/],
])('a DMARC record that is %s', async (_, answers, state, says) => {
  const { lookUp } = await lookUpIn(answers)
  const finding = await checkDmarc(lookUp, 'shop.oak.example', 'a@shop.oak.example')
  expect(finding).toMatchObject({ state, says: expect.stringMatching(says) })
})

test('a finding shows only the records that it is about', async () => {
  const policy = 'v=DMARC1; p=Reject'
  const { lookUp, asked } = await lookUpIn({ [at]: ['x=1', key], [dmarc]: ['x=1', policy], 'other.example': [] })
  const right = { state: 'right', advice: '', add: null }
  expect(await checkDkim(lookUp, 'oak.example', 's1')).toMatchObject({ ...right, check: 'dkim', found: [key] })
  const address = 'a@shop.oak.example'
  expect(await checkDmarc(lookUp, 'shop.oak.example', address)).toMatchObject({
    ...right,
    check: 'dmarc',
    found: [policy],
  })
  expect(await checkDmarc(lookUp, 'b.other.example', address)).toMatchObject({
    state: 'missing',
    found: [],
    add: { name: '_dmarc.b.other.example', value: `v=DMARC1; p=none; rua=mailto:${address}` },
  })
  expect(asked.filter((name) => name.includes('other'))).toEqual([
    'udp _dmarc.b.other.example',
    'udp _dmarc.other.example',
  ])
  expect(asked).not.toContain('udp _dmarc.example')
})

test('a key of 1024 bits is accepted, whatever the spaces and letter case of its record', async () => {
  const spaced = makeKey(1024).replace(/(.{70})/g, '$1 ')
  const { lookUp } = await lookUpIn({ [at]: [`V=DKIM1; K = RSA; P = ${spaced}`] })
  expect(await checkDkim(lookUp, 'oak.example', 's1')).toMatchObject({ state: 'right' })
})
