const tickMs = 5

/**
 * Milliseconds as this process's own timer counts them. The clock stops while the process gets no CPU time, so nothing looks
 * late because the machine is busy.
 */
export function openTickClock() {
  let now = 0
  const timer = setInterval(() => {
    now += tickMs
  }, tickMs)
  return { now: () => now, close: () => clearInterval(timer) }
}
