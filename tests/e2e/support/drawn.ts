import { expect, type Locator, type Page } from '@playwright/test'

/** The first card with a picture: the newest product may be one that another journey has just made, without any. */
export const firstPictured = (page: Page): Locator =>
  page.locator('a[href^="/product/"]:has(img[src*="/media/"])').first()

/** Pictures load as they come into sight. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0)
}
