import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { answerBy, createLazyRoutes } from './lazy-routes.ts'

/** Routes of which those below /late are loaded on demand. */
function openRoutes() {
  const cancelled = vi.fn()
  const open = vi.fn(async () => {
    const late = createLazyRoutes()
    late.get('/late/file', () => new Response(new ReadableStream({ pull: () => {}, cancel: cancelled })))
    late.get('/late/fault', () => {
      throw new Error('the disk is full')
    })
    return late
  })
  const app = new Hono()
  app.onError((error, context) => context.text(error.message, 500))
  app.all('/late/*', answerBy(open))
  return { app, open, cancelled }
}

test('lazy routes are loaded by the first request for them', async () => {
  const { app, open } = openRoutes()
  expect((await app.request('/early')).status).toBe(404)
  expect(open).not.toHaveBeenCalled()
  expect((await app.request('/late/none')).status).toBe(404)
  expect(open).toHaveBeenCalled()
})

test('a failure is answered by the routes around them', async () => {
  const answer = await openRoutes().app.request('/late/fault')
  expect([answer.status, await answer.text()]).toEqual([500, 'the disk is full'])
})

test('an answer to HEAD ends the source of its body', async () => {
  const { app, cancelled } = openRoutes()
  const answer = await app.request('/late/file', { method: 'HEAD' })
  expect([answer.status, answer.body]).toEqual([200, null])
  expect(cancelled).toHaveBeenCalled()
})
