import { expect, test } from '@playwright/test'
import { desktop, moving, open, phone } from './support/visit.ts'

test.use(moving)

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('a list is paged from its own top, and its first page has no number', async ({ page }) => {
    await open(page, '/search')
    await page.getByRole('link', { name: 'Page 2' }).last().click()
    await expect(page).toHaveURL('/search?page=2')
    await expect(page.locator('#products')).toBeInViewport()
    await page.getByRole('link', { name: 'Page 1' }).last().click()
    await expect(page).toHaveURL('/search')
  })

  test('another order returns to the first page', async ({ page }) => {
    await open(page, '/search?page=2')
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await expect(page).toHaveURL('/search?sortBy=priceLow')
  })

  for (const text of ['oak & ash', 'a/b', '100%', '%2F', '..', 'é']) {
    test(`a search for “${text}” finds only that`, async ({ page }) => {
      await open(page, '/')
      await page.getByRole('searchbox').fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${text}`)
      // While a page loads slowly, its heading shows before the address changes.
      await expect(page).toHaveURL(/\/search/)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${text}`)
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu opens, shows one category at a time, and closes when a link is followed', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByText('Bedroom', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Divan Beds' })).toBeVisible()
    await menu.getByText('Flooring', { exact: true }).tap()
    await expect(menu.getByRole('link', { name: 'Divan Beds' })).toBeHidden()
    await menu.getByText('Bedroom', { exact: true }).tap()
    await menu.getByRole('link', { name: 'Divan Beds' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Divan Beds')
    await expect(menu).toBeHidden()
  })
})

test('unknown pages are explained, and old addresses redirect', async ({ request, page }) => {
  const unknown = await page.goto('/no/such/place')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByText('The requested page either does not exist, or you do not have access.')).toBeVisible()
  expect((await request.get('/unauthorised')).status()).toBe(200)
  const moves = {
    '/store': '/',
    '/store/special-offers': '/special-offers',
    '/clearance': '/special-offers',
    '/store/no-such-category': '/',
    '/product/00000000-0000-4000-8000-000000000000': '/',
    '/store/bedroom/sofas': '/store/sofas-chairs/sofas',
  }
  for (const [from, to] of Object.entries(moves)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([301, 302], from).toContain(answer.status())
    expect(answer.headers().location, from).toBe(to)
  }
})
