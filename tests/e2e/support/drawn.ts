import { expect, type Locator } from '@playwright/test'

/** Pictures load as they come into sight. */
export async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
  await expect.poll(width, { timeout: 15_000 }).toBeGreaterThan(0)
}
