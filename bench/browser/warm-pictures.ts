import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openPhone } from './phone.ts'

const timeoutMs = 120_000

/** Repeats the visit until no stand-in is served, because sizes of pictures are generated on first request. */
export async function warmPictures(browser: Browser, address: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while ((await countStandIns(browser, address)) > 0) {
    if (performance.now() > deadline) throw new Error(`the pictures of ${address} are not ready after ${timeoutMs} ms`)
    await pause(500)
  }
}

async function countStandIns(browser: Browser, address: string): Promise<number> {
  const { page, tools, close } = await openPhone(browser)
  let standIns = 0
  tools.on('Network.responseReceived', ({ response: { url, headers } }) => {
    const kept = headers['cache-control'] ?? headers['Cache-Control'] ?? ''
    if (new URL(url).pathname.startsWith('/media/') && !kept.includes('immutable')) standIns += 1
  })
  await page.goto(address, { waitUntil: 'networkidle', timeout: timeoutMs })
  await close()
  return standIns
}
