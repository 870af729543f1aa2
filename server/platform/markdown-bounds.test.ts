import { Marked } from 'marked'
import { expect, it } from 'vitest'
import { expectProportion } from '../../tests/support/runner/proportion.ts'
import { lexMarkdown, parse, renderWith } from './markdown.ts'

const marked = new Marked({ gfm: true, breaks: true })

it.each([
  'A *word* and **two words**, _one_ and __two__, ***both***, ~~gone~~, snake_case, 5 * 3, `a*b`.',
  '- one\n  - two\n    - three\n      1. four\n\n> quoted\n> > twice\n\n# Head\n\nUnder\n===\n',
  '|a|b|c|\n|-|:-:|-|\n|1|\n|1|2|3|4|\n\nafter',
  'someone@shop.example, https://shop.example/a_(b)?c=d&e=f. www.shop.example, mailto:a@b.example and ![p](/p.png "t")',
  '[a][b] [c] **[d](e)** <b>f</b>  \nnew line\\\nother\n\n[b]: /b "B"\n[c]: </c d>\n',
  `${'A paragraph with *some* of **everything** [in](it) '.repeat(40)}\n\n`.repeat(20),
])('renders ordinary Markdown as before', (text) => {
  expect(parse(text)).toBe(marked.parse(text))
})

const fill = (part: string, length: number) => part.repeat(length / part.length)
const wideTable = (length: number) =>
  `${fill('|a', length / 4)}|\n${fill('|-', length / 4)}|\n${fill('|\n', length / 2)}`

it.each([
  ...['a_b', '_a_', '!', '*a`', '_*a', 'a**b', '*a **b ', 'https://a(', '> ', '> ```\nb\n', '[[a](', '<a<', '`a``b '],
  ...['a@b.c ', '|a', 'a<!--', 'a<?', '~\\```\n<b>'],
])('renders a long repetition of %j in linear time', (part) => {
  expectProportion(renderWith, (length) => fill(part, length))
})

it.each(['![a](b)', '[a](b)'])('lexes a long repetition of %j in linear time', (part) => {
  expectProportion(lexMarkdown, (length) => fill(part, length), 25_000)
})

const sanitize = (html: string) => renderWith(html, (source) => source)

it.each(['<a><b>', '<div>', '<ul><li>', '<svg><desc>', '<b></x>'])(
  'sanitises a long repetition of %j in linear time',
  (part) => {
    expectProportion(sanitize, (length) => fill(part, length), 25_000)
  },
)

it('renders a wide table of empty rows in linear time', () => {
  expectProportion(renderWith, wideTable)
  expect(parse(wideTable(20_000)).length).toBeLessThan(2_000_000)
})

it('renders a list item of many short lines in linear time', () => {
  expectProportion(renderWith, (length) => `- a\n${fill('b\n', length)}`)
})

it('shows the whole of a long paragraph with its breaks and a data URL', () => {
  const line = 'Some *oak* and a [link](/store/oak).\n'
  const html = renderWith(line.repeat(1000).trim())
  expect(html.match(/<em>oak<\/em> and a <a href="\/store\/oak" rel="noopener">link<\/a>/g)).toHaveLength(1000)
  expect(html.match(/<br \/>/g)).toHaveLength(999)
  const picture = `![a](data:image/png;base64,${'A'.repeat(20_000)})`
  expect(parse(`${'word '.repeat(900)}${picture}${picture}`).match(/<img /g)).toHaveLength(2)
})

it('closes tags that nest too deep, and keeps their contents', () => {
  const html = renderWith(`${'<b>x<i>'.repeat(500)}<img src="/b.webp">`)
  expect(html.match(/<b>x/g)).toHaveLength(500)
  expect(html).toContain('<img src="/b.webp"')
  expect(html).toMatch(/(<\/[bi]>){98}<\/p>$/)
})
