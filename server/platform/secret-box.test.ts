import { expect, test } from 'vitest'
import { openSecretBox } from './secret-box.ts'

const box = openSecretBox('the secret of this shop, and of no other')

test('a sealed text is opened with the same secret for the same purpose, and is never the same twice', () => {
  const sealed = box.seal('pässwörd', 'mail sending')
  expect(box.open(sealed, 'mail sending')).toBe('pässwörd')
  expect(sealed).not.toContain('pässwörd')
  expect(box.seal('pässwörd', 'mail sending')).not.toBe(sealed)
})

test('texts that earlier versions sealed can still be opened', () => {
  const sealed = 'IiwEkHQJ.8pQdtgMsJL_-ayfKwZK6rDGkcdry_GmF8PQi4Fb_Or8QAhlJ'
  expect(box.open(sealed, 'mail sending')).toBe('password')
})

test('a sealed text cannot be opened with another secret, for another purpose, or once a character of it was changed', () => {
  const sealed = box.seal('password', 'mail sending')
  expect(openSecretBox('another secret of thirty-two characters').open(sealed, 'mail sending')).toBeUndefined()
  expect(box.open(sealed, 'mail replies')).toBeUndefined()
  const at = sealed.indexOf('.') + 4
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  expect(box.open(changed, 'mail sending')).toBeUndefined()
  const cut = sealed.slice(0, sealed.indexOf('.') + 9)
  for (const wrong of ['', '.', 'x.y', cut, sealed.slice(0, -6)])
    expect(box.open(wrong, 'mail sending')).toBeUndefined()
})
