/** Runs the work when the browser is idle. Safari has no `requestIdleCallback`, so it waits 200 ms. */
export function runWhenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
