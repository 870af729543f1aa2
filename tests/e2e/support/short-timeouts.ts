import type { Page } from '@playwright/test'

/** Makes calls of the next page time out after a twentieth of the usual time, until the returned function is called. */
export async function shortenTimeouts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const usual = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (limit) => usual(limit / 20)
    Reflect.set(window, 'restoreTimeouts', () => {
      AbortSignal.timeout = usual
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'restoreTimeouts')())
}
