import type { Page } from '@playwright/test'

export type Timeline = { paintedMs: number; largestMs: number; largest: string; shift: number; blockedMs: number }
type Notes = {
  painted: number
  largest: number
  what: string
  shifts: { at: number; value: number }[]
  tasks: { at: number; lasted: number }[]
}
declare global {
  interface Window {
    benchNotes: Notes
  }
}

/** Must be called before the page is opened. */
export async function keepTimeline(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes: Notes = { painted: 0, largest: 0, what: '', shifts: [], tasks: [] }
    window.benchNotes = notes
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') notes.painted = startTime
    })
    watch('largest-contentful-paint', (entry) => {
      const { element, startTime } = entry as PerformanceEntry & { element?: Element }
      notes.largest = startTime
      notes.what = element?.tagName.toLowerCase() ?? ''
    })
    watch('layout-shift', (entry) => {
      const { startTime, value } = entry as PerformanceEntry & { value: number }
      notes.shifts.push({ at: startTime, value })
    })
    watch('longtask', ({ startTime, duration }) => {
      notes.tasks.push({ at: startTime, lasted: duration })
    })
  })
}

export async function readTimeline(page: Page): Promise<Timeline> {
  const { painted, largest, what, shifts, tasks } = await page.evaluate(() => window.benchNotes)
  const after = tasks.filter(({ at, lasted }) => at + lasted > painted)
  return {
    paintedMs: painted,
    largestMs: largest,
    largest: what,
    shift: largestWindow(shifts),
    blockedMs: after.reduce((sum, { lasted }) => sum + lasted - 50, 0),
  }
}

/** Shifts count together while less than a second apart, for five seconds at most. */
function largestWindow(shifts: Notes['shifts']): number {
  let worst = 0
  let [begun, last, sum] = [0, Number.NEGATIVE_INFINITY, 0]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - begun > 5000) [begun, sum] = [at, 0]
    last = at
    sum += value
    worst = Math.max(worst, sum)
  }
  return worst
}
