import { expect, test } from 'vitest'
import { z } from 'zod'
import { deriveUuid } from './derive-uuid.ts'

test('the same that is sent under the same key has the same uuid, anything else another one', () => {
  const uuid = deriveUuid('key', { text: 'oak' })
  expect(deriveUuid('key', { text: 'oak' })).toBe(uuid)
  const others = [deriveUuid('key', { text: 'ash' }), deriveUuid('other', { text: 'oak' })]
  const withoutKey = [deriveUuid(undefined, { text: 'oak' }), deriveUuid(undefined, { text: 'oak' })]
  expect(new Set([uuid, ...others, ...withoutKey]).size).toBe(5)
})

test('each is a uuid that calls accept', () => {
  for (let n = 0; n < 100; n++) expect(z.uuid().safeParse(deriveUuid('key', { n })).success).toBe(true)
})
