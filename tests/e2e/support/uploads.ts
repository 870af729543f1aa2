import type { Page } from '@playwright/test'

export type Sent = { name: string; mimeType: string; buffer: Buffer }

/** Chooses files with the button of this name. */
export async function send(page: Page, files: Sent[], label = 'Upload pictures'): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: label }).click()
  await (await chooser).setFiles(files)
}

/** The list entry of a pending or failed upload. */
export const upload = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name })
