import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

test('a module is loaded by the first call of its function', async () => {
  const load = vi.fn(async () => ({ add: (one: number, other: number) => one + other, other: () => '' }))
  const add = onDemand(load, 'add')
  expect(load).not.toHaveBeenCalled()
  expect(await add(1, 2)).toBe(3)
  expect(load).toHaveBeenCalled()
})

test('a call rejects with the error of the function', async () => {
  const fail = async () => {
    throw new Error('the disk is full')
  }
  await expect(onDemand(async () => ({ fail }), 'fail')()).rejects.toThrow('the disk is full')
})
