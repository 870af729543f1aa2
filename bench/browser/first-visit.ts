import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { openPhone } from './phone.ts'
import { keepTimeline, readTimeline, type Timeline } from './timeline.ts'
import { countTraffic, type Traffic } from './traffic.ts'

export type Visit = Timeline & Traffic

const quiet = 2000
const timeoutMs = 120_000

/** Opens a page on a new phone, and waits without touching it until the network is idle. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const phone = await openPhone(browser)
  try {
    await keepTimeline(phone.page)
    const traffic = countTraffic(phone.tools)
    await phone.page.goto(address, { waitUntil: 'load', timeout: timeoutMs })
    const deadline = performance.now() + timeoutMs
    while (traffic.quietMs() < quiet && performance.now() < deadline) await pause(100)
    return { ...(await readTimeline(phone.page)), ...traffic.sum() }
  } finally {
    await phone.close()
  }
}
