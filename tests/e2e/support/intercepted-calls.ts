import type { Page, Route } from '@playwright/test'

/**
 * Handles the first call to an address; later ones reach the shop. The route is never taken away: a call that the page
 * makes in that moment may stay without an answer.
 */
export async function onFirstCall(page: Page, address: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(address, (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return handle(route)
  })
}

/** Handles the calls to an address until the returned function is called; later ones reach the shop. */
export async function untilReleased(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isReleased = false
  await page.route(address, (route) => (isReleased ? route.fallback() : handle(route)))
  return () => {
    isReleased = true
  }
}

/** Cuts the calls to an address off until the returned function is called. */
export const cut = (page: Page, address: string | RegExp) => untilReleased(page, address, (route) => route.abort())

/** The shop carries the call out, and its answer is lost. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Delays the calls to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    // The page may have aborted it meanwhile.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

/**
 * The shop carries the first call to an address out at once, and its answer is late: it arrives once the returned function
 * is called. Later calls are answered at once.
 */
export async function delayFirst(page: Page, address: string): Promise<() => Promise<void>> {
  const [late, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await onFirstCall(page, address, async (route) => {
    const response = await route.fetch()
    await late.promise
    // The page may have aborted it meanwhile.
    await route.fulfill({ response }).catch(() => undefined)
    arrived.resolve()
  })
  return async () => {
    late.resolve()
    await arrived.promise
    // What is asked for now is answered after it.
    await page.evaluate(() => fetch('/healthz').then(() => undefined))
  }
}

/**
 * Fails the page's first call to an address that ends so, and has an event follow before React renders what that means: the
 * page reads a failure in microtasks. `on`: a selector, or the window.
 */
export const failJustBefore = (page: Page, ending: string, event: { type: string; on?: string }) =>
  page.evaluate(
    ([ending, { type, on }]) => {
      const send = window.fetch
      window.fetch = async (...call) => {
        if (!String(call[0]).endsWith(ending)) return send(...call)
        window.fetch = send
        await new Promise((resolve) => setTimeout(resolve))
        const target = on ? document.querySelector(on) : window
        let steps = 50
        const follow = () =>
          steps-- > 0 ? queueMicrotask(follow) : target?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
        follow()
        throw new TypeError('Failed to fetch')
      }
    },
    [ending, event] as const,
  )
