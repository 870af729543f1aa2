import { Marked } from 'marked'
import { expect, it } from 'vitest'
import { expectProportion } from '../../tests/support/proportion.ts'
import { parse, renderMarkdown } from './markdown.ts'

const marked = new Marked({ gfm: true, breaks: true })

it.each([
  'A *word* and **two words**, _one_ and __two__, ***both***, ~~gone~~, snake_case, 5 * 3, `a*b`.',
  '- one\n  - two\n    - three\n      1. four\n\n> quoted\n> > twice\n\n# Head\n\nUnder\n===\n',
  '|a|b|c|\n|-|:-:|-|\n|1|\n|1|2|3|4|\n\nafter',
  'someone@shop.example, https://shop.example/a_(b)?c=d&e=f. www.shop.example, mailto:a@b.example and ![p](/p.png "t")',
  '[a][b] [c] **[d](e)** <b>f</b>  \nnew line\\\nother\n\n[b]: /b "B"\n[c]: </c d>\n',
  `${'A paragraph with *some* of **everything** [in](it) '.repeat(40)}\n\n`.repeat(20),
])('reads what is written for readers as ever', (text) => {
  expect(parse(text)).toBe(marked.parse(text))
})

const fill = (part: string, length: number) => part.repeat(length / part.length)
const wideTable = (length: number) =>
  `${fill('|a', length / 4)}|\n${fill('|-', length / 4)}|\n${fill('|\n', length / 2)}`

it.each([
  ...['a_b', '_a_', '!', '*a`', '_*a', 'a**b', '*a **b ', 'https://a(', '> ', '> ```\nb\n', '[[a](', '<a<', '`a``b '],
  ...['a@b.c ', '|a'],
])('takes no more than in proportion for %j again and again', (part) => {
  expectProportion(renderMarkdown, (length) => fill(part, length))
})

it('takes no more than in proportion for a wide table of empty rows', () => {
  expectProportion(renderMarkdown, wideTable)
  expect(parse(wideTable(20_000)).length).toBeLessThan(2_000_000)
})

it('takes no more than in proportion for the short lines of a list', () => {
  expectProportion(renderMarkdown, (length) => `- a\n${fill('b\n', length)}`)
})
