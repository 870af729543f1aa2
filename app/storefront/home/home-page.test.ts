import type { ClientLoaderFunctionArgs } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { clientLoader } from './home-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loads the home page from another address, on a line that answers when it is let go. */
function openSlowly(address: string) {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: address })
  const line = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (call: string) => {
    await line.promise
    return Response.json(call.includes('redirect') ? { to: null } : [])
  })
  const request = new Request('https://shop.example/')
  const shown = clientLoader({ params: {}, pattern: '/', request } as ClientLoaderFunctionArgs)
  return { shown, letGo: line.resolve }
}

test('the home page opens with placeholders where its data is slow', async () => {
  const { shown, letGo } = openSlowly('/terms')
  await vi.advanceTimersByTimeAsync(150)
  expect(await shown).toHaveProperty('late')
  letGo()
})

test('on the way back it waits for its data: placeholders would lose the place', async () => {
  const { shown, letGo } = openSlowly('/')
  await vi.advanceTimersByTimeAsync(150)
  letGo()
  expect(await shown).toHaveProperty('slides')
})
