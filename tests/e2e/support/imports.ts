import { expect, type Page } from '@playwright/test'
import { findFaults } from './axe.ts'
import { desktop, phone } from './visit.ts'

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

/** Checks the page on a phone and a desktop, and leaves it at the size of a desktop. */
export async function expectInOrder(page: Page): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    expect(await findFaults(page)).toEqual([])
  }
}

export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await expect(came(page)).toContainText('This import has been undone.', long)
}
