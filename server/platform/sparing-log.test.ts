import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLog } from './log.ts'
import { logCounts, logSparingly, maxPerKind, maxTogether } from './sparing-log.ts'

type Line = Record<string, unknown>
const lines: Line[] = []
const log = openLog('info', { isTTY: false, write: (line: string) => lines.push(JSON.parse(line)) > 0 } as never)
beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
})
afterEach(() => {
  logCounts(log)
  vi.useRealTimers()
})

const refuse = (from: string, times: number) => {
  for (let n = 0; n < times; n++)
    logSparingly(log, { level: 'info', words: 'refused', shared: { from }, own: { requestId: `r${n}` } })
}

test('logs the first lines of each kind, and after a minute the number of the others', () => {
  refuse('here', 1000)
  refuse('there', 2)
  expect(lines.filter(({ from }) => from === 'here')).toHaveLength(maxPerKind)
  expect(lines.at(-1)).toMatchObject({ msg: 'refused', from: 'there', requestId: 'r1' })
  lines.length = 0
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'more of these within a minute: refused', from: 'here', more: 1000 - maxPerKind }),
  ])
  refuse('here', 1)
  expect(lines).toHaveLength(2)
})

test('limits the lines of a minute from all sources, and counts each one', () => {
  for (let place = 0; place < 10_000; place++) refuse(`place ${place}`, 2)
  expect(lines).toHaveLength(maxTogether)
  vi.advanceTimersByTime(60_000)
  expect(lines.length).toBeLessThanOrEqual(2 * maxTogether + 1)
  const counted = lines.reduce((sum, { more }) => sum + Number(more ?? 1), 0)
  expect(counted).toBe(20_000)
})

test('adds no line for a minute in which nothing was left out', () => {
  refuse('here', maxPerKind)
  vi.advanceTimersByTime(120_000)
  expect(lines).toHaveLength(maxPerKind)
})
