import { expect, test, vi } from 'vitest'
import { makeOnce } from './make-once.ts'

test('a value is created once, when it is first requested', () => {
  const make = vi.fn(() => ({ name: 'sofa' }))
  const read = makeOnce(make)
  expect(make).not.toHaveBeenCalled()
  expect(read()).toBe(read())
  expect(make).toHaveBeenCalledTimes(1)
})

test('a rejected promise is created again by the next call, and a fulfilled one is cached', async () => {
  let failures = 1
  const read = makeOnce(async () => {
    if (failures-- > 0) throw new Error('too many open files')
    return { name: 'sofa' }
  })
  await expect(read()).rejects.toThrow('too many open files')
  const made = read()
  expect(await made).toEqual({ name: 'sofa' })
  expect(read()).toBe(made)
})
