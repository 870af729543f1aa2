import type { Locator } from '@playwright/test'

/**
 * Puts the caret into a formatted text, and waits until its editor has received it: the browser sends the event a moment after
 * the click, and a key pressed sooner would act at the former position.
 */
export async function placeCaret(element: Locator, position: { x: number; y: number }): Promise<void> {
  await element.click({ position })
  await element.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}
