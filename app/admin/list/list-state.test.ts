import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { refreshInBackground } from '../background-refresh.ts'
import { shouldRevalidate as unlessRecordOpens } from '../media/should-revalidate.ts'
import { shouldAskAgain } from '../products/product-query.ts'
import { shouldReloadList } from './list-state.ts'

const movesWithin = {
  'rows sorted in the browser': { shouldRevalidate: shouldReloadList, move: '/list?q=oak' },
  'the columns of products': { shouldRevalidate: shouldAskAgain, move: '/list?columns=name' },
  'an opened picture': { shouldRevalidate: unlessRecordOpens, move: '/list?picture=1' },
}

/** A page whose loader counts its runs; every run but the first waits for `release`. */
async function openList(shouldRevalidate: typeof shouldReloadList) {
  let loads = 0
  const held = Promise.withResolvers<void>()
  const loader = async () => {
    const load = ++loads
    if (load > 1) await held.promise
    return load
  }
  const router = createMemoryRouter([{ id: 'list', path: '/list', loader, shouldRevalidate }], {
    initialEntries: ['/list'],
  })
  await expect.poll(() => router.state.initialized).toBe(true)
  const refresh = () =>
    refreshInBackground({ pathname: '/list', search: router.state.location.search }, router.revalidate)
  return { router, refresh, release: held.resolve, shown: () => router.state.loaderData.list }
}

for (const [what, { shouldRevalidate, move }] of Object.entries(movesWithin)) {
  test(`${what}: a change of only the query does not reload the list`, async () => {
    const { router, shown } = await openList(shouldRevalidate)
    await router.navigate(move)
    expect(router.state.location.search).toBe(new URL(move, 'http://shop').search)
    expect(shown()).toBe(1)
  })

  test(`${what}: a change of the query during a refresh completes the refresh`, async () => {
    const { router, refresh, release, shown } = await openList(shouldRevalidate)
    const refreshed = refresh()
    const moved = router.navigate(move)
    release()
    await Promise.all([refreshed, moved])
    expect(router.state.location.search).toBe(new URL(move, 'http://shop').search)
    expect(shown()).toBe(3)
  })
}

test('a refresh during a change of the query reloads the list', async () => {
  const frame = Promise.withResolvers<void>()
  let loads = 0
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: ({ request }) => (request.url.includes('q=') ? frame.promise.then(() => null) : null),
        children: [{ id: 'list', path: 'list', loader: () => ++loads, shouldRevalidate: shouldReloadList }],
      },
    ],
    { initialEntries: ['/list'] },
  )
  await expect.poll(() => router.state.initialized).toBe(true)
  const moved = router.navigate('/list?q=oak')
  const refreshed = refreshInBackground({ pathname: '/list', search: '' }, router.revalidate)
  frame.resolve()
  await Promise.all([refreshed, moved])
  expect(router.state.loaderData.list).toBe(2)
})
