import { expect, test } from 'vitest'
import { z } from 'zod'
import { deriveUuid } from './derive-uuid.ts'

test('the same content under the same key gets the same uuid, and anything else gets another', () => {
  const uuid = deriveUuid('key', { text: 'oak' })
  expect(deriveUuid('key', { text: 'oak' })).toBe(uuid)
  const others = [deriveUuid('key', { text: 'ash' }), deriveUuid('other', { text: 'oak' })]
  const withoutKey = [deriveUuid(undefined, { text: 'oak' }), deriveUuid(undefined, { text: 'oak' })]
  expect(new Set([uuid, ...others, ...withoutKey]).size).toBe(5)
})

test('API calls accept every derived uuid', () => {
  for (let n = 0; n < 100; n++) expect(z.uuid().safeParse(deriveUuid('key', { n })).success).toBe(true)
})
