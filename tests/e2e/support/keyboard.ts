import { expect, type Locator, type Page } from '@playwright/test'

const most = 200

/** Presses Tab until the element has the focus, once it is on the page. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor({ state: 'attached' })
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluateAll((found) => found.some((element) => element === document.activeElement))) return
  }
  await expect(wanted, `reached within ${most} steps`).toBeFocused()
}
