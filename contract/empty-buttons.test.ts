import { expect, test } from 'vitest'
import { z } from 'zod'
import { withButtonAddress } from './empty-buttons.ts'

test('a button with a label alone is reported at its address', () => {
  const Edit = withButtonAddress(z.object({ ctaString: z.string(), ctaUrl: z.string() }))
  const issues = Edit.safeParse({ ctaString: 'Look', ctaUrl: '' }).error?.issues
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['ctaUrl', 'The button has words but no address. Say where it leads.'],
  ])
  expect(Edit.safeParse({ ctaString: ' ', ctaUrl: '' }).success).toBe(true)
  expect(Edit.safeParse({ ctaString: '', ctaUrl: '/a' }).success).toBe(true)
  expect(Edit.safeParse({ ctaString: 'Look', ctaUrl: '/a' }).success).toBe(true)
})
