import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTicketCode, ticketAddress } from '../../../../contract/ticket-code.ts'
import { readScanned } from './read-scanned.ts'

test('a ticket’s address or its bare code is read, and nothing else', () => {
  const code = makeTicketCode(randomInt)
  const path = ticketAddress(code)
  for (const text of [
    code,
    code.toLowerCase(),
    `https://shop.example${path}`,
    `http://localhost:3000${path}/`,
    path.toUpperCase(),
  ])
    expect(readScanned(text)).toBe(code)
  for (const text of ['', 'https://shop.example/', `https://shop.example/x${path}`, '5012345678900', `${path}2`])
    expect(readScanned(text)).toBeNull()
})
