import { afterEach, expect, test, vi } from 'vitest'
import { Unauthorised } from '../../../contract/client.ts'
import { readAnswer } from './form-answer.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const words = { 401: 'Check again.', 413: 'Too long.', 503: 'Not now.' }
const answered = (status: number) =>
  Promise.resolve({ status, problem: { title: 'Refused', reason: '<h1>nginx</h1>' } })
const reasonOf = async (sent: Promise<{ status: number; problem: { title: string; reason: string } }>) =>
  (await readAnswer(sent, words)).problem.reason

test('an accepted form gets its answer', async () => {
  expect(await readAnswer(Promise.resolve({ received: true }), words)).toEqual({ received: true })
})

test('a refusal of a proxy is explained in our words, and keeps its status', async () => {
  const unreachable = 'We could not be reached just now. Nothing you wrote is lost: please try again.'
  expect(await reasonOf(answered(408))).toBe(unreachable)
  expect(await reasonOf(answered(413))).toBe('Too long.')
  expect(await reasonOf(answered(502))).toBe('Not now.')
  expect(await readAnswer(answered(502), words)).toHaveProperty('status', 502)

  vi.spyOn(console, 'error').mockReturnValue()
  expect(await reasonOf(Promise.reject(new Unauthorised('No')))).toBe('Check again.')
  expect(await reasonOf(Promise.reject(new TypeError('No line')))).toBe(unreachable)
})

test('a refusal of ours is shown as it is, with its fields', async () => {
  const refused = {
    status: 400,
    problem: { title: 'Refused', reason: 'See below.', fields: { email: 'Not an address.' } },
  }
  expect(await readAnswer(Promise.resolve(refused), words)).toEqual(refused)
})
