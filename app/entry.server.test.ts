import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { reportContext } from './api.ts'
import { handleError } from './entry.server.tsx'

const routes = [
  {
    path: '/breaks',
    loader: () => {
      throw new Error('a fault of ours')
    },
  },
  { path: '*' },
]

async function reportErrors(path: string): Promise<unknown[]> {
  const request = new Request(`https://shop.example${path}`)
  const answer = await createStaticHandler(routes).query(request)
  if (answer instanceof Response) throw new Error('The routes answered by themselves.')
  const reported: unknown[] = []
  const context = new RouterContextProvider()
  context.set(reportContext, (error) => reported.push(error))
  for (const error of Object.values(answer.errors ?? {})) handleError(error, { request, context, params: {} } as never)
  return reported
}

test.each(['/nothing', '/a%0ab', '/a%0Db', '/a%E2%80%A8b'])(
  '%s, which no route matches, is no fault of ours',
  async (path) => {
    expect(await reportErrors(path)).toEqual([])
  },
)

test('an error of a page is reported', async () => {
  expect(await reportErrors('/breaks')).toMatchObject([{ message: 'a fault of ours' }])
})
