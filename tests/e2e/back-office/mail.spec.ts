import { expect, type Page, test } from '@playwright/test'
import { hireSales } from '../support/colleague.ts'

/** The shop of the journeys has no mail server, like every new shop. */

const bar = (page: Page) => page.getByRole('region', { name: 'Mail is not set up' })

test('a bar on every page says that mail is not set up, and links to the steps', async ({ page }) => {
  await page.goto('/admin/brands')
  await expect(bar(page)).toContainText('Nothing reaches shoppers or colleagues')
  await bar(page).getByRole('link', { name: 'Set up mail' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mail')
  await expect(page.getByText('SMTP_URL=smtp://')).toContainText('MAIL_FROM=')
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Behind the scenes' })).toContainText(
    'Mail is not set up, so nothing is sent.',
  )

  await bar(page).getByRole('button', { name: 'Hide' }).click()
  await expect(bar(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  const next = await page.context().newPage()
  await next.goto('/admin')
  await expect(bar(next)).toBeVisible()
})

test('the number of waiting mails includes a new invitation', async ({ page, browser }) => {
  await page.goto('/admin')
  await hireSales(browser, page, 'Mo Alder')
  await expect(async () => {
    await page.reload()
    await expect(bar(page)).toContainText(/mails? (is|are) kept as/, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
  await page.goto('/admin/mail')
  await expect(page.getByRole('region', { name: 'Mails kept as files' })).toContainText(/\d+ mails? (is|are) kept/)
})

test('an invitation says that no mail is sent', async ({ page }) => {
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await expect(page.getByRole('dialog')).toContainText('Mail is not set up. You get a link here, to pass on yourself.')
})

test('staff who are not owners are referred to the owner', async ({ page, browser }) => {
  await page.goto('/admin')
  const sales = await hireSales(browser, page, 'Nell Rowan')
  await sales.goto('/admin/enquiries')
  await expect(bar(sales)).toContainText('Please ask the owner.')
  await expect(bar(sales).getByRole('link')).toHaveCount(0)
  await sales.context().close()
})
