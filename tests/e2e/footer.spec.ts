import { expect, type Page, test } from '@playwright/test'
import { answerInstead, enterFromSignIn } from './support/client-visit.ts'
import { beKnown, phone } from './support/visit.ts'

type Settings = {
  openingTimesWeekdays: string
  openingTimesSunday: string
  openNow: string
  categories: { name: string; routeName: string }[]
  shop: {
    name: string
    street: string
    town: string
    postcode: string
    phone: string
    socialLinks: { network: string; url: string }[]
  }
}

// A route handler that is still pending when a journey ends would fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const footer = (page: Page) => page.getByRole('contentinfo')

async function openFooter(page: Page): Promise<Settings> {
  await page.goto('/terms')
  return (await page.request.get('/api/settings/public')).json()
}

const listLinks = (page: Page, name: string) =>
  footer(page)
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))

test('the foot of every page shows address, opening hours and ways to reach the shop', async ({ page }) => {
  const { shop, openNow, openingTimesWeekdays, openingTimesSunday } = await openFooter(page)
  expect(openNow).toMatch(/^(Open until|Closed, opens) /)
  await expect(footer(page).getByText(openNow, { exact: true })).toBeVisible()
  await expect(page.getByRole('banner').getByText(openNow, { exact: true }).first()).toBeAttached()
  const lines = footer(page).locator('address > *')
  await expect(lines).toHaveText([shop.street, shop.town, shop.postcode])
  await expect(footer(page).locator('dl')).toHaveText(
    `Monday to Saturday${openingTimesWeekdays}Sunday${openingTimesSunday}`,
  )
  const digits = shop.phone.replaceAll(' ', '')
  await expect(footer(page).getByRole('link', { name: shop.phone })).toHaveAttribute('href', `tel:${digits}`)
  await expect(footer(page).getByRole('link', { name: 'Email Us' })).toHaveAttribute('href', '/contact')
  await expect(footer(page).getByRole('link', { name: 'How To Find Us' })).toHaveAttribute('href', '/find-us')
})

test('the footer links to both social networks', async ({ page }) => {
  const { shop } = await openFooter(page)
  expect(shop.socialLinks).toHaveLength(2)
  for (const { network, url } of shop.socialLinks) {
    await expect(footer(page).getByRole('link', { name: network })).toHaveAttribute('href', url)
  }
})

test('the footer links to every category, and to the six pages of the small print', async ({ page }) => {
  const { categories } = await openFooter(page)
  expect(await listLinks(page, 'Shop')).toEqual(categories.map(({ name, routeName }) => [name, `/store/${routeName}`]))
  const print = await listLinks(page, 'Information')
  expect(print.slice(0, 6)).toEqual([
    ['Terms', '/terms'],
    ['Disclaimer', '/disclaimer'],
    ['Privacy and Cookie Policy', '/privacy-policy'],
    ['Vulnerable Customers Policy', '/vulnerable-customers-policy'],
    ['Customer Complaint', '/customer-complaint'],
    ['Interest Free Credit', '/interest-free-credit'],
  ])
  for (const [, path] of print) expect((await page.request.get(path ?? '')).status(), path ?? '').toBe(200)
})

test('the copyright of the footer runs from 2023 to this year', async ({ page }) => {
  const { shop } = await openFooter(page)
  await expect(footer(page).getByText(`© 2023–${new Date().getFullYear()} ${shop.name}`)).toBeVisible()
})

const uneven = 'Mon–Tue 9am - 5.30pm, Wed 9am - 8pm, Thu–Fri 9am - 5.30pm, Sat 9am - 4.30pm'

for (const size of [phone, { width: 320, height: 700 }, { width: 850, height: 900 }, { width: 1200, height: 900 }]) {
  test(`hours that differ, and long ones, fit every page at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await beKnown(page)
    await answerInstead<object>(page, '**/api/settings/public', (settings) => ({
      ...settings,
      openingTimesWeekdays: uneven,
      openingTimesSunday: `By appointment ${'only'.repeat(26)}`,
    }))
    for (const path of ['/find-us', '/contact', '/']) {
      await enterFromSignIn(page, path)
      const hours = page.getByText(uneven)
      expect(await hours.count(), path).toBeGreaterThan(1)
      expect(await hours.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth))).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(size.width)
    }
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    if (!(await opener.isVisible())) return
    await opener.click()
    await expect(menu).toBeVisible()
    expect(await menu.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  })
}
