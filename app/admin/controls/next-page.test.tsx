import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useNextPage } from './next-page.ts'

// The function from `useNavigate` does nothing until the page is mounted in a browser.
const navigate = vi.hoisted(() => vi.fn())
vi.mock('react-router', async (load) => ({ ...(await load<object>()), useNavigate: () => navigate }))

let openNext: ReturnType<typeof useNextPage>
const load = vi.fn(() => null)
const Page = () => {
  openNext = useNextPage()
  return null
}

/** Opens a page that has an action. Returns its router. */
function openPage(address: string) {
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: load, Component: Page }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: null } },
  })
  router.subscribe(({ location }) => vi.stubGlobal('location', location))
  vi.stubGlobal('location', router.state.location)
  renderToStaticMarkup(<RouterProvider router={router} />)
  return router
}

afterEach(() => {
  vi.unstubAllGlobals()
  navigate.mockClear()
})

test('the next page opens, also from a list that was filtered meanwhile', async () => {
  const router = openPage('/admin/brands')
  await router.navigate('/admin/brands?q=oak')
  expect(await openNext('/admin/brands/1')).toBe(true)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/brands/1', undefined)
})

test('a page that was opened meanwhile stays, and shows the result of the action', async () => {
  const router = openPage('/admin/products/1')
  await router.navigate('/admin/products')
  load.mockClear()
  expect(await openNext('/admin/products/2')).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
  expect(load).toHaveBeenCalledOnce()
})

test('another person that was looked up meanwhile stays, though the next page has the same path', async () => {
  const router = openPage('/admin/enquiries/shopper?phone=1')
  await router.navigate('/admin/enquiries/shopper?phone=2')
  expect(await openNext('/admin/enquiries/shopper')).toBe(false)
  expect(navigate).not.toHaveBeenCalled()
})
