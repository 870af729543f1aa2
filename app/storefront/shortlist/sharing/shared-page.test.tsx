import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import SharedPage from './shared-page.tsx'

test('the page of a shared list says without script why it shows none, and does not say that one is coming', () => {
  const routes = [{ id: 'storefront', path: '*', Component: SharedPage }]
  const router = createMemoryRouter(routes, { initialEntries: ['/shortlist/token'] })
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
  expect(html).toMatch(/<noscript>.*A shared shortlist needs JavaScript\..*<\/noscript>/)
  expect(html).not.toContain('Loading')
})
