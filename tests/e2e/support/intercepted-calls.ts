import type { Page, Route } from '@playwright/test'

/**
 * Handles the first call to an address; later ones reach the shop. The route is never removed, because a call that the page
 * makes during the removal may stay without an answer.
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

/** Aborts the calls to an address until the returned function is called. */
export const cut = (page: Page, address: string | RegExp) => untilReleased(page, address, (route) => route.abort())

/** Lets the shop carry the call out, but loses its answer. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort()
}

/** Delays the calls to an address until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    // The page may have aborted the call meanwhile.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

/**
 * The shop carries out the first call to an address at once, but its answer arrives only when the returned function is
 * called. Later calls are answered at once.
 */
export async function delayFirst(page: Page, address: string): Promise<() => Promise<void>> {
  const [late, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await onFirstCall(page, address, async (route) => {
    const response = await route.fetch()
    await late.promise
    // The page may have aborted the call meanwhile.
    await route.fulfill({ response }).catch(() => undefined)
    arrived.resolve()
  })
  return async () => {
    late.resolve()
    await arrived.promise
    // This request is answered after the late answer, so the page has received that when this one ends.
    await page.evaluate(() => fetch('/healthz').then(() => undefined))
  }
}

/**
 * Fails the page's first call to an address with this ending, and dispatches an event before React renders the failure, which
 * the page reads in microtasks. `on` is a selector; without it the event goes to the window.
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
