import { expect, test } from 'vitest'
import { readConsent, writeConsent } from './consent-cookie.ts'

test('nothing stored is no answer', () => {
  expect(readConsent('')).toBeUndefined()
  expect(readConsent('theme=dark; not_cookie_consent=true')).toBeUndefined()
})

test('any stored value is an answer, and only true is a yes', () => {
  expect(readConsent('a=b; cookie_consent=true; c=d')).toBe(true)
  expect(readConsent('cookie_consent=false')).toBe(false)
  expect(readConsent('cookie_consent=')).toBe(false)
})

test('a yes is kept for a year, a no for as long as the shop says', () => {
  expect(writeConsent(true, 1, false)).toBe('cookie_consent=true; Max-Age=31536000; Path=/; SameSite=Strict')
  expect(writeConsent(false, 1, false)).toBe('cookie_consent=false; Max-Age=86400; Path=/; SameSite=Strict')
  expect(writeConsent(false, 30, false)).toContain('Max-Age=2592000;')
})

test('over https it travels over https alone', () => {
  expect(writeConsent(true, 1, true)).toMatch(/; Secure$/)
})

test('what is written is read again', () => {
  for (const accepted of [true, false]) {
    expect(readConsent(writeConsent(accepted, 1, true).split(';')[0] ?? '')).toBe(accepted)
  }
})
