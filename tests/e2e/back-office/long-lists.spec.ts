import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../support/axe.ts'
import { hold } from '../support/intercepted-calls.ts'
import { askShopDatabase } from '../support/shop-database.ts'
import { stopTheClock } from '../support/stopped-clock.ts'

test('a list of many redirects has pages, and searching or sorting returns to the first', async ({ page }) => {
  test.slow()
  await askShopDatabase(
    (sql) =>
      sql`insert into redirects (from_path, to_path)
        select '/old-' || lpad(n::text, 3, '0'), '/latest-products' from generate_series(1, 205) n`,
  )
  await page.goto('/admin/redirects?sort=from&q=old-')
  const rows = page.getByRole('table', { name: 'Redirects' }).getByRole('row')
  await expect(rows).toHaveCount(101)
  await expect(page.getByRole('status').filter({ hasText: '205 redirects' })).toBeVisible()
  // Both clicks in one step: neither waits for the effect of the other.
  await page.getByRole('button', { name: 'Next' }).evaluate((next: HTMLButtonElement) => {
    next.click()
    next.click()
  })
  await expect(rows).toHaveCount(6)
  await expect(rows.last()).toContainText('/old-205')
  await expectNoFaults(page)
  await expect(page).toHaveURL(/page=3/)
  await page.reload()
  await expect(rows.last()).toContainText('/old-205')
  await page.getByRole('button', { name: 'Previous' }).press('Enter')
  await page.getByRole('button', { name: 'Next' }).press('Enter')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 3 of 3')
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
  await expect(page.getByText('Sorted by ‘Old address’, A to Z')).toBeVisible()
  await page.getByRole('button', { name: 'Old address' }).click()
  await expect(page.getByText('Sorted by ‘Old address’, Z to A')).toBeVisible()
  await expect(rows).toHaveCount(101)
  await page.getByRole('searchbox').fill('old-17')
  await expect(rows).toHaveCount(11)
  await askShopDatabase((sql) => sql`delete from redirects where from_path like '/old-___'`)
})

test('a list keeps what is typed while it loads', async ({ page }) => {
  await page.goto('/admin/products')
  const release = await hold(page, '**/api/staff/products?**')
  const byName = page.getByRole('columnheader', { name: 'Name' })
  const byPrice = page.getByRole('columnheader', { name: 'Price' })
  await expect(byName).toHaveAttribute('aria-sort', 'ascending')
  await byPrice.getByRole('button').click()
  await expect(byPrice).toHaveAttribute('aria-sort', 'ascending')
  await byName.getByRole('button').click()
  await expect(byName).toHaveAttribute('aria-sort', 'ascending')
  await byName.getByRole('button').click()
  await expect(byName).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('searchbox').fill('sofa')
  release()
  await expect(page).toHaveURL(/\?(?=.*q=sofa)(?=.*sort=-name)/)
  await expect(async () => {
    const names = await page.locator('[data-row]').allTextContents()
    expect(names).not.toEqual([])
    // Numbers sort by value: 390 before 1440.
    const { compare } = new Intl.Collator('en-GB', { numeric: true })
    expect(names).toEqual(names.toSorted((a, b) => compare(b, a)))
  }).toPass({ timeout: 5000 })
})

test('a row that is pressed right after the last letter of a search opens', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/products')
  const row = page.locator('[data-row]').first()
  const name = (await row.textContent()) ?? ''
  const release = await hold(page, '**/api/staff/products/*')
  await stopTheClock(page)
  await page.getByRole('searchbox').fill('sofa')
  const asked = page.waitForRequest('**/api/staff/products/*')
  await row.click()
  await asked
  await page.clock.runFor(1000)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('words that were typed right before a row was opened are searched for on Back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/brands')
  const row = page.locator('[data-row]').first()
  const name = (await row.textContent()) ?? ''
  await stopTheClock(page)
  await page.getByRole('searchbox').fill('nonsuch')
  await row.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('nonsuch')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/\/admin\/brands\?q=nonsuch$/)
  await expect(page.getByRole('status').filter({ hasText: /brands?$/ })).toHaveText('0 brands')

  // The list shows before the address changes.
  await page.getByRole('searchbox').fill('')
  await page.clock.runFor(1000)
  await row.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('a row stays under the pointer until it is released, whatever was typed into the search', async ({ page }) => {
  await page.clock.install()
  await page.goto('/admin/brands')
  const row = page.locator('[data-row]').first()
  const name = (await row.textContent()) ?? ''
  const rows = page.getByRole('status').filter({ hasText: /brands?$/ })
  await stopTheClock(page)
  await page.getByRole('searchbox').fill('nonsuch')
  await row.hover()
  await page.mouse.down()
  await page.clock.runFor(1000)
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  await page.goBack()
  await page.getByRole('searchbox').fill('nonsuch')
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(1000)
  await expect(rows).toHaveText('0 brands')
})
