import { expect, test } from 'vitest'
import { createByteStore } from './byte-store.ts'

test('drops the least recently used value', () => {
  const store = createByteStore<string>(30)
  for (const key of ['a', 'b', 'c']) store.keep(key, key, 10)
  store.find('a')
  store.keep('d', 'd', 10)
  expect(['a', 'b', 'c', 'd'].filter((key) => store.find(key))).toEqual(['a', 'c', 'd'])
})

test('a value that replaces another frees its bytes', () => {
  const store = createByteStore<string>(30)
  for (let turn = 0; turn < 5; turn += 1) store.keep('a', `${turn}`, 10)
  store.keep('b', 'b', 10)
  expect(store.find('a')).toBe('4')
})
