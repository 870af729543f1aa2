import { expect, test } from 'vitest'
import { Amount } from './fields.ts'

const refusal = (value: unknown) => Amount.safeParse(value).error?.issues[0]?.message

test('an amount that is typed in words is refused as no number, and an empty one as missing', () => {
  expect(refusal('ten')).toBe('An amount is a number, such as 10 or 12.50.')
  expect(refusal(Number.NaN)).toBe('An amount is needed.')
  expect(refusal(12.5)).toBeUndefined()
})
