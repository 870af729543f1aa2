import { expect, test } from 'vitest'
import { z } from 'zod'
import { get } from './call.ts'
import { addressCall, createClient, Unauthorised } from './client.ts'

const answerWith = (status: number, body: unknown = { uuid: 'u' }) =>
  createClient({ thing: get('/api/thing', z.object({ uuid: z.string() })) }, async () => ({ status, body }))

test('200 returns the answer', async () => {
  expect(await answerWith(200).thing()).toEqual({ uuid: 'u' })
})

test.each([201, 202, 204, 206, 302, 304, 404, 500])('%i returns a failure', async (status) => {
  expect(await answerWith(status, '').thing()).toEqual({
    status,
    problem: { title: 'An unknown error occurred', reason: 'An unknown error occurred' },
  })
})

test('a failure keeps what the form shows of it', async () => {
  const problem = { title: 'Not saved', reason: 'A name is needed.', fields: { name: 'A name is needed.' }, more: 1 }
  expect(await answerWith(422, problem).thing()).toEqual({
    status: 422,
    problem: { title: 'Not saved', reason: 'A name is needed.', fields: { name: 'A name is needed.' } },
  })
})

test('401 rejects', async () => {
  await expect(answerWith(401).thing()).rejects.toThrow(Unauthorised)
})

test('input that is not in the path becomes the query, without undefined values, or the body', () => {
  const path = '/api/thing/:name/:part?'
  const input = { name: 'oak', part: undefined, page: 2, brand: null, sort: undefined }
  expect(addressCall({ method: 'GET', path }, input)).toEqual({ url: '/api/thing/oak?page=2' })
  expect(addressCall({ method: 'GET', path }, { name: 'oak', part: 'leg' })).toEqual({ url: '/api/thing/oak/leg' })
  expect(addressCall({ method: 'GET', path }, { name: 'oak', part: null })).toEqual({ url: '/api/thing/oak' })
  const sent = addressCall({ method: 'POST', path }, { name: 'oak', page: 2 })
  expect(sent).toEqual({ url: '/api/thing/oak', body: '{"page":2}' })
})

test('a call is cancelled by its own signal, or else by that of the page', async () => {
  const [own, ofPage] = [AbortSignal.abort(), AbortSignal.abort()]
  const signals: unknown[] = []
  const client = createClient(
    { thing: get('/api/thing', z.object({})) },
    async (_, __, signal) => {
      signals.push(signal)
      return { status: 200, body: {} }
    },
    ofPage,
  )
  await client.thing()
  await client.thing({}, { signal: own })
  expect(signals[0]).toBe(ofPage)
  expect(signals[1]).toBe(own)
})

test('half a surrogate pair in a path is written as the replacement character', () => {
  const call = { method: 'GET', path: '/api/thing/:name' } as const
  expect(addressCall(call, { name: 'oak\ud83d' })).toEqual({ url: '/api/thing/oak%EF%BF%BD' })
})
