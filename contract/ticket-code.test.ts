import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeTicketCode, readTicketCode } from './ticket-code.ts'

const code = fc.array(fc.nat(28), { minLength: 5, maxLength: 5 }).map((draws) => {
  const left = [...draws]
  return makeTicketCode(() => left.shift() ?? 0)
})
const characters = [...'23456789ABCDFGHJKMNPQRSTVWXYZ']

test('a code is read however it is spaced and capitalised', () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^[2-9A-DF-HJKMNP-TV-Z]{6}$/)
      expect(readTicketCode(` ${made.slice(0, 3).toLowerCase()}-${made.slice(3)} `)).toBe(made)
    }),
  )
})

test('a code with one wrong character, or two neighbours swapped, is no code', () => {
  fc.assert(
    fc.property(code, fc.nat(5), fc.nat(4), fc.constantFrom(...characters), (made, place, first, other) => {
      const wrong = made.slice(0, place) + other + made.slice(place + 1)
      expect(readTicketCode(wrong)).toBe(other === made[place] ? made : null)
      const swapped = made.slice(0, first) + made[first + 1] + made[first] + made.slice(first + 2)
      expect(readTicketCode(swapped)).toBe(swapped === made ? made : null)
    }),
  )
  expect(readTicketCode(makeTicketCode(randomInt))).not.toBeNull()
  for (const typed of ['', '2222', '0OIL1U', '022228', '22222222', '🪑🪑🪑🪑🪑🪑'])
    expect(readTicketCode(typed)).toBeNull()
})

test('codes on tickets that hang in the shop stay valid', () => {
  expect(['222222', '23456Z', 'ZYXWVR'].map(readTicketCode)).toEqual(['222222', '23456Z', 'ZYXWVR'])
})
