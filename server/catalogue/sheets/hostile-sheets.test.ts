import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { makeSheet, makeWorkbook } from '../../../tests/support/files/workbooks.ts'
import { Problem } from '../../platform/problem.ts'
import { decodeText } from './formats/encodings.ts'
import { readXml } from './formats/workbook-xml.ts'
import { readSheet } from './read-sheet.ts'

const megabyte = 1024 * 1024
const refuse = async (bytes: Buffer | Promise<Buffer>, name = 'goods.xlsx') => {
  const outcome = await readSheet(await bytes, name).catch((error: unknown) => error)
  if (!(outcome instanceof Problem)) throw new Error('It was read, or failed by our fault.', { cause: outcome })
  expect(outcome.status).toBe(422)
  return outcome.body.reason
}
const target = (address: string) =>
  makeWorkbook({
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="http://x/officeDocument" Target="${address}"/></Relationships>`,
  })

describe('a hostile workbook', () => {
  it('with tags that are never closed is given up at the hundredth', async () => {
    const unclosed = '<a>'.repeat(500_000)
    const small = await makeSheet(unclosed)
    expect(small.length).toBeLessThan(20_000)
    expect(await refuse(small)).toMatch(/nested deeper/)
    let opened = 0
    const reading = readXml(
      (async function* () {
        yield unclosed
      })(),
      { opens: () => opened++ },
    )
    await expect(reading.next()).rejects.toBeInstanceOf(Problem)
    expect(opened).toBe(100)
  })

  it.each(['http://[bad', '%E0%A4%A', '//', 'x:y'])('that refers to %s is damaged', async (address) => {
    expect(await refuse(target(address))).not.toBe('')
  })

  it('with characters that no database stores is read without them', async () => {
    const cells = (value: string) => `<row><c t="str"><v>Name</v></c></row><row><c t="str"><v>${value}</v></c></row>`
    const read = async (value: string) => (await readSheet(await makeSheet(cells(value)), 'a.xlsx')).rows[0]?.cells[0]
    expect(await read('a_xD800_b')).toBe('a\ufffdb')
    expect(await read('a_x0000_b')).toBe('ab')
    expect(await read('a\0b')).toBe('ab')
    expect(await read('_xD83D__xDECB_')).toBe('🛋')
  })

  it('with a number format of a million zeros or brackets is read as usual', async () => {
    for (const code of ['0'.repeat(megabyte), '['.repeat(megabyte), '&quot;'.repeat(megabyte)]) {
      const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`
      const rows = '<row><c t="str"><v>Price</v></c></row><row><c s="0"><v>7</v></c></row>'
      const {
        rows: [first],
      } = await readSheet(await makeSheet(rows, { 'xl/styles.xml': styles }), 'a.xlsx')
      expect(first?.cells[0]?.length).toBeLessThan(300)
    }
  })
})

describe('a CSV', () => {
  it('of 200,000 products is refused with the maximum number of rows', async () => {
    const rows = Array.from({ length: 200_000 }, (_, place) => `A-${place},Sofa ${place},100`)
    expect(await refuse(Buffer.from(['Code,Name,Price', ...rows].join('\n')), 'goods.csv')).toMatch(
      /more than 100,000 rows/,
    )
  })

  it('of one line of 50 MB is refused by its size', async () => {
    expect(await refuse(Buffer.alloc(50 * megabyte, 'a'), 'goods.csv')).toMatch(/larger than 40 MB/)
  })

  it('of one line within the size is refused by its cell', async () => {
    expect(await refuse(Buffer.alloc(39 * megabyte, 'a'), 'goods.csv')).toMatch(/characters at most/)
  })

  it('of headings alone has no rows', async () => {
    const { headers, rows } = await readSheet(Buffer.from('Code,Name,Price\n'), 'goods.csv')
    expect([headers, rows]).toEqual([['Code', 'Name', 'Price'], []])
  })
})

describe('39 MB of CSV', () => {
  const fill = (text: string) => Buffer.alloc(39 * megabyte, text)

  it.each([
    ['commas', ',', /2000 cells at most/],
    ['quotes', '"', /characters at most|not closed/],
    ['quoted nothing', '"",', /2000 cells at most/],
    ['line breaks', '\n', /empty/],
    ['an open quote before line breaks', '\n', /not closed/],
    ['carriage returns', '\r\n', /empty/],
    ['empty rows', ',\n', /more than 100,000 rows/],
  ])('of %s is refused in a sentence', async (kind, text, reason) => {
    const bytes = fill(text)
    if (kind.startsWith('an open')) bytes.write('"')
    expect(await refuse(bytes, 'goods.csv')).toMatch(reason)
  })

  it('of high code points is not read as a list of them', async () => {
    expect(await decodeText(fill('\xe9').fill(0xe9))).toHaveLength(39 * megabyte)
  })
})

/** Pieces that generated files consist of. */
const token = fc.constantFrom(
  ...[
    '<row>',
    '<row r="x">',
    '</row>',
    '<c>',
    '<c t="s">',
    '<c t="e">',
    '<c r="ZZZZZZZZZZZZ1" s="9">',
    '</c>',
    '<v>',
    '</v>',
  ],
  ...[
    '<t>',
    '</t>',
    '<f>',
    '<is>',
    '</is>',
    '1',
    '-1e400',
    '_xD800_',
    '&#0;',
    '&lt;',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<?',
    '\0',
  ],
)
const xml = fc.oneof(
  fc.array(token, { maxLength: 60 }).map((tokens) => tokens.join('')),
  fc.string({ unit: 'binary' }),
)
const part = fc.constantFrom(
  ...[
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/sharedStrings.xml',
    'xl/styles.xml',
  ],
)

const isWell = (text: string) => text.isWellFormed() && !text.includes('\0')

async function readOrRefuse(bytes: Buffer): Promise<void> {
  try {
    const { headers, rows } = await readSheet(bytes, 'goods')
    for (const text of [...headers, ...rows.flatMap(({ cells }) => cells)]) expect(isWell(text), text).toBe(true)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.body.reason).toMatch(/[.?]$/)
  }
}

test('any bytes are a table or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.constantFrom('', 'PK\x03\x04', '\xff\xfe'), (bytes, start) =>
      readOrRefuse(Buffer.concat([Buffer.from(start, 'latin1'), bytes])),
    ),
    { numRuns: 500 },
  )
})

test('any workbook is a table or a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(xml, fc.dictionary(part, xml, { maxKeys: 2 }), async (rows, parts) =>
      readOrRefuse(await makeSheet(rows, parts)),
    ),
    { numRuns: 300 },
  )
})
