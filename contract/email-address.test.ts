import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.ts'

test.each([
  'jane@example.com',
  'tom&mary@example.com',
  'a/b.c+d=e@sub.example.co.uk',
  "o'neill@example.com",
  'jane@example.xn--p1ai',
  '{jane}~1@x-1.example',
])('%s is an address, as browsers find', (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(true)
})

test.each([
  ...['', 'jane', 'jane@', '@example.com', 'jane@example', 'jane@.com', 'jane@-a.com', 'jane@a-.com', 'jane@example.'],
  ...['jane smith@example.com', 'jane@exam ple.com', 'jane@a.com\nbcc: b@c.com', 'jane@a.com,b@c.com', '<j@a.com>'],
  'jané@example.com',
  'jane@example.com\n',
  `jane@${'a'.repeat(64)}.com`,
])('%j is none', (address) => {
  expect(EmailAddress.safeParse(address).success).toBe(false)
})
