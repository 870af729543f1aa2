import { expect, type Page, test } from '@playwright/test'
import { send } from '../support/staff-calls.ts'
import { expectOneStepBack, expectRedirect, followLink, open } from '../support/visit.ts'

async function makeRedirect(page: Page, fromPath: string, toPath: string): Promise<void> {
  await send(page, '/api/staff/redirects', { fromPath, toPath })
  await expect(async () => {
    const answer = await page.request.get(fromPath, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, toPath])
  }).toPass({ timeout: 5000, intervals: [50] })
}

const redirects = {
  'no page knows': { from: '/old/sofas', to: '/store/sofas-chairs' },
  'no category has any more': { from: '/store/sofas-of-old', to: '/store/sofas-chairs/sofas' },
  'no product has any more': { from: '/product/00000000-0000-4000-8000-0000000000ab/chair', to: '/search/chair' },
  'has a page after all': { from: '/Disclaimer', to: '/privacy-policy' },
  'has a page that asks for nothing': { from: '/Find-Us', to: '/contact' },
  'asks for a part of a page': { from: '/old/hours', to: '/find-us#main' },
  'redirects once more': { from: '/old/offers', to: '/clearance', end: '/special-offers' },
}

test('a link to an old address is redirected like a full load', async ({ page }) => {
  await open(page, '/terms')
  for (const [what, { from, to, ...rest }] of Object.entries(redirects)) {
    await test.step(`that ${what}`, async () => {
      await makeRedirect(page, from, to)
      await expectRedirect(page, from, 'end' in rest ? rest.end : to)
    })
  }
})

test('a redirect keeps the query, unless its target has its own', async ({ page }) => {
  await open(page, '/terms')
  await makeRedirect(page, '/old/new-in', '/latest-products')
  await makeRedirect(page, '/old/newest', '/special-offers?sortBy=recent')
  await followLink(page, '/old/new-in?page=2')
  await expect(page).toHaveURL('/latest-products?page=2')
  await followLink(page, '/old/newest?page=2')
  await expect(page).toHaveURL('/special-offers?sortBy=recent')
})

test('a redirect may lead to a file or the back office', async ({ page }) => {
  await open(page, '/terms')
  await makeRedirect(page, '/old/map-for-robots', '/robots.txt')
  await followLink(page, '/old/map-for-robots')
  await expect(page).toHaveURL('/robots.txt')
  await expect(page.getByText(/^User-agent/)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await makeRedirect(page, '/old/staff', '/admin/account')
  await followLink(page, '/old/staff')
  await expect(page).toHaveURL('/admin/account')
})

test('Back to an address that has moved meanwhile passes through it once', async ({ page }) => {
  await open(page, '/terms')
  await makeRedirect(page, '/old/clearance', '/clearance')
  await expectOneStepBack(page, '/old/clearance', '/special-offers')
})

test('without a session, Back from the sign-in page leaves the back office', async ({ browser, baseURL }) => {
  const visit = await browser.newContext({ baseURL, storageState: undefined })
  const page = await visit.newPage()
  await open(page, '/terms')
  await page.goto('/admin/account')
  await expect(page).toHaveURL(/\/admin\/sign-in\?next=/)
  await page.goBack()
  await expect(page).toHaveURL('/terms')
  await visit.close()
})
