import { expect, type Locator, type Page, test } from '@playwright/test'
import { findFaults } from '../support/axe.ts'
import { openPlace, unfold } from '../support/back-office.ts'
import { desktop, phone } from '../support/visit.ts'

const laptop = { width: 1366, height: 768 }
const entries = (page: Page) => page.getByRole('navigation', { name: 'Back office' }).locator('> div > ul > li')

test('the navigation has eight entries, fits a laptop with any group open, and works by keyboard', async ({ page }) => {
  await page.setViewportSize(laptop)
  await page.goto('/admin')
  await expect(entries(page)).toHaveCount(8)
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  for (const group of ['Catalogue', 'The site', 'Library', 'Shop']) {
    await unfold(page, group)
    await expect(navigation.getByRole('button', { expanded: true })).toHaveText([group])
    await expect(navigation.getByRole('button', { name: 'Shop', exact: true })).toBeInViewport({ ratio: 1 })
    await expect(navigation.getByRole('link').last()).toBeInViewport({ ratio: 1 })
  }
  await navigation.getByRole('button', { name: 'The site', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(navigation.getByRole('link', { name: 'Home page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home page')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(navigation.getByRole('link', { name: 'Home page' })).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(navigation.getByRole('button', { expanded: true })).toHaveText(['The site'])
})

test('a record opened from its list gets the focus, and so does the list afterwards', async ({ page }) => {
  await page.goto('/admin/brands')
  await page.locator('[data-row]').first().press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: '← Brands' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brands')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a dialog that opens with its page gets the focus', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'New product' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused()
})

test('a phone has the same navigation, and Ctrl-K begins with recent pages', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/admin')
  await page.getByRole('button', { name: /^Menu/ }).click()
  const menu = page.getByRole('dialog', { name: 'Back office' })
  await expect(menu.getByRole('listitem')).toHaveCount(8)
  await menu.getByRole('button', { name: 'The site', exact: true }).click()
  expect(await findFaults(page)).toEqual([])
  await menu.getByRole('link', { name: 'Announcement' }).click()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Announcement')

  await page.setViewportSize(desktop)
  await openPlace(page, 'Shop', 'Opening hours')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening hours')
  await page.goto('/admin/brands')
  const brand = page.getByRole('table').getByRole('link').first()
  const name = (await brand.textContent()) ?? ''
  await brand.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await page.keyboard.press('ControlOrMeta+k')
  const found = page.getByRole('dialog').getByRole('option')
  await expect(found.nth(0)).toHaveText(`${name}Recently used · Brands`)
  await expect(found.nth(1)).toHaveText('BrandsRecently used')
  await expect(found.nth(2)).toHaveText('Opening hoursRecently used')
  await expect(found.nth(3)).toHaveText('AnnouncementRecently used')
  expect(await findFaults(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('the number of unread enquiries comes from the newest request, though an earlier answer arrives later', async ({
  page,
}) => {
  const late = Promise.withResolvers<void>()
  let isFirst = true
  await page.route('**/api/staff/enquiries/count', async (route) => {
    const unread = isFirst ? 3 : 2
    if (isFirst) {
      isFirst = false
      await late.promise
    }
    // The page may have aborted the request meanwhile.
    await route.fulfill({ json: { unread, overdue: 0 } }).catch(() => undefined)
  })
  await page.goto('/admin/brands')
  const navigation = page.getByRole('navigation', { name: 'Back office' })
  await navigation.getByRole('link', { name: 'Products', exact: true }).click()
  await expect(navigation.getByText('2 unread')).toBeVisible()
  late.resolve()
  await page.evaluate(() => fetch('/healthz').then(() => undefined))
  await expect(navigation.getByText('2 unread')).toBeVisible()
})

/** The pixels of an element's focus ring that its scrolling box cuts off at the right. */
const measureCutRing = (control: Locator) =>
  control.evaluate((element) => {
    const box = element.closest('.scroll-sideways')?.getBoundingClientRect()
    const { outlineOffset, outlineWidth } = getComputedStyle(element)
    const ring =
      element.getBoundingClientRect().right + Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    return Math.max(0, ring - (box?.right ?? 0))
  })

test('the focus ring in the last column of a table is drawn whole', async ({ page }) => {
  const more = page.getByRole('table').getByRole('button', { name: /^More for/ })
  await page.goto('/admin/products?q=Alder+3+Seater')
  await more.first().press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(more.first()).toBeFocused()
  expect(await measureCutRing(more.first())).toBe(0)
  await page.getByRole('link', { name: 'Alder 3 Seater Sofa' }).click()
  await more.last().press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(more.last()).toBeFocused()
  expect(await measureCutRing(more.last())).toBe(0)
})
