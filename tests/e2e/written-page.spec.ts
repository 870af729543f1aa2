import { expect, test } from '@playwright/test'
import { desktop, followLink, phone } from './support/visit.ts'

test.use({ viewport: desktop })

test('a page shows its title, the date of its last change and its text', async ({ page, request }) => {
  const { title, date } = await (await request.get('/api/pages/terms')).json()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
  await expect(page.getByRole('main').getByText(`Updated ${day}`)).toBeVisible()
  await expect(page.locator(`time[datetime="${date}"]`)).toHaveText(day)
  await expect(page.getByRole('main').locator('.prose p').first()).toBeVisible()
})

test('indented lines of a text, which Markdown keeps as they are, do not widen the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.route('**/api/pages/terms', async (route) => {
    const response = await route.fetch()
    const bodyHtml = `<pre><code>${'A paragraph that was pasted with its indent. '.repeat(5)}\nAnother</code></pre>`
    await route.fulfill({ response, json: { ...(await response.json()), bodyHtml } })
  })
  await page.goto('/disclaimer')
  await followLink(page, '/terms')
  await expect(page.locator('.prose pre')).toContainText('Another')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
})
