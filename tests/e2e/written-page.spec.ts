import { expect, test } from '@playwright/test'
import { desktop } from './support/visit.ts'

test.use({ viewport: desktop })

test('a page shows its title, the day of its last change and its text', async ({ page, request }) => {
  const { title, date } = await (await request.get('/api/pages/terms')).json()
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const day = new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
  await expect(page.getByRole('main').getByText(`Updated ${day}`)).toBeVisible()
  await expect(page.locator(`time[datetime="${date}"]`)).toHaveText(day)
  await expect(page.getByRole('main').locator('.prose p').first()).toBeVisible()
})
