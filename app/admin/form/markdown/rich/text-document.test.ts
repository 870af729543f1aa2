import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { Marked } from 'marked'
import type { Node } from 'prosemirror-model'
import { Transform } from 'prosemirror-transform'
import { expect, test } from 'vitest'
import type { OpenedText } from './opened-text.ts'
import { schema } from './schema.ts'
import { openText, writeText } from './text-document.ts'

// The generated texts are joined from known blocks, so the test knows where each begins. `marked` renders what readers see.
const { parse } = new Marked({ gfm: true, breaks: true, async: false })
const html = (text: string) => String(parse(text))
const shown = (text: string) =>
  html(text)
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&copy;', '©')
    .replace(/<br\/?>\s*/g, '<br>')
    .replace(/\s*\n\s*|(?<=-->)\s*/g, '\n')

function open(source: string): OpenedText {
  const opened = openText(source)
  if (!opened) throw new Error(`cannot be opened: ${JSON.stringify(source)}`)
  return opened
}

/** The document after a word in it was changed. */
function changeWord(doc: Node, word: string, other: string): Node {
  const change = new Transform(doc)
  doc.descendants((node, at) => {
    const place = node.isText ? (node.text ?? '').indexOf(word) : -1
    if (place < 0 || change.docChanged) return
    change.replaceWith(at + place, at + place + word.length, schema.text(other, node.marks))
  })
  if (!change.docChanged) throw new Error(`${word} is not there`)
  return change.doc
}

const demo = new URL('../../../../../db/demo/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, demo), 'utf8')
const demoTexts = [
  ...['pages', 'extra-info'].flatMap((folder) =>
    readdirSync(new URL(folder, demo)).map((name) => [name, read(`${folder}/${name}`)] as const),
  ),
  ['about-us.md', read('about-us.md')] as const,
  ...findDescriptions(JSON.parse(read('catalogue.json'))).map((text) => [text.slice(0, 40), text] as const),
]

function findDescriptions(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'description' && typeof part === 'string' ? [part] : findDescriptions(part),
  )
}

test('every text of the demonstration is shown formatted, and saved byte for byte', () => {
  expect(demoTexts.length).toBeGreaterThan(50)
  for (const [name, text] of demoTexts) {
    const opened = open(text)
    expect(writeText(opened, opened.doc), name).toBe(text)
    expect(
      opened.blocks.filter(({ node }) => node.type.name === 'source'),
      name,
    ).toEqual([])
  }
})

test('a changed word alters no other block of a demonstration text', () => {
  for (const [name, text] of demoTexts) {
    const opened = open(text)
    for (const [at, { body, node }] of opened.blocks.entries()) {
      const [word] = /[A-Za-z]{4,}/.exec(node.textBetween(0, node.content.size, ' ', ' ')) ?? []
      if (!word) continue
      const rest = opened.blocks.map((block) => block.body + block.gap)
      const before = opened.lead + rest.slice(0, at).join('')
      const after = (opened.blocks[at]?.gap ?? '') + rest.slice(at + 1).join('')
      const edited = opened.doc.content.replaceChild(at, changeWord(node, word, 'zebra'))
      const written = writeText(opened, opened.doc.copy(edited))
      expect(written.startsWith(before) && written.endsWith(after), name).toBe(true)
      const block = written.slice(before.length, written.length - after.length)
      expect(shown(block), name).toBe(shown(body.replace(word, 'zebra')))
    }
  }
})

/** Blocks of every kind; each contains the word `oak` once. */
const kinds = [
  'oak, plain',
  'An _oak_ and __ash__, *elm* **lime** and ~~fir~~',
  '**oak**text and **“x”**y',
  '# oak',
  '### oak ###',
  'oak\n===',
  'oak\n---',
  '- oak\n- ash',
  '* oak\n\n* ash\n\n\n* elm',
  '+ oak\n  + ash\n    + elm\n+ fir',
  '1. oak\n1. ash\n1. elm',
  '7) oak\n8) ash',
  '- [ ] oak\n- [x] ash',
  '- ash\n\n  oak\n- elm\n  1. fir\n  2. lime',
  '-   ash\n\n        oak',
  '- > oak\n- ```\n  ash\n  ```',
  '> oak\n> > ash\n> > > elm\n>\n> - fir\n>   lime',
  '> oak\nash lazily',
  '| oak | ash |\n|---|:-:|\n| `a\\|b` | **c** |\n| d |',
  'oak | ash\n:-- | --:\n1 | 2',
  'oak  \nash\nelm\\\nfir<br>lime',
  '    oak indented',
  '```js title\noak\n\n~~~\n```',
  '~~~~\n```\noak\n```\n~~~~',
  '<div class="x">\noak\n</div>',
  '<!-- oak -->',
  '<details><summary>oak</summary>ash</details>',
  'oak <b>ash</b> <span class="x">elm</span> <i>fir</i> x<sup>2</sup>',
  'oak[^1] and a note',
  '[^1]: oak of a note, with words',
  '[oak][ref], [ref], [Ref][] and ![ash][ref]',
  '[ref]: /page/oak "Title"',
  '![ash](/media/x-960.webp "A *title*") oak',
  '![an *ash*](</media/x y.webp>) oak',
  '[![ash](/media/x.webp)](/page/x) oak',
  '[oak](</a b> "it\'s") and [ash](/x_(y)?a=1&b=2)',
  'oak &copy; &amp; &lt;b&gt; &zwj; &#8212; &nbsp;x &notanentity',
  '\\*oak\\* \\_ \\[x\\] 2 * 3 * 4 snake_case a_b_c < > 3&4 \\\\ `` a`b ``',
  'oak\n\\# ash\n\\- elm\n1\\. fir',
  'https://shop.example/a?b=1&c=2 www.shop.example a@shop.example <https://x.example/y> oak',
  '   oak with blanks  at   its sides   ',
  'oak\tash\u00a0elm🙂',
  '<b>oak',
  'oak **ash',
  '***oak** ash*',
]
const between = fc.constantFrom('\n\n', '\n\n\n', '\n \n', '  \n\n', '\n\n \t\n')

