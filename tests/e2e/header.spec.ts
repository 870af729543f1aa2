import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'
import { visitHydrated } from './support/hydrated.ts'
import { failJustBefore } from './support/intercepted-calls.ts'
import { desktop, moving, phone } from './support/visit.ts'

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const categories = (page: Page) => page.getByRole('navigation', { name: 'Categories' })

test.describe('on a desktop', () => {
  test.use({ viewport: desktop })

  test('New In comes first, Special Offers last, and a category links to its page', async ({ page }) => {
    await visitHydrated(page)
    const links = categories(page).getByRole('link')
    await expect(links.first()).toHaveText('New In')
    await expect(links.last()).toHaveText('Special Offers')
    await links.filter({ hasText: 'Bedroom' }).click()
    await expect(page).toHaveURL('/store/bedroom')
  })

  test('phone, email, directions and credit are linked', async ({ page }) => {
    await page.goto('/terms')
    const strip = page.getByRole('banner')
    const credit = strip.getByRole('link', { name: 'Interest free credit available' })
    await expect(strip.getByRole('link', { name: '01632 960147', exact: true })).toHaveAttribute(
      'href',
      'tel:01632960147',
    )
    await expect(strip.getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', '/contact')
    await expect(strip.getByRole('link', { name: 'Find Us' })).toHaveAttribute('href', '/find-us')
    await expect(credit.first()).toHaveAttribute('href', '/interest-free-credit')

    await answerInstead<object>(page, '**/api/settings/public', (all) => ({ ...all, showInterestFreeCredit: false }))
    await enterFromSignIn(page, '/terms')
    await expect(strip.getByRole('link', { name: 'Email Us' })).toBeVisible()
    await expect(credit).toHaveCount(0)
  })

  test('a pointer opens a category, moves into it and follows a link', async ({ page }) => {
    test.slow()
    await visitHydrated(page, '/terms')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const bar = categories(page)
    await bar.getByRole('link', { name: 'Sofas & Chairs', exact: true }).hover()
    const seeAll = bar.getByRole('link', { name: 'See All Sofas' })
    await expect(seeAll).toBeVisible()
    await expect(bar.getByRole('link', { name: /See the range/ })).toBeVisible()
    const picks = bar.locator('.category-panel:not([hidden]) > div > ul > li').first().locator('ul').getByRole('link')
    await expect(picks.first()).toHaveAttribute('href', /^\/(brand|property)\/sofas-chairs\/sofas\/[\w-]+\/[\w-]+$/)
    await expect(picks.last()).toHaveText('See All Sofas')
    await expectAccessible(page)

    await bar.getByRole('link', { name: 'Bedroom', exact: true }).hover()
    await expect(bar.getByRole('link', { name: 'See All Divan Beds' })).toBeVisible()
    await expect(seeAll).toBeHidden()
    await bar.getByRole('link', { name: 'Sofas & Chairs', exact: true }).hover()
    await expect(seeAll).toBeVisible()
    const tiles = asked.filter((path) => path.startsWith('/api/range/navbar/'))
    expect(new Set(tiles).size, 'one tile a category').toBe(2)
    expect(tiles.length, 'each asked for once').toBe(2)
    expect(asked.filter((path) => path === '/api/category/navbar')).toHaveLength(1)

    await seeAll.hover()
    await seeAll.click()
    await expect(page).toHaveURL('/store/sofas-chairs/sofas')
    await expect(seeAll).toBeHidden()
  })

  test('menus whose details cannot be loaded request them once at each opening', async ({ page }) => {
    let asked = 0
    await page.route('**/api/category/navbar', (route) => {
      asked += 1
      return route.fulfill({ status: 503, json: { title: 'Busy', reason: 'Please try again.' } })
    })
    await visitHydrated(page, '/terms')
    const bar = categories(page)
    await bar.getByRole('link', { name: 'Sofas & Chairs', exact: true }).hover()
    await expect(bar.getByRole('link', { name: 'See All Sofas' })).toBeVisible()
    await bar.getByRole('link', { name: 'Bedroom', exact: true }).hover()
    await expect(bar.getByRole('link', { name: 'See All Divan Beds' })).toBeVisible()
    // One request when the pointer came near, and one when each menu opened.
    expect(asked).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(3)
  })

  test('menus whose details fail to load as a pointer comes near request them again', async ({ page }) => {
    let asked = 0
    page.on('request', (request) => request.url().endsWith('/api/category/navbar') && asked++)
    await visitHydrated(page, '/terms')
    await failJustBefore(page, '/api/category/navbar', { type: 'pointerover', on: 'nav[aria-label=Categories]' })
    await categories(page).getByRole('link', { name: 'Sofas & Chairs', exact: true }).hover()
    await expect.poll(() => asked).toBe(1)
  })

  test('the keyboard opens a category and moves through it, and Escape closes it', async ({ page }) => {
    await visitHydrated(page)
    const bar = categories(page)
    const unfold = bar.getByRole('button', { name: 'Bedroom menu' })
    await bar.getByRole('link', { name: 'Bedroom', exact: true }).focus()
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    await expect(unfold).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(unfold).toHaveAttribute('aria-expanded', 'true')
    await expect(bar.getByRole('link', { name: 'See All Divan Beds' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(bar.locator('.category-panel:not([hidden]) a').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(unfold).toBeFocused()
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
    await expect(bar.getByRole('link', { name: 'See All Divan Beds' })).toBeHidden()
  })

  test('a menu closes when the focus moves on', async ({ page }) => {
    await visitHydrated(page)
    const bar = categories(page)
    const unfold = bar.getByRole('button', { name: 'Bedroom menu' })
    await unfold.press('Enter')
    await expect(bar.getByRole('link', { name: 'See All Divan Beds' })).toBeVisible()
    await bar.getByRole('link', { name: 'New In' }).focus()
    await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  })

  test('the announcement is read out once, and can be paused', async ({ page }) => {
    await page.emulateMedia(moving)
    await visitHydrated(page)
    const announcement = page.getByRole('region', { name: 'Announcement' })
    await expect(announcement.locator('.marquee > :not([aria-hidden])')).toHaveCount(1)
    const text = (await announcement.locator('.marquee > :not([aria-hidden])').textContent()) ?? ''
    const copies = text.length >= 64 ? 1 : text.length >= 32 ? 2 : 3
    await expect(announcement.locator('.marquee > *')).toHaveCount(copies)
    const motion = () => announcement.locator('.marquee').evaluate((line) => getComputedStyle(line).animationPlayState)
    expect(await motion()).toBe('running')
    await announcement.getByRole('checkbox', { name: 'Pause the announcement' }).check({ force: true })
    expect(await motion()).toBe('paused')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const name = () => announcement.locator('.marquee').evaluate((line) => getComputedStyle(line).animationName)
    expect(await name()).toBe('none')
    await expect(announcement.getByRole('checkbox')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  // Motion stays reduced: for a panel that moves, Playwright would scroll the page away from the pointer.
  test.use({ viewport: desktop, javaScriptEnabled: false })

  test('a pointer or the keyboard opens the sub-categories of a category', async ({ page }) => {
    await page.goto('/terms')
    const bar = categories(page)
    const divans = bar.getByRole('link', { name: 'Divan Beds', exact: true })
    await expect(divans).toBeHidden()
    await bar.getByRole('link', { name: 'Bedroom', exact: true }).focus()
    await expect(divans).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(
      bar
        .getByRole('listitem')
        .filter({ hasText: /^Bedroom/ })
        .locator('li a')
        .first(),
    ).toBeFocused()
    await bar.getByRole('link', { name: 'New In' }).focus()
    await expect(divans).toBeHidden()
    await bar.getByRole('link', { name: 'Bedroom', exact: true }).hover()
    await divans.hover()
    await divans.click()
    await expect(page).toHaveURL('/store/bedroom/divan-beds')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the panel shows opening hours, one open category, and the ways to reach the shop', async ({ page }) => {
    test.slow()
    await visitHydrated(page, '/terms')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeFocused()
    await expect(menu).toContainText('Monday to Saturday')
    for (const way of ['Email', 'Phone', 'Location', 'New In', 'Special Offers']) {
      await expect(menu.getByRole('link', { name: way, exact: true })).toBeVisible()
    }
    await menu.getByText('Bedroom', { exact: true }).tap()
    await menu.getByText('Flooring', { exact: true }).tap()
    await expect(menu.locator('details[open]')).toHaveCount(1)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  })

  test('a link to the current page closes the panel too', async ({ page }) => {
    await visitHydrated(page, '/latest-products')
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('link', { name: 'New In' }).tap()
    await expect(menu).toBeHidden()
  })
})
