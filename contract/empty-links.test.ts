import { expect, test } from 'vitest'
import { z } from 'zod'
import { findEmptyLinks, withoutEmptyLinks } from './empty-links.ts'

test.each(['[care]()', 'See [our *care* guide](https://).', '[a](<>)', '[a]( http:// "Title")', '[](mailto:)'])(
  '%s leads nowhere',
  (text) => {
    expect(findEmptyLinks(text)).toHaveLength(1)
  },
)

test.each(['[care](/page/care)', '[care](https://shop.example)', '[x](#top)', '\\[care]()', 'f(x) [1]', '[ ](/a)', ''])(
  '%j is no empty link',
  (text) => {
    expect(findEmptyLinks(text)).toEqual([])
  },
)

test('each is told where it stands, and a button with words alone at its address', () => {
  const Edit = withoutEmptyLinks(
    z.object({
      ctaString: z.string(),
      ctaUrl: z.string(),
      parts: z.array(z.object({ text: z.string() })),
    }),
  )
  const parts = [{ text: 'fine' }, { text: '[Look](https://)' }]
  const issues = Edit.safeParse({ ctaString: 'Look', ctaUrl: '', parts }).error?.issues
  expect(issues?.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['ctaUrl', 'The button has words but no address. Say where it leads.'],
    ['parts.1.text', 'The link “Look” has no address. Say where it leads, or remove it.'],
  ])
  expect(Edit.safeParse({ ctaString: '', ctaUrl: '', parts: [] }).success).toBe(true)
  expect(Edit.safeParse({ ctaString: '', ctaUrl: '/a', parts: [] }).success).toBe(true)
})
