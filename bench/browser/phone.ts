import type { Browser, CDPSession, Page } from '@playwright/test'

/** A mid-range phone on a slow mobile connection. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}
const slowness = 4

export type Phone = { page: Page; tools: CDPSession; close(): Promise<void> }

/** Each phone is new, with an empty cache. */
export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  await tools.send('Network.enable')
  await tools.send('Network.emulateNetworkConditions', line)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return { page, tools, close: () => context.close() }
}
