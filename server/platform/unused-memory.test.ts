import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { releaseMemoryWhenQuiet, releaseUnusedMemory } from './unused-memory.ts'

// As `--expose-gc` does, with which the shop is started.
setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('memory that nothing uses is returned', () => {
  vi.stubGlobal('gc', gc)
  let held: unknown[] = Array.from({ length: 1_000_000 }, (_, i) => ({ i }))
  const before = process.memoryUsage().heapTotal
  expect(held).toHaveLength(1_000_000)
  held = []
  releaseUnusedMemory('last-resort')
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 20_000_000)
})

test('memory left over from a busy time is released once, in a quiet moment', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const collect = vi.fn()
  vi.stubGlobal('gc', collect)
  const use = (utilization: number, megabytes: number) => {
    vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue({ utilization, active: 0, idle: 0 })
    vi.spyOn(process.memoryUsage, 'rss').mockReturnValue(megabytes * 1_000_000)
  }
  const later = () => vi.advanceTimersByTimeAsync(1000)
  use(0, 200)
  const { close } = releaseMemoryWhenQuiet(pino({ level: 'silent' }), 1000)
  await later()
  use(0.5, 300)
  await later()
  expect(collect).not.toHaveBeenCalled()
  use(0, 300)
  await later()
  expect(collect).toHaveBeenCalledOnce()
  await later()
  expect(collect).toHaveBeenCalledOnce()
  use(0, 250)
  await later()
  use(0, 290)
  await later()
  expect(collect).toHaveBeenCalledTimes(2)
  await close()
})
