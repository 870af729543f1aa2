import type { Page } from '@playwright/test'

/**
 * Stops a clock that was installed: only the journey advances it. It stops ten seconds ahead, because a busy machine may
 * pass a nearer moment before the browser gets the command, where no clock can be stopped any more.
 */
export const stopTheClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
