import { expect, type Page, test } from '@playwright/test'
import { beKnown, desk, open } from './support/visit.ts'

test.use({ viewport: desk })

async function write(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await page.getByLabel('How can we help?').fill('Does the Alder come in green?')
}

test('a request is sent once at a time, and what was written is gone once it has arrived', async ({ page }) => {
  test.slow()
  await beKnown(page)
  let sent = 0
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/contact', async (route) => {
    sent += 1
    await held
    await route.fulfill({ json: {} })
  })
  await open(page, '/contact')
  await write(page)
  const send = page.getByRole('button', { name: 'Send Request' })
  await expect(send).toBeEnabled({ timeout: 30_000 })
  await send.click()
  const sending = page.getByRole('button', { name: 'Sending…' })
  await expect(sending).toBeDisabled()
  await sending.click({ force: true })
  await page.getByLabel('Name').press('Enter')
  letGo()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
  expect(sent).toBe(1)

  await page.getByRole('banner').getByRole('link', { name: 'Email Us' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  for (const label of ['Name', 'Email', 'How can we help?']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  }
  await expect(page.getByRole('button', { name: 'Send Request' })).toBeDisabled()
})
