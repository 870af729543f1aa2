import { expect, test, vi } from 'vitest'
import { makeOnce } from './make-once.ts'

test('a value is made once, when it is first asked for', () => {
  const make = vi.fn(() => ({ name: 'sofa' }))
  const read = makeOnce(make)
  expect(make).not.toHaveBeenCalled()
  expect(read()).toBe(read())
  expect(make).toHaveBeenCalledTimes(1)
})

test('a promise that failed is made again, and one that did not is kept', async () => {
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
