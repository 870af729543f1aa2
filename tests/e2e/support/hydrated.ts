import { expect, type Page } from '@playwright/test'

/** Waits for hydration, before which menus and suggestions do not open. */
export async function visitHydrated(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible({ timeout: 15_000 })
}
