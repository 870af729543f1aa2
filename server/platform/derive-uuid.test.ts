import { expect, test } from 'vitest'
import { z } from 'zod'
import { deriveUuidFromKey } from './derive-uuid.ts'

test('the same content under the same key gets the same uuid, and anything else gets another', () => {
  const uuid = deriveUuidFromKey('key', { text: 'oak' })
  expect(deriveUuidFromKey('key', { text: 'oak' })).toBe(uuid)
  const others = [deriveUuidFromKey('key', { text: 'ash' }), deriveUuidFromKey('other', { text: 'oak' })]
  const withoutKey = [deriveUuidFromKey(undefined, { text: 'oak' }), deriveUuidFromKey(undefined, { text: 'oak' })]
  expect(new Set([uuid, ...others, ...withoutKey]).size).toBe(5)
})

test('API calls accept every derived uuid', () => {
  for (let n = 0; n < 100; n++) expect(z.uuid().safeParse(deriveUuidFromKey('key', { n })).success).toBe(true)
})
