import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectProportion } from '../../../tests/support/runner/proportion.ts'
import { renderMarkdown } from '../../platform/markdown.ts'
import { listPictureAddresses, replacePictureAddresses } from './markdown-pictures.ts'

const far = 'https://far.example/sofa.png'
const copy = '/media/copy.webp'
const replace = (text: string) => replacePictureAddresses(text, new Map([[far, copy]]))

test.each([
  [`![Sofa](${far})`, `![Sofa](${copy})`],
  [`![Sofa](<${far}> 'Our "best"')`, `![Sofa](${copy} "Our \\"best\\"")`],
  [`[![Sofa](${far})](${far})`, `[![Sofa](${copy})](${far})`],
  [`![So\\]fa](${far})`, `![So\\]fa](${copy})`],
  [`\`![](${far})\` \\![](${far}) ![](${far})`, `\`![](${far})\` \\![](${far}) ![](${copy})`],
  [
    `![Sofa][one] and [words][one]\n\n[one]: ${far} "Oak"`,
    `![Sofa](${copy} "Oak") and [words][one]\n\n[one]: ${far} "Oak"`,
  ],
  [`> - ![a [b] c](${far})`, `> - ![a [b] c](${copy})`],
  [`| A |\n| --- |\n| ![](${far}) |`, `| A |\n| --- |\n| ![](${copy}) |`],
  [
    `| A \\| b | c |\n| --- | --- |\n| ![x \\| y](${far} 's \\| t') | <b title="\\|">A \\| b</b> |`,
    `| A \\| b | c |\n| --- | --- |\n| ![x \\| y](${copy} "s \\| t") | <b title="\\|">A \\| b</b> |`,
  ],
  [`| \`\\| x |\n| - |\n| ![a](${far})\`| x |`, `| \`\\| x |\n| - |\n| ![a](${copy})\`| x |`],
  [
    `| A |\n| - |\n| \\| <i title="\\|"></i><img alt="\\|" src=${far}> |`,
    `| A |\n| - |\n| \\| <i title="\\|"></i><img alt="\\|" src="${copy}"> |`,
  ],
  [`> - <b>\n>   <img\n>   src="${far}"></b>`, `> - <b>\n>   <img\n>   src="${copy}"></b>`],
  [`> ![two\n> lines](${far})`, `> ![two\n> lines](${copy})`],
  [`<p><img alt="a > b" src='${far}' width=3></p>`, `<p><img alt="a > b" src="${copy}" width=3></p>`],
  [`Words <IMG data-src="x" SRC=${far}>`, `Words <IMG data-src="x" SRC="${copy}">`],
])('%s becomes %s', (before, after) => {
  expect(listPictureAddresses(before)).toEqual([far])
  expect(replace(before)).toBe(after)
})

test.each([`\`![Sofa](${far})\``, `    <img src="${far}">`, `[Sofa](${far})`, `<!-- <img src="${far}"> -->`, far])(
  '%s shows no picture',
  (text) => {
    expect(listPictureAddresses(text)).toEqual([])
    expect(replace(text)).toBe(text)
  },
)

test('a definition keeps its address, unless it contains the picture itself', () => {
  const data = 'data:image/png;base64,AAAA'
  const text = `> ![Oak][one] and ![][two]\n\n[one]: <${data}>\n[two]: ${far}\n[three]: ${data}b`
  expect(listPictureAddresses(text)).toEqual([data, far])
  expect(replacePictureAddresses(text, new Map([...[data, far].map((one) => [one, copy] as const)]))).toBe(
    `> ![Oak](${copy}) and ![](${copy})\n\n[one]: <${copy}>\n[two]: ${far}\n[three]: ${data}b`,
  )
})

/** V8 stops optimising regular expressions in a process that has compiled many; unoptimised ones need more stack. */
test('a picture of 20 MB is replaced by a process that no longer optimizes patterns', async () => {
  const script = `
    import { shortenText } from './contract/markdown-texts.ts'
    import { listPictureAddresses, replacePictureAddresses } from './server/media/text-pictures/markdown-pictures.ts'
    const data = 'data:image/png;base64,' + 'AbC/'.repeat(5_000_000)
    const text = '![Oak][one] ![](' + data + ') <img src="' + data + '">\\n\\n[one]: <' + data + '>'
    const addresses = listPictureAddresses(text)
    const replaced = replacePictureAddresses(text, new Map([[data, '${copy}']]))
    console.log(JSON.stringify([addresses.length, addresses[0] === data, replaced, shortenText(text)]))
  `
  const run = await promisify(execFile)(process.execPath, [
    '--no-regexp-optimization',
    '--input-type=module',
    '--eval',
    script,
  ])
  const textWith = (address: string) => `![Oak][one] ![](${address}) <img src="${address}">\n\n[one]: <${address}>`
  expect(JSON.parse(run.stdout)).toEqual([
    1,
    true,
    textWith(copy).replace('[one] ', `(${copy}) `),
    textWith('/media/picture'),
  ])
})

test('a data URL that was replaced by a number is restored, whatever surrounds it', () => {
  const data = [
    'data:image/png;base64,AA=',
    'data:image/svg+xml,%3Csvg%3E(1)',
    'Data:image/gif;base64,B',
    'data:image/7',
  ]
  const pieces = fc.constantFrom(
    ...data,
    '![',
    '](',
    ')',
    '<img src="',
    '">',
    '`',
    '\n\n',
    '[one]: ',
    'a',
    '\\',
    '|',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      expect(replacePictureAddresses(parts.join(''), new Map())).toBe(parts.join(''))
    }),
  )
})

test('an address with & is read as a browser does, and a longer address is another one', () => {
  const text = `<img src="${far}?w=1&amp;h=2"> ![](${far}?w=1&h=2) ![](${far}?w=1)`
  expect(listPictureAddresses(text)).toEqual([`${far}?w=1&h=2`, `${far}?w=1`])
  expect(replacePictureAddresses(text, new Map([[`${far}?w=1`, copy]]))).toBe(
    `<img src="${far}?w=1&amp;h=2"> ![](${far}?w=1&h=2) ![](${copy})`,
  )
})

test('copying a picture changes only its address in the page, whatever surrounds it', () => {
  const pieces = fc.array(
    fc.constantFrom(
      ...[`![a](${far})`, `![b](<${far}> "t")`, `<img src="${far}">`, `![c][r]`, `\n\n[r]: ${far}\n\n`, `[d](${far})`],
      ...[
        'words ',
        '\n',
        '\n\n',
        '> ',
        '- ',
        '**',
        '`',
        '<b>',
        '</div>',
        '\n\n<div>',
        '| x |\n| - |\n| ',
        '\\',
        '\\|',
        '    ',
      ],
    ),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('')
      const shown = new RegExp(`(<img [^>]*src=")${far}"`, 'g')
      const expected = renderMarkdown(text).replace(shown, `$1${copy}"`)
      expect(renderMarkdown(replace(text))).toBe(expected)
    }),
    { numRuns: 1000 },
  )
})

test.each(['<img src=b>', '<img src="', '<img', '<!--', '![a](b)'])('takes time in proportion for %j', (part) => {
  const replaceAll = (text: string) => replacePictureAddresses(text, new Map([['b', copy]]))
  expectProportion(replaceAll, (length) => `<p>${part.repeat(length / part.length)}`)
})
