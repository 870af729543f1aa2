import { findKind } from '../../platform/http/request-kinds.ts'

/** The upper limits of the histogram in milliseconds; one more bucket counts the slower pages. */
export const limitsMs = [1, 2, 3, 5, 8, 12, 20, 30, 40, 60, 80, 120, 200, 300, 500, 800, 1200, 2000, 3000, 5000]

/** How fast pages were answered in the last hour. */
type ResponseTimeCounts = {
  /** The number of pages in each bucket of `limitsMs`. */
  counts: number[]
  /** The number of pages that were sent from the cache. */
  fromMemory: number
}

export type ResponseTimes = {
  /** Cheap enough for every request. */
  note(ms: number, fromMemory: boolean): void
  read(): ResponseTimeCounts
}

/** Matches feeds, icons and other files, which do not count as pages. */
const file = /\.\w+$/

export const notePages = (responseTimes: ResponseTimes) => (url: string, ms: number, fromMemory: boolean) => {
  if (findKind(url) === 'page' && !file.test(url)) responseTimes.note(ms, fromMemory)
}

const slotMs = 5 * 60_000
const slots = 12

/** Counts in memory, in slices of five minutes, and drops those older than an hour. */
export function openResponseTimes(now: () => number = Date.now): ResponseTimes {
  const emptySlot = () => ({ counts: new Array<number>(limitsMs.length + 1).fill(0), fromMemory: 0 })
  let kept = [emptySlot()]
  let begun = now()
  const turn = () => {
    const passed = Math.floor((now() - begun) / slotMs)
    if (passed <= 0) return
    begun += passed * slotMs
    const fresh = Array.from({ length: Math.min(passed, slots) }, emptySlot)
    kept = [...fresh, ...kept].slice(0, slots)
  }
  return {
    note: (ms, fromMemory) => {
      turn()
      const [slot] = kept
      if (!slot) return
      const at = limitsMs.findIndex((limit) => ms <= limit)
      const bucket = at < 0 ? limitsMs.length : at
      slot.counts[bucket] = (slot.counts[bucket] ?? 0) + 1
      if (fromMemory) slot.fromMemory++
    },
    read: () => {
      turn()
      return addResponseTimes(kept)
    },
  }
}

export function addResponseTimes(times: ResponseTimeCounts[]): ResponseTimeCounts {
  const total = (at: number) => times.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0)
  return {
    counts: Array.from({ length: limitsMs.length + 1 }, (_, at) => total(at)),
    fromMemory: times.reduce((sum, { fromMemory }) => sum + fromMemory, 0),
  }
}

/** The limit within which this share of the pages was answered; null if it is above the last limit, or without pages. */
export function findLimit({ counts }: ResponseTimeCounts, share: number): number | null {
  const wanted = counts.reduce((sum, count) => sum + count, 0) * share
  let passed = 0
  const at = counts.findIndex((count) => {
    passed += count
    return passed >= wanted && passed > 0
  })
  return limitsMs[at] ?? null
}
