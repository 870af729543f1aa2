import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { answerInstead } from './support/client-visit.ts'
import { hold } from './support/intercepted-calls.ts'
import { desktop, followLink, open, phone } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const sizes = { desktop, phone }

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`at the size of a ${name}`, () => {
    test.use({ viewport })

    test('an empty list says so and shows new products', async ({ page }) => {
      await open(page, '/search/zzzzzz')
      await expect(page.getByRole('main').getByText('Call the shop on').locator('a[href^="tel:"]')).toHaveCount(1)
      await expect(page.getByRole('main').getByRole('link', { name: 'New In', exact: true })).toHaveAttribute(
        'href',
        '/latest-products',
      )
      await expect(page.getByRole('heading', { name: 'No results for zzzzzz' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'send us a message' })).toHaveAttribute(
        'href',
        '/contact',
      )
      await expect(page.getByRole('heading', { name: "Why not see what's New In instead?" })).toBeVisible()
      const [rule, width] = await page
        .getByRole('main')
        .locator('hr')
        .evaluate((line) => [line.clientWidth, line.parentElement?.clientWidth ?? 0])
      expect((rule ?? 0) / (width ?? 1)).toBeCloseTo(0.5, 2)
      await expect(page.getByRole('main')).toContainText(
        'Elevate your home with our newest arrivals, carefully curated to bring fresh inspiration and style to every corner.',
      )
      await expectAccessible(page)
    })

    test('a search for a misspelt word shows the corrected spelling', async ({ page }) => {
      await open(page, '/search/velevt')
      await expect(page.getByText('Showing results for “velvet”')).toBeVisible()
      await expect(page.locator('#products a[href^="/product/"]').first()).toBeVisible()
    })

    test('skeletons replace cards only during a noticeable wait', async ({ page }) => {
      await open(page, '/search')
      const skeletons = page.locator('#products li[aria-hidden=true]')
      const letGo = await hold(page, '**/api/search/')
      await page.getByLabel('Sort by').selectOption('Newest')
      await expect(skeletons).toHaveCount(10)
      letGo()
      await expect(skeletons).toHaveCount(0)
      await expect(page).toHaveURL('/search?sortBy=recent')
    })
  })
}

test.describe('page numbers', () => {
  test('are clamped between the first and the last', async ({ page }) => {
    await page.goto('/search?page=999')
    const last = page.getByRole('navigation', { name: 'Pages, below the products' }).locator('[aria-current=page]')
    await expect(last).not.toHaveText('999')
    await expect(page.locator('#products a[href^="/product/"]').first()).toBeVisible()
    await page.goto('/search?page=-1')
    await expect(page.locator('[aria-current=page]', { hasText: /^1$/ }).first()).toBeVisible()
  })

  test('have links to the previous and next page, also on a phone', async ({ page }) => {
    test.slow()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await open(page, '/search')
      const pages = page.getByRole('navigation', { name: 'Pages, below the products' })
      await pages.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL('/search?page=2')
      await expect(page.getByRole('region', { name: 'Products', exact: true })).toBeFocused()
      await pages.getByRole('link', { name: 'Previous page' }).click()
      await expect(page).toHaveURL('/search')
      await expect(pages.getByRole('link', { name: 'Previous page' })).toHaveCount(0)
    }
  })

  test('are above and below the products', async ({ page }) => {
    await page.goto('/search')
    await expect(page.getByRole('navigation', { name: /^Pages, / })).toHaveCount(2)
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: sizes.desktop })

  test('a card shows its second picture under the pointer', async ({ page }) => {
    await open(page, '/store/sofas-chairs/sofas')
    const card = page.locator('#products a[href^="/product/"]').first()
    await expect(card.locator('img')).toHaveCount(1)
    await card.hover()
    await expect(card.locator('img')).toHaveCount(2)
    const second = card.locator('[data-second-shown]')
    await expect(second).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(second).toHaveCSS('opacity', '0')
  })

  test('badges of a card and of its product are shown as the specification writes them', async ({ page }) => {
    await page.goto('/search')
    const card = page.locator('#products li').filter({ hasText: 'more options available · immediate delivery' }).first()
    const shown = /^(on display · )?more options available · immediate delivery$/
    await expect(card.locator('.notes')).toHaveText(shown, { useInnerText: true })
    await page.goto((await card.getByRole('link').first().getAttribute('href')) ?? '')
    for (const badge of ['more options available', 'immediate delivery'])
      await expect(page.locator('#product header li', { hasText: badge })).toHaveText(badge, { useInnerText: true })
  })
})

