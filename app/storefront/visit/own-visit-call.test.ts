import { afterEach, expect, test, vi } from 'vitest'
import { sendChange } from './own-visit-call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (body: string, status: number) => vi.stubGlobal('fetch', async () => new Response(body, { status }))

test('the reason for a refused change is returned', async () => {
  answer(JSON.stringify({ title: 'Taken', reason: 'This time has just been taken.' }), 409)
  expect(await sendChange('key', 'move', '2030-01-01T10:00:00.000Z')).toBe('This time has just been taken.')
})

test('the page of a proxy is not shown as a reason', async () => {
  for (const status of [408, 502, 503, 504]) {
    answer(`<html><h1>${status}</h1></html>`, status)
    expect(await sendChange('key', 'cancel', '')).toBe('We could not be reached just now. Please try again.')
  }
})
