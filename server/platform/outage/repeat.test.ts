import { expect, it, vi } from 'vitest'
import { repeatThroughOutages } from './repeat.ts'
import { DatabaseUnavailable } from './unavailable.ts'

const away = new Error('Failed query', { cause: new DatabaseUnavailable() })

it('a step interrupted by an outage is repeated once the database answers', async () => {
  const check = vi.fn(async () => true).mockResolvedValueOnce(false)
  const step = vi.fn(async () => 'done').mockRejectedValueOnce(away)
  expect(await repeatThroughOutages({ check }, 60_000)(step)).toBe('done')
  expect(check).toHaveBeenCalledTimes(2)
  expect(step).toHaveBeenCalledTimes(2)
})

it('an outage that does not end is reported at the deadline', async () => {
  const step = vi.fn().mockRejectedValue(away)
  await expect(repeatThroughOutages({ check: async () => false }, 100)(step)).rejects.toBe(away)
  expect(step).toHaveBeenCalledTimes(1)
})

it('another failure is reported at once', async () => {
  const step = vi.fn().mockRejectedValue(new Error('a bug'))
  await expect(repeatThroughOutages({ check: async () => true }, 60_000)(step)).rejects.toThrow('a bug')
  expect(step).toHaveBeenCalledTimes(1)
})
