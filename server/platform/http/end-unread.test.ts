import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { endUnread } from './end-unread.ts'

const ended: string[] = []
const app = new Hono()
app.use(endUnread)
app.get('/', () => {
  const pull = (out: ReadableStreamDefaultController) => out.enqueue(Buffer.from('more '))
  const cancel = () => void ended.push('ended')
  return new Response(new ReadableStream({ pull, cancel }), { headers: { 'x-kind': 'endless' } })
})

test('a body for HEAD is released, and the answer described all the same', async () => {
  const answer = await app.request('/', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('x-kind'), answer.body]).toEqual([200, 'endless', null])
  expect(ended).toEqual(['ended'])
})

test('a body for GET is left to its reader', async () => {
  ended.length = 0
  const { body } = await app.request('/')
  expect(ended).toEqual([])
  await body?.cancel()
  expect(ended).toEqual(['ended'])
})
