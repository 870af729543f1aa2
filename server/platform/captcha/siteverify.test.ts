import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { openCaptcha } from './captcha.ts'
import { openSiteverify } from './siteverify.ts'

const shopper = '203.0.113.9'
const log = openLog('silent')
const questions: URLSearchParams[] = []
let answer = (response: ServerResponse) => response.end()

/** A fake server of the protocol that the three services share. */
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  questions.push(new URLSearchParams(Buffer.concat(chunks).toString()))
  answer(response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const say = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const open = (provider: 'recaptcha' | 'hcaptcha' | 'turnstile', timeoutMs?: number) => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
  return openSiteverify({ provider, siteKey: 'site-key', secret: 'hush', log, url, timeoutMs })
}
const providers = ['recaptcha', 'hcaptcha', 'turnstile'] as const

test.each(providers)('%s accepts a token that its server confirms', async (provider) => {
  say({ success: true, challenge_ts: '2030-01-01T00:00:00Z', hostname: 'shop.example' })
  const verdict = await open(provider).verify('token+/=&', shopper)
  expect(verdict).toMatchObject({ ok: true, solution: expect.stringMatching(new RegExp(`^${provider}:[0-9a-f]{64}$`)) })
  expect(Object.fromEntries(questions.at(-1) ?? [])).toEqual({
    secret: 'hush',
    response: 'token+/=&',
    remoteip: shopper,
    sitekey: 'site-key',
  })
})

test.each(providers)('%s refuses a token that is wrong, old or used', async (provider) => {
  for (const code of ['invalid-input-response', 'timeout-or-duplicate']) {
    say({ success: false, 'error-codes': [code] })
    const verdict = await open(provider).verify('token', shopper)
    expect(verdict).toEqual({ ok: false, reason: 'Please complete the check that you are a person again.' })
  }
  say({ success: false, 'error-codes': ['invalid-input-response'] }, 400)
  expect(await open(provider).verify('token', shopper)).toMatchObject({ ok: false })
})

test.each<[string, () => void]>([
  ['does not know our key', () => say({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ['is broken', () => say({ success: true }, 500)],
  ['talks nonsense', () => say('yes')],
  ['answers with a page', () => (answer = (response) => response.end('<html>'))],
  ['hangs up', () => (answer = (response) => response.destroy())],
  ['never answers', () => (answer = (response) => response.flushHeaders() as never)],
])('every token is refused while the server %s', async (_, prepare) => {
  prepare()
  const verdict = await open('turnstile', 200).verify('token', shopper)
  expect(verdict).toEqual({ ok: false, unreachable: true, reason: expect.stringContaining('in a few minutes') })
})

test('the page learns which widget to show', () => {
  expect(openCaptcha({ provider: 'hcaptcha', siteKey: 'k', secret: 's' }, 'secret', log).browser).toEqual({
    provider: 'hcaptcha',
    siteKey: 'k',
  })
  expect(openCaptcha({ provider: 'altcha', rounds: 5000 }, 'secret', log).browser).toEqual({
    provider: 'altcha',
    siteKey: '',
  })
})
