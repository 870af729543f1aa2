import { expect, type Page } from '@playwright/test'

/** A long timeout, because a task reads the file and makes the dry run. */
export const long = { timeout: 60_000 }

export async function send(page: Page, name: string, lines: string[]): Promise<void> {
  await page.goto('/admin/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible(long)
}

export const preview = (page: Page) => page.getByRole('button', { name: 'Preview the changes' }).click()
export const wouldDo = (page: Page) => page.getByRole('region', { name: 'Preview of the changes' })
export const came = (page: Page) => page.getByRole('region', { name: 'Result' })
export const step = (page: Page) => page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(came(page)).toContainText('This import has been undone.', long)
}
