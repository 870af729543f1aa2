import { expect, test } from '@playwright/test'
import { expectOneStepBack, expectRedirect, open } from './support/visit.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

const redirects = {
  '/clearance': '/special-offers',
  '/clearance?page=2': '/special-offers?page=2',
  '/store': '/',
  '/store/special-offers?sortBy=recent': '/special-offers?sortBy=recent',
  '/store/nope': '/',
  '/store/bedroom/sofas?page=2': '/store/sofas-chairs/sofas?page=2',
  '/store/bedroom/nope': '/',
  [`/product/${nobody}`]: '/',
  [`/brand/${nobody}`]: '/',
  '/range/nope': '/',
  '/property/999999': '/',
  '/page/nope': '/',
  '/search?q=oak&sortBy=recent': '/search/oak?sortBy=recent',
}

test('a link to an address that redirects leads to its target, and Back to the page with the link', async ({
  page,
  request,
}) => {
  await open(page, '/terms')
  for (const [from, to] of Object.entries(redirects)) {
    await test.step(from, async () => {
      const answer = await request.get(from, { maxRedirects: 0 })
      expect([301, 302]).toContain(answer.status())
      expect(answer.headers().location).toBe(to)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
      await expect(page).toHaveURL('/disclaimer')
      await expectRedirect(page, from, to)
      await page.goBack()
      await expect(page).toHaveURL('/terms')
    })
  }
})

test('Back to an address that redirects passes through it once', async ({ page }) => {
  await open(page, '/terms')
  await expectOneStepBack(page, '/clearance', '/special-offers')
})
