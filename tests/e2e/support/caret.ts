import type { Locator } from '@playwright/test'

/**
 * Puts the caret into a formatted text, and waits until its editor has heard of it: the browser says so a moment after the
 * click, and a key that comes sooner is taken for one at the place of before.
 */
export async function placeCaret(element: Locator, position: { x: number; y: number }): Promise<void> {
  await element.click({ position })
  await element.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}
