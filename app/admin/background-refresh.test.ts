import { expect, test, vi } from 'vitest'
import { isRefreshed, keepLastLoad, leavesFrame, refreshInBackground } from './background-refresh.ts'

const here = new URL('http://shop/admin/enquiries/1?a=b')
const elsewhere = new URL('http://shop/admin/enquiries/2')
const { signal } = new AbortController()
const fail = () => Promise.reject(new TypeError('Failed to fetch'))

/** What a loader returns for an address during a refresh that fails. */
async function refreshBy(loader: ReturnType<typeof keepLastLoad<string>>, address = here): Promise<string | Error> {
  let answer: string | Error = ''
  await refreshInBackground(here, async () => {
    answer = await loader(address, signal, fail).catch((error: Error) => error)
  })
  return answer
}

test('a failed refresh keeps the data of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const loader = keepLastLoad<string>()
  await loader(here, signal, async () => 'first')
  await loader(here, signal, async () => 'second')
  expect(await refreshBy(loader)).toBe('second')
  vi.restoreAllMocks()
})

test('a refresh that a navigation cancels is not reported', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const loader = keepLastLoad<string>()
  await loader(here, signal, async () => 'kept')
  const left = AbortSignal.abort()
  await refreshInBackground(here, async () => {
    await expect(loader(here, left, () => Promise.reject(left.reason))).rejects.toBe(left.reason)
  })
  expect(reported).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('a page that is opened for the first time or again shows its failure', async () => {
  const loader = keepLastLoad<string>()
  await expect(loader(here, signal, fail)).rejects.toThrow('Failed to fetch')
  expect(await refreshBy(loader)).toBeInstanceOf(TypeError)
  await loader(here, signal, async () => 'kept')
  await expect(loader(here, signal, fail)).rejects.toThrow('Failed to fetch')
})

test('a page that is opened during a refresh of another shows its failure', async () => {
  const loader = keepLastLoad<string>()
  await loader(elsewhere, signal, async () => 'of the other page')
  expect(await refreshBy(loader)).toBeInstanceOf(TypeError)
  expect(await refreshBy(loader, elsewhere)).toBeInstanceOf(TypeError)
})

test('a refresh is over once it has failed', async () => {
  await expect(refreshInBackground(here, fail)).rejects.toThrow()
  expect(isRefreshed(here)).toBe(false)
})

test('a refresh after an action fetches the frame too, even if another refresh joins it', async () => {
  const seen: boolean[] = []
  const look = async () => void seen.push(leavesFrame(here))
  await refreshInBackground(here, look)
  await refreshInBackground(here, look, true)
  await refreshInBackground(here, () => refreshInBackground(here, look), true)
  expect([...seen, leavesFrame(here)]).toEqual([true, false, false, false])
})

test('the frame keeps its data, whichever page it was loaded with', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const loader = keepLastLoad<string>({ isFrame: true })
  await loader(elsewhere, signal, async () => 'Ruth')
  expect(await refreshBy(loader)).toBe('Ruth')
  await expect(loader(here, signal, fail)).rejects.toThrow('Failed to fetch')
  vi.restoreAllMocks()
})
