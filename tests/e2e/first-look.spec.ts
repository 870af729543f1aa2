import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

/** What a visit must never do: complain in the console, or ask anything of another host. */
function watch(page: Page): { faults: string[] } {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') faults.push(request.url())
  })
  return { faults }
}

async function lookAround(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Sofas & Chairs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sofas & Chairs')
  await page.getByRole('main').getByRole('link', { name: 'Sofas', exact: true }).click()
  await expect(page).toHaveURL('/store/sofas-chairs/sofas')
  await expect(page.getByRole('status')).toHaveText('5 products')
}

test.describe('at a desk', () => {
  test.use({ viewport: desk })

  test('a shopper finds a sofa and is led to the form that asks about it', async ({ page }) => {
    const { faults } = watch(page)
    await lookAround(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.locator('summary', { hasText: 'Colour' }).click()
    await page.getByRole('checkbox', { name: /^Sage/ }).check()
    await expect(page).toHaveURL(/\/sofas\?properties=\d+$/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Remove filter Sage' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Alder 3 Seater Sofa/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    await page.getByRole('link', { name: 'Oat', exact: true }).filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/\/product\/[\w-]+\/alder-3-seater-sofa\/[\w-]+$/)
    await page.getByRole('link', { name: 'Contact us about this product' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
    await expect(page.getByLabel('How can we help?')).toHaveValue(/Alder 3 Seater Sofa, Oat/)
    await expect(page.getByLabel('Department')).toHaveValue(/[1-9]/)
    expect(faults).toEqual([])
  })

  test('an enquiry is refused without loss, then sent, and answered with the special offers', async ({ page }) => {
    await page.goto('/contact')
    const send = page.getByRole('button', { name: 'Send Request' })
    await expect(send).toBeDisabled()
    await page.getByLabel('Name').fill('Ada Byron')
    await page.getByLabel('Email').fill('ada@example')
    await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
    await expect(send).toBeEnabled({ timeout: 30_000 })
    await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
    await page.getByLabel('Email').fill('ada@example.com')
    await send.click()
    await expect(page.getByRole('alert')).toContainText('Nothing you wrote is lost')
    await expect(page.getByLabel('How can we help?')).toHaveValue('Does the Alder come in green?')
    await expect(send).toBeEnabled({ timeout: 30_000 })
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
    await expect(page.getByRole('heading', { name: 'Special Offers' })).toBeVisible()
  })

  test('Back leads to the filtered list at the place where it was left', async ({ page }) => {
    await page.goto('/search?sortBy=priceHigh')
    const card = page.getByRole('main').getByRole('listitem').nth(18).getByRole('link')
    await card.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(500)
    await card.click()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/search?sortBy=priceHigh')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  })

  test('a list is leafed through from its own top, and its first page has no number', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('link', { name: 'Page 2' }).last().click()
    await expect(page).toHaveURL('/search?page=2')
    await expect(page.locator('#products')).toBeInViewport()
    await page.getByRole('link', { name: 'Page 1' }).last().click()
    await expect(page).toHaveURL('/search')
  })

  test('another order starts again at the first page', async ({ page }) => {
    await page.goto('/search?page=2')
    await page.getByLabel('Sort by').selectOption('Price: low to high')
    await expect(page).toHaveURL('/search?sortBy=priceLow')
  })

  for (const text of ['oak & ash', 'a/b', '100%', '%2F', '..', 'é']) {
    test(`a search for “${text}” is about just that`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('searchbox').fill(text)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${text}`)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for ${text}`)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: desk })

  test('a shopper finds a sofa all the same', async ({ page }) => {
    const { faults } = watch(page)
    await lookAround(page)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.locator('summary', { hasText: 'Colour' }).click()
    await page.getByRole('checkbox', { name: /^Sage/ }).check()
    await page.getByRole('button', { name: /^Show \d+ products/ }).click()
    await expect(page.getByRole('link', { name: 'Remove filter Sage' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Alder 3 Seater Sofa/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 3 Seater Sofa')
    await page.getByRole('link', { name: 'Contact us about this product' }).click()
    await expect(page.locator('noscript p')).toContainText('This form needs JavaScript')
    expect(faults).toEqual([])
  })

  test('the search form and the order of a list work as plain forms', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').fill('velvet sofa')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search/velvet%20sofa')
    await page.getByLabel('Sort by').selectOption('Newest')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sortBy=recent/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu opens, shows one category at a time, and closes on the way', async ({ page }) => {
    await page.goto('/')
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

  for (const width of [320, 390]) {
    test(`nothing is wider than a screen of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      for (const path of ['/', '/store/bedroom', '/search', '/find-us', '/contact', '/terms']) {
        await page.goto(path)
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }
    })
  }
})

test('what is unknown is said to be, and old ways lead on', async ({ request, page }) => {
  const unknown = await page.goto('/no/such/place')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByText('The requested page either does not exist, or you do not have access.')).toBeVisible()
  expect((await request.get('/unauthorised')).status()).toBe(200)
  const moves = {
    '/store': '/',
    '/store/special-offers': '/special-offers',
    '/clearance': '/special-offers',
    '/store/no-such-shelf': '/',
    '/product/00000000-0000-4000-8000-000000000000': '/',
    '/store/bedroom/sofas': '/store/sofas-chairs/sofas',
  }
  for (const [from, to] of Object.entries(moves)) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([301, 302], from).toContain(answer.status())
    expect(answer.headers().location, from).toBe(to)
  }
})

for (const [name, viewport] of Object.entries({ desk, phone })) {
  test(`every kind of page is usable with assistive technology: ${name}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize(viewport)
    const product = await findFirstProduct(page)
    const paths = ['/', '/store/bedroom', '/store/sofas-chairs/sofas', '/search/velvet', '/search/zzzzzz', product]
    for (const path of [
      ...paths,
      '/contact',
      '/find-us',
      '/terms',
      '/latest-products',
      '/range/alder',
      '/unauthorised',
    ]) {
      await page.goto(path)
      await expectAccessible(page, path)
    }
    await page.goto('/search')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expectAccessible(page, 'the filters, open')
  })
}

async function findFirstProduct(page: Page): Promise<string> {
  await page.goto('/store/sofas-chairs/sofas')
  return (await page.locator('#products a[href^="/product/"]').first().getAttribute('href')) ?? ''
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
  expect(found, what).toEqual([])
}
