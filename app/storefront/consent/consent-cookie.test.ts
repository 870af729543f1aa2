import { expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent-cookie.ts'

test('reads a missing cookie as no answer', () => {
  expect(readConsent('')).toBeUndefined()
  expect(readConsent('theme=dark; not_cookie_consent=true')).toBeUndefined()
})

test('reads any stored value as an answer, and only true as consent', () => {
  expect(readConsent('a=b; cookie_consent=true; c=d')).toBe(true)
  expect(readConsent('cookie_consent=false')).toBe(false)
  expect(readConsent('cookie_consent=')).toBe(false)
})

test('keeps consent for a year, and a refusal for as long as the shop says', () => {
  expect(writeConsent(true, 1, false)).toBe('cookie_consent=true; Max-Age=31536000; Path=/; SameSite=Strict')
  expect(writeConsent(false, 1, false)).toBe('cookie_consent=false; Max-Age=86400; Path=/; SameSite=Strict')
  expect(writeConsent(false, 30, false)).toContain('Max-Age=2592000;')
})

test('is sent over https alone where the shop has https', () => {
  expect(writeConsent(true, 1, true)).toMatch(/; Secure$/)
})

test('reads back the answer it wrote', () => {
  for (const accepted of [true, false]) {
    expect(readConsent(writeConsent(accepted, 1, true).split(';')[0] ?? '')).toBe(accepted)
  }
})
