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

test('401 rejects', async () => {
  await expect(answerWith(401).thing()).rejects.toThrow(Unauthorised)
})

test('half a surrogate pair in a path is written as the replacement character', () => {
  const call = { method: 'GET', path: '/api/thing/:name' } as const
  expect(addressCall(call, { name: 'oak\ud83d' })).toEqual({ url: '/api/thing/oak%EF%BF%BD' })
})
