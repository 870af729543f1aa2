import { data, isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ThrownAnswer } from 'react-router'
import { expect, test } from 'vitest'
import { startPage } from '../../tests/support/live-page.ts'
import { ask, shopData, smallBuild } from '../../tests/support/small-build.tsx'
import { canBypassStream, dataChange, readsFromController } from './data-stream-check.tsx'
import { renderDocument } from './document.tsx'

async function writeHome(): Promise<string> {
  const stored = new Map()
  const answer = await ask('/', stored, async ({ context, url }) => {
    const { html } = await renderDocument({ context, url, stored, defersStart: true, warn: console.warn })
    return new Response(html)
  })
  return answer.text()
}

/** The page's data as the browser reads it, or a sentence about what has changed in React Router. */
const readBack = (page: string) =>
  startPage(page).then(
    ({ loaderData }) => loaderData,
    () => dataChange,
  )

test('the router in the browser finds data that bypasses the stream', async () => {
  const page = await writeHome()
  const changed = page.replaceAll('streamController', 'dataController')
  expect(await readBack(changed)).toBe(dataChange)
  expect(await readBack(page)).toEqual({ root: null, ...shopData })
})

test('the check at startup detects whether the stream can be bypassed', async () => {
  const page = await writeHome()
  expect(await canBypassStream(smallBuild, 'production'), dataChange).toBe(true)
  expect(readsFromController(page)).toBe(true)
  for (const part of ['__reactRouterContext', '.streamController', 'ReadableStream']) {
    expect(readsFromController(page.replaceAll(part, 'other')), part).toBe(false)
  }
  expect(readsFromController(`${page}<script>window.__reactRouterContext.streamController.enqueue("")</script>`)).toBe(
    false,
  )
  expect(await canBypassStream({ ...smallBuild, routes: {} }, 'production')).toBe(false)
})

test('an error response that a loader throws is recognised after JSON', () => {
  const { init } = data(null, { status: 401 })
  const sent = JSON.parse(JSON.stringify(new ThrownAnswer(init?.status ?? 0, '', null)))
  const change = 'isRouteErrorResponse no longer knows a thrown answer by its fields; page-data.ts must revive errors.'
  expect(isRouteErrorResponse(sent), change).toBe(true)
  expect(isRouteErrorResponse({ ...sent, status: undefined })).toBe(false)
})
