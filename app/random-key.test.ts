import { expect, test } from 'vitest'
import { Uuid } from '../contract/staff/fields.ts'
import { makeKey } from './random-key.ts'

test('each key is a new random UUID', () => {
  const keys = Array.from({ length: 200 }, makeKey)
  for (const key of keys) expect(Uuid.parse(key)).toBe(key)
  expect(new Set(keys).size).toBe(200)
})