test('new products are headed by the shop’s text and picture, or by the plain name without them', async ({ page }) => {
  const address = '/api/category/pageinfo/latest-products'
  const info = await (await page.request.get(address)).json()
  expect(info.pageTitle && info.description && info.banner).toBeTruthy()
  await open(page, '/')
  await page.locator('a[href="/latest-products"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(info.pageTitle)
  await expect(page.getByRole('main')).toContainText(info.description)
  await expect(page.getByRole('img', { name: info.banner.alt }).first()).toBeVisible()

  await page.route(`**${address}`, (route) =>
    route.fulfill({ json: { ...info, pageTitle: '', description: '', banner: null } }),
  )
  await open(page, '/')
  await page.locator('a[href="/latest-products"]:visible').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Products')
})

test('/latest-products shows the new products alone', async ({ page, request }) => {
  const { products, total } = await (await request.post('/api/search/', { data: { newProductsOnly: true } })).json()
  const all = await (await request.post('/api/search/', { data: {} })).json()
  expect(total).toBeLessThan(all.total)
  await page.goto('/latest-products')
  const links = page.locator('#products a[href^="/product/"]')
  const shown = await links.evaluateAll((cards) => cards.map((card) => card.getAttribute('href')?.split('/')[2]))
  expect([...new Set(shown)]).toEqual(products.map(({ uuid }: { uuid: string }) => uuid))
})

test('every kind of listing explains when filters leave nothing, and links back', async ({ page, request }) => {
  test.slow()
  const { filters } = await (await request.post('/api/search/', { data: {} })).json()
  const [brand] = filters.brandFilters
  const [property] = filters.propertyFilters[0].items
  const words = {
    '/range/alder': 'No products in Alder',
    [`/brand/${brand.value}`]: `No products by ${brand.label}`,
    [`/property/${property.value}`]: `No products listed under ${property.label}`,
    '/store/sofas-chairs/sofas': 'No Sofas',
    '/special-offers': 'No Special Offers',
    '/latest-products': 'No Latest Products',
    '/search': 'No products found',
    '/search/oak': 'No results for oak',
  }
  await answerInstead<object>(page, '**/api/search/', (all) => ({ ...all, products: [], total: 0 }))
  await open(page, '/terms')
  for (const [address, text] of Object.entries(words)) {
    const other = address === '/special-offers' ? 'newProductsOnly' : 'onSaleOnly'
    await followLink(page, `${address}?${other}=true`)
    await expect(page.getByRole('main').getByRole('heading', { name: text, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', address)
  }
})

test('an unknown filter is ignored', async ({ page }) => {
  test.slow()
  for (const query of ['brandUuid=00000000-0000-4000-8000-00000000dead', 'categoryId=987654', 'properties=987654']) {
    await page.goto(`/special-offers?${query}`)
    await expect(page.locator('#products a[href^="/product/"]').first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
  }
})

test('a range answered with nothing is reported as missing', async ({ page }) => {
  await open(page, '/')
  await page.route('**/api/range/alder', (route) => route.fulfill({ json: {} }))
  await page.locator('a[href="/range/alder"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Range not found')
})

test('a slow category shows five placeholders', async ({ page }) => {
  await open(page, '/store/sofas-chairs')
  const letGo = await hold(page, '**/api/category/pageinfo/bedroom')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Bedroom' }).click()
  const placeholders = page.locator('main ul[aria-hidden=true] > li')
  await expect(placeholders).toHaveCount(5)
  expect((await placeholders.first().boundingBox())?.height).toBe(300)
  const share = await placeholders.first().evaluate((card) => {
    const [column = ''] = getComputedStyle(card.parentElement ?? card).gridTemplateColumns.split(' ')
    return card.getBoundingClientRect().width / Number.parseFloat(column)
  })
  expect(share).toBeCloseTo(0.95, 2)
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedroom')
  await expect(placeholders).toHaveCount(0)
})

test('filters and order are on one line on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/search/sofa')
  const filters = await page.getByRole('button', { name: 'Filters' }).boundingBox()
  expect(filters?.y).toBe((await page.getByLabel('Sort by').boundingBox())?.y)
})
