import { expect, type Locator, type Page } from '@playwright/test'

/** The first card with a picture, because the newest product may be another journey's, without pictures. */
export const firstPictured = (page: Page): Locator =>
  page.locator('a[href^="/product/"]:has(img[src*="/media/"])').first()

/** Scrolls to the picture, because pictures load when they become visible. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0)
}
