import type { Logger } from './log.ts'

type Facts = Record<string, unknown>
type Line = {
  level: 'debug' | 'info' | 'warn' | 'error'
  words: string
  /** The fields that lines of one kind share, repeated with their count. */
  shared?: Facts
  /** Facts of this line only. */
  own?: Facts
}
type Kind = Omit<Line, 'own'> & { times: number; written: number }
type Minute = { kinds: Map<string, Kind>; written: number; timer: NodeJS.Timeout }

/** Lines of one kind per minute. */
export const maxPerKind = 30
/** Lines of all kinds per minute, and how many kinds are counted separately: a flood can come from many addresses. */
export const maxTogether = 300
const minuteMs = 60_000

const minutes = new WeakMap<Logger, Minute>()

/**
 * For lines that anybody can cause: the first of each kind are written in a minute, and at its end the number of the
 * others. Otherwise a flood of refused requests would fill the disk, and hide every other line.
 */
export function logSparingly(log: Logger, { level, words, shared = {}, own }: Line): void {
  const minute = minutes.get(log) ?? beginMinute(log)
  const kind = findKind(minute, { level, words, shared })
  kind.times++
  if (kind.written >= maxPerKind || minute.written >= maxTogether) return
  kind.written++
  minute.written++
  log[level]({ ...shared, ...own }, words)
}

function beginMinute(log: Logger): Minute {
  const begun: Minute = { kinds: new Map(), written: 0, timer: setTimeout(() => logCounts(log), minuteMs).unref() }
  minutes.set(log, begun)
  return begun
}

/** Once there are too many kinds, lines of further kinds are counted together by their words. */
function findKind({ kinds }: Minute, { level, words, shared }: Omit<Line, 'own'>): Kind {
  const name = JSON.stringify([words, shared])
  const isKnown = kinds.has(name) || kinds.size < maxTogether
  const key = isKnown ? name : words
  const kind = kinds.get(key) ?? { level, words, shared: isKnown ? shared : {}, times: 0, written: 0 }
  kinds.set(key, kind)
  return kind
}

/** Writes the counts of the minute; called before its end when the process ends. */
export function logCounts(log: Logger): void {
  const minute = minutes.get(log)
  if (!minute) return
  clearTimeout(minute.timer)
  minutes.delete(log)
  for (const { level, words, shared, times, written } of minute.kinds.values()) {
    if (times > written) log[level]({ ...shared, more: times - written }, `more of these within a minute: ${words}`)
  }
}