const texts = fc
  .record({
    parts: fc.array(fc.tuple(fc.constantFrom(...kinds), between, between), { minLength: 1, maxLength: 6 }),
    lead: fc.constantFrom('', '\n', ' \n\n'),
    end: fc.constantFrom('', '\n', '\n\n', '  \n', '\t'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    chosen: fc.nat(),
  })
  .map(({ parts, lead, end, lineEnd, chosen }) => {
    const at = chosen % parts.length
    const blocks = parts.map(([text], place) => (place === at ? text : text.replaceAll('oak', 'yew')))
    const pieces = blocks.flatMap((text, place) => {
      const [, one = '', other = ''] = parts[place] ?? []
      return [text, one, `Plain ${place}.`, place === blocks.length - 1 ? '' : other]
    })
    const withEnds = (text: string) => text.replaceAll('\n', lineEnd)
    return {
      source: withEnds(lead + pieces.join('') + end),
      before: withEnds(lead + pieces.slice(0, at * 4).join('')),
      after: withEnds(pieces.slice(at * 4 + 1).join('') + end),
    }
  })

test('any text is saved byte for byte when nothing is edited, and when an edit is undone', () => {
  fc.assert(
    fc.property(texts, ({ source }) => {
      const opened = open(source)
      expect(writeText(opened, opened.doc)).toBe(source)
      expect(writeText(opened, open(source).doc)).toBe(source)
      const there = changeWord(opened.doc, 'Plain', 'zebra')
      expect(writeText(opened, changeWord(there, 'zebra', 'Plain'))).toBe(source)
    }),
  )
})

test('text of any characters is saved byte for byte', () => {
  const letters = fc.constantFrom(...'ab \n\t\r*_`[]()<>!#-+=|~\\&;:.1>"\u00a0🙂\0\ufeff')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 80 }), (source) => {
      const opened = openText(source)
      if (opened) expect(writeText(opened, opened.doc)).toBe(source)
    }),
    { numRuns: 500 },
  )
})

test('a changed word alters only its own block, and readers see only that word change', () => {
  fc.assert(
    fc.property(texts, ({ source, before, after }) => {
      const opened = open(source)
      const written = writeText(opened, changeWord(opened.doc, 'oak', 'zebra'))
      expect(written.startsWith(before)).toBe(true)
      expect(written.endsWith(after)).toBe(true)
      expect(shown(written)).toBe(shown(source.replace('oak', 'zebra')))
    }),
    { numRuns: 1500 },
  )
})

test('a block is moved, deleted and added without touching the others', () => {
  const source = '# One\nTwo  \ntwo\n\n* three\n* three\n\n\n<hr>\n\nFour\n'
  const opened = open(source)
  const blocks = opened.doc.children
  const write = (nodes: readonly (Node | undefined)[]) =>
    writeText(
      opened,
      opened.doc.type.create(
        null,
        nodes.flatMap((node) => node ?? []),
      ),
    )
  const paragraph = (text: string) => schema.nodes.paragraph.create(null, text === '' ? null : schema.text(text))
  expect(write(blocks.slice(1))).toBe('Two  \ntwo\n\n* three\n* three\n\n\n<hr>\n\nFour\n')
  expect(write([...blocks.slice(0, 2), ...blocks.slice(3)])).toBe('# One\nTwo  \ntwo\n\n<hr>\n\nFour\n')
  expect(write([...blocks, paragraph('Five'), paragraph('')])).toBe(`${source.trimEnd()}\n\nFive\n`)
  expect(write([paragraph('# None'), ...blocks])).toBe(`\\# None\n\n${source}`)
  expect(write([paragraph('One'), ...blocks.slice(1)])).toBe(source.replace('# One\n', 'One\n\n'))
  expect(write([blocks[2], blocks[2]])).toBe('* three\n* three\n\n- three\n- three\n')
  expect(write([paragraph('')])).toBe('')
})

test.each([
  ['<div>\noak\n</div>', 'source'],
  ['[ref]: /page/care', 'source'],
  ['> oak', 'blockquote'],
])('%j is shown as %s', (source, name) => {
  expect(open(source).doc.firstChild?.type.name).toBe(name)
})
