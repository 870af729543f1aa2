import type { Page } from '@playwright/test'

export async function openFilter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.locator('#filters summary', { hasText: name }).click()
}
