const tickMs = 5

/**
 * Milliseconds as the timer of this process counts them. What keeps the process from working keeps the clock from
 * ticking, so nothing looks late because the machine is busy.
 */
export function openTickClock() {
  let now = 0
  const timer = setInterval(() => {
    now += tickMs
  }, tickMs)
  return { now: () => now, close: () => clearInterval(timer) }
}
