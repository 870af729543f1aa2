import { expect, test } from 'vitest'
import { releaseUnusedMemory } from './unused-memory.ts'

test('memory that nothing uses is returned', async () => {
  let held: unknown[] = Array.from({ length: 1_000_000 }, (_, i) => ({ i }))
  const before = process.memoryUsage().heapTotal
  expect(held).toHaveLength(1_000_000)
  held = []
  await releaseUnusedMemory()
  expect(process.memoryUsage().heapTotal).toBeLessThan(before - 20_000_000)
})
