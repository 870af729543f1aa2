import { expect, test } from 'vitest'
import { NeededLine, OptionalEmail, RouteName } from './fields.ts'
import { Email } from './sign-in.ts'

test('spaces that are pasted with an email address are left out', () => {
  for (const field of [OptionalEmail, Email]) expect(field.parse(' jane@example.com\u00a0')).toBe('jane@example.com')
  expect(OptionalEmail.parse(' ')).toBe('')
  expect(Email.safeParse(' ').success).toBe(false)
})

test.each(['', ' ', '\u00a0', '\u200b', '\u202a \u202c'])('the name %j, which nobody can see, is refused', (name) => {
  expect(
    NeededLine(160, 'A name')
      .safeParse(name)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['A name is needed.'])
})

test('a blank address of a page is said to be missing', () => {
  expect(RouteName.safeParse(' ').error?.issues.map(({ message }) => message)).toEqual([
    'An address is needed, such as dining-chairs.',
  ])
})
