import type { Challenge } from 'altcha-lib/types'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerChallenge, solve, solveCaptcha, wrapSolution } from '../../../tests/support/captcha.ts'
import { openAltcha } from './altcha.ts'
import { challengePath, mountCaptchaChallenge } from './challenge.ts'

const secret = 'a secret that nobody can guess, really'
const easy = { rounds: 10, range: [1, 5] as [number, number] }
const captcha = openAltcha({ secret, ...easy })
const shopper = '203.0.113.9'

const repeated = 'Please complete the check that you are a person.'

test('a browser fetches a challenge of the usual difficulty, solves it and is accepted', async () => {
  const usual = openAltcha({ secret, rounds: 5000 })
  const app = new Hono()
  mountCaptchaChallenge(app, usual)
  const response = await app.request(challengePath)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const challenge = (await response.json()) as Challenge
  const verdict = await usual.verify(await answerChallenge(challenge), shopper)
  expect(verdict).toMatchObject({ ok: true, solution: `altcha:${challenge.signature}` })
  const minutesLeft = ((challenge.parameters.expiresAt ?? 0) * 1000 - Date.now()) / 60_000
  expect(minutesLeft).toBeGreaterThan(19)
  expect(minutesLeft).toBeLessThanOrEqual(20)
})

test('any process with the secret accepts the solution, and no other', async () => {
  const value = await solveCaptcha(captcha)
  expect(await openAltcha({ secret, rounds: 5000 }).verify(value, shopper)).toMatchObject({ ok: true })
  expect(await openAltcha({ secret: `${secret}.`, rounds: 5000 }).verify(value, shopper)).toEqual({
    ok: false,
    reason: repeated,
  })
})

test('a late solution is refused', async () => {
  const value = await solveCaptcha(openAltcha({ secret, ...easy, validForMs: -1000 }))
  expect(await captcha.verify(value, shopper)).toMatchObject({ ok: false, reason: expect.stringContaining('expired') })
})

test('a solution in another spelling counts as the same challenge', async () => {
  const challenge = await captcha.makeChallenge()
  const solution = await solve(challenge)
  const again = Buffer.from(
    JSON.stringify({ solution: { ...solution, time: 7, counter: 0 }, more: 1, challenge }, null, 2),
  ).toString('base64')
  const first = await captcha.verify(wrapSolution(challenge, solution), shopper)
  const second = await captcha.verify(again, shopper)
  expect(first).toMatchObject({ ok: true })
  expect(second).toEqual(first)
})

test.each<[string, (challenge: Challenge) => Challenge]>([
  ['later expiry', ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, expiresAt: 9_999_999_999 } })],
  ['less work', ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, cost: 1, keyPrefix: '0' } })],
  [
    'another algorithm',
    ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, algorithm: 'SHA-256' } }),
  ],
  ['extra parameter', ({ parameters, ...rest }) => ({ ...rest, parameters: { ...parameters, data: { free: true } } })],
  ['no signature', ({ parameters }) => ({ parameters })],
  ['signature', ({ parameters }) => ({ parameters, signature: 'ab'.repeat(32) })],
])('a forged challenge is refused: %s', async (_, forge) => {
  const challenge = await captcha.makeChallenge()
  const value = wrapSolution(forge(challenge), await solve(challenge))
  expect(await captcha.verify(value, shopper)).toEqual({ ok: false, reason: repeated })
})

test.each([
  ['no work', { counter: 0, derivedKey: '00'.repeat(32) }],
  ['half of the work', { counter: 1, derivedKey: 'ff' }],
])('a solution with %s is refused', async (_, solution) => {
  expect(await captcha.verify(wrapSolution(await captcha.makeChallenge(), solution), shopper)).toMatchObject({
    ok: false,
  })
})

test('a solution of the old version or of the widget’s test mode is refused', async () => {
  const older = { algorithm: 'SHA-256', challenge: 'ab', number: 1, salt: 'cd', signature: 'ef', took: 1 }
  for (const payload of [older, { challenge: null, solution: null, test: true }]) {
    expect(await captcha.verify(btoa(JSON.stringify(payload)), shopper)).toEqual({ ok: false, reason: repeated })
  }
})

test('any input is refused without an error', async () => {
  const challenge = await captcha.makeChallenge()
  const solution = await solve(challenge)
  const parts = fc.record({
    challenge: fc.oneof(
      fc.jsonValue(),
      fc.record({ parameters: fc.jsonValue(), signature: fc.jsonValue() }),
      fc.constant(challenge),
    ),
    solution: fc.oneof(fc.jsonValue(), fc.record({ counter: fc.jsonValue(), derivedKey: fc.jsonValue() })),
  })
  const wrong = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue().map(encode), parts.map(encode))
  await fc.assert(
    fc.asyncProperty(wrong, async (value) => {
      expect(await captcha.verify(value, shopper)).toMatchObject({ ok: false })
    }),
  )
  const deep = `{"challenge":{"parameters":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}},"solution":${JSON.stringify(solution)}}`
  expect(await captcha.verify(btoa(deep), shopper)).toMatchObject({ ok: false })
})

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
