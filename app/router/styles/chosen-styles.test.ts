import { expect, test } from 'vitest'
import { createStyles } from './chosen-styles.ts'

const sheet = [
  '/*! a licence; with { marks */@layer theme,base;@layer theme{:root{--line:url("data:,{;}")}}',
  '@layer base{a{color:red}button:not(.plain){color:blue}}@layer components;',
  '@layer utilities{.card{margin:0}.card .price,.total{font-weight:600}.fold:is(.open,:hover){rotate:1turn}',
  '.md\\:w-\\[1\\.5rem\\]{width:1.5rem}.\\32 xl{width:2rem}.turn{animation:turn 1s var(--tw-ease)}',
  '@media (width>=850px){.wide{width:50%}@supports (display:grid){.card{display:grid}}}}',
  '@property --tw-ease{syntax:"*";inherits:false}@keyframes turn{to{rotate:1turn}}@keyframes rise{0%{opacity:0}}',
  '@font-face{font-family:Petrona;src:url(/a.woff2)}',
].join('')

const choose = (...markups: string[]) => {
  const { read, choose } = createStyles('', sheet)
  return choose(markups.map(read)).bytes.toString()
}
const always =
  '@layer theme,base;@layer theme{:root{--line:url("data:,{;}")}}' +
  '@layer base{a{color:red}button:not(.plain){color:blue}}@layer components;'
const font = '@font-face{font-family:Petrona;src:url(/a.woff2)}'

test('rules without a class are in every page, in their order', () => {
  expect(choose()).toBe(always + font)
})

test('a rule is in a page that has all classes of one of its selectors', () => {
  const whole = '.card .price,.total{font-weight:600}'
  expect(choose('<p class="price">')).not.toContain(whole)
  expect(choose('<p class="price">', '<div class="card">')).toContain(whole)
  expect(choose('<p class="total wide">')).toContain(whole)
})

test('classes that may be absent are not required', () => {
  expect(choose('<p class="fold">')).toContain('.fold:is(.open,:hover){rotate:1turn}')
})

test('an empty condition or layer is left out', () => {
  expect(choose('<p class="card">')).toBe(
    `${always}@layer utilities{.card{margin:0}@media (width>=850px){@supports (display:grid){.card{display:grid}}}}${font}`,
  )
})

test('escaped characters of a class match those of the markup', () => {
  expect(choose('<p class="md:w-[1.5rem]">')).toContain('{width:1.5rem}')
  expect(choose('<p class="2xl">')).toContain('{width:2rem}')
  expect(createStyles('', '.\\[\\&_dt\\]\\:a dt{color:red}').choose([]).bytes.toString()).toBe('')
  const { read, choose: find } = createStyles('', '.\\[\\&_dt\\]\\:a dt{color:red}')
  expect(find([read('<dl class="b [&amp;_dt]:a">')]).bytes.toString()).toContain('color:red')
})

test('an animation and a described variable come with the rules that name them', () => {
  const page = choose('<p class="turn">')
  expect(page).toContain('@keyframes turn{')
  expect(page).toContain('@property --tw-ease{')
  expect(page).not.toContain('@keyframes rise')
  expect(choose()).not.toContain('@keyframes turn')
})

test('pages with the same classes have the same styles, which are computed once', () => {
  const { read, choose } = createStyles('', sheet)
  const first = choose([read('<p class="card">'), read('<p class="total">')])
  expect(choose([read('<p class="total unknown"><p class="card">')])).toBe(first)
})
