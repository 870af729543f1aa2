import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCommonPasswords } from './common-passwords.ts'
import { findWeakness } from './weakness.ts'

const isCommon = await readCommonPasswords()
const owned = {
  shopName: 'Hob & Lantern',
  host: 'www.hoblantern.co.uk',
  name: 'Ruth Elder',
  email: 'ruth.elder@mail.example',
}
const judge = (password: string) => findWeakness(password, owned, isCommon)

test.each([
  'aaaaaaaaaaaa',
  'abababababab',
  'showroomshowroom',
  'sofasofasofasof',
  'oakashoakashoakash',
  'passwordpassword',
])('%s repeats itself', (password) => {
  expect(judge(password)).toMatch(/^This password repeats a few characters\. Choose another/)
})

test.each([
  '123456789012',
  'abcdefghijklm',
  'qwertyuiop12',
  'poiuytrewq987',
  '1qaz2wsx3edc',
  'abc123def456',
  '!@#$%^&*()_+',
])('%s is a sequence', (password) => expect(judge(password)).toContain('is a row of keys'))

test.each([
  'Hob & Lantern',
  'hobandlantern',
  'HobLantern2026!',
  'Lantern-2026-Lantern',
  'l4ntern-furn1ture',
  'showroom-admin-1',
  'ruth.elder@mail.example',
  'Ruth-Elder-1984',
  'hoblantern.co.uk',
])('%s is made from facts about the shop and the person', (password) => {
  expect(judge(password)).toContain('made of the shop’s name')
})

test.each([
  'unbelievable',
  'Administrator',
  'password1234',
  '1234password!',
  'P@ssw0rd2026',
  '$unshine-2026',
  'sun-shine-2026',
  'Liverpool1892',
  'dragon dragon 7',
  'ｐａｓｓｗｏｒｄ1234',
])('%s is common', (password) => {
  expect(judge(password)).toContain('Many people use this password')
})

test.each([
  'oak and ash and thorn',
  'thorn and ash and oak',
  'quite another password',
  'lantern of the seven herons',
  'correct horse battery staple',
  '849302758201',
  'kV9#mq2Lx!7w',
  'Äpfel süß im Körbchen',
])('%s is accepted', (password) => {
  expect(judge(password)).toBeUndefined()
})

test('four random words are accepted, but not with a common password in their place', () => {
  const letters = fc.array(fc.constantFrom(...'bdfgklmnprstvwz'), { minLength: 16, maxLength: 40 })
  fc.assert(fc.property(letters, (drawn) => judge(drawn.join('')) === undefined || new Set(drawn).size < 6))
  const ornaments = fc.stringMatching(/^[0-9!?.]{6,12}$/)
  fc.assert(fc.property(ornaments, (ornament) => judge(`monkeys${ornament}`) !== undefined))
})
