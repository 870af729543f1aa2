import { expect, test } from 'vitest'
import { settleHeadings } from './html.tsx'

test('starts the headings of staff’s HTML below the title of the page', () => {
  expect(settleHeadings('<h1>a</h1><p>b</p><h2 id="c">d</h2>')).toBe('<h2>a</h2><p>b</p><h3 id="c">d</h3>')
  expect(settleHeadings('<h4>a</h4><h6>b</h6><h4>c</h4>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
})

test('numbers no heading below the sixth level', () => {
  const all = [1, 2, 3, 4, 5, 6].map((level) => `<h${level}>a</h${level}>`).join('')
  const settled = [2, 3, 4, 5, 6, 6].map((level) => `<h${level}>a</h${level}>`).join('')
  expect(settleHeadings(all)).toBe(settled)
})

test('leaves text that only looks like a heading unchanged', () => {
  expect(settleHeadings('<hr><p>h1</p><header></header>')).toBe('<hr><p>h1</p><header></header>')
})
