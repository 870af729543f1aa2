import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../../../platform/problem.ts'
import { guessed, readLaidOut } from '../read-sheet.ts'

const read = (text: string, part: string | null = null) => readLaidOut(Buffer.from(text), 'feed', { ...guessed, part })
const reasonOf = async (text: string) => {
  const outcome = await read(text).catch((problem: unknown) => problem)
  if (!(outcome instanceof Problem)) throw new Error('It was read.', { cause: outcome })
  return outcome.body.reason
}
const tableOf = async (text: string, part: string | null = null) => {
  const { sheet } = await read(text, part)
  return [sheet.headers, ...sheet.rows.map(({ cells }) => cells)]
}

const shopify = {
  products: [
    {
      title: 'Alder Sofa',
      body_html: '<p>Soft</p>',
      tags: ['oak', 'new'],
      variants: [
        { title: 'Sage', sku: 'A-1', price: '1299.00', available: true },
        { title: 'Rust', sku: 'A-2', price: '1399.00', available: false },
      ],
      images: [{ src: 'https://x.test/1.jpg' }, { src: 'https://x.test/2.jpg' }],
      options: [{ name: 'Colour', values: ['Sage', 'Rust'] }],
    },
    { title: 'Stool', body_html: null, tags: [], variants: [{ sku: 'B-1', price: 80 }], images: [], options: [] },
  ],
}

describe('a feed of JSON', () => {
  test('is read without characters that no database stores', async () => {
    const text = '[{"s\\u0000ku":"A\\u0000-1","title":"Sofa \\ud800"},{"s\\u0000ku":"B-1","title":"Stool"}]'
    expect(await tableOf(text)).toEqual([
      ['sku', 'title'],
      ['A-1', 'Sofa \ufffd'],
      ['B-1', 'Stool'],
    ])
  })

  test('has a row for each variant, with the facts of its product, and a column for each path to a value', async () => {
    const pictures = 'https://x.test/1.jpg\nhttps://x.test/2.jpg'
    expect(await tableOf(JSON.stringify(shopify))).toEqual([
      [
        ...['title', 'body_html', 'tags', 'variants[].title', 'variants[].sku', 'variants[].price'],
        ...['variants[].available', 'images[].src', 'options[].Colour'],
      ],
      ['Alder Sofa', '<p>Soft</p>', 'oak\nnew', 'Sage', 'A-1', '1299.00', 'true', pictures, 'Sage\nRust'],
      ['Alder Sofa', '<p>Soft</p>', 'oak\nnew', 'Rust', 'A-2', '1399.00', 'false', pictures, 'Sage\nRust'],
      ['Stool', '', '', '', 'B-1', '80', '', '', ''],
    ])
  })

  test('can be read by another of its lists', async () => {
    const { outline } = await read(JSON.stringify(shopify))
    expect(outline).toMatchObject({ kind: 'feed', part: 'products › variants' })
    expect(outline.parts.map(({ name, rows }) => [name, rows])).toEqual(
      expect.arrayContaining([
        ['products › variants', 3],
        ['products', 2],
      ]),
    )
    const [headers, first] = await tableOf(JSON.stringify(shopify), 'products')
    expect(first?.[headers?.indexOf('variants[].sku') ?? -1]).toBe('A-1\nA-2')
  })

  test.each([
    ['a list alone', '[{"sku":"a","price":1.5},{"sku":"b","price":2}]'],
    ['one value on each line', '{"sku":"a","price":1.5}\n{"sku":"b","price":2}\n'],
    [
      'a list beside others',
      '{"pages":[{"no":1},{"no":2},{"no":3}],"data":{"items":[{"sku":"a","price":1.5},{"sku":"b","price":2}]}}',
    ],
    ['a mark before it', '\ufeff[{"sku":"a","price":1.5},{"sku":"b","price":2}]'],
  ])('is found as %s', async (_, text) => {
    expect(await tableOf(text)).toEqual([
      ['sku', 'price'],
      ['a', '1.5'],
      ['b', '2'],
    ])
  })
})

const google = `<?xml version="1.0"?>
<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Oakworks</title>
<item><g:id>1</g:id><title>Sofa &amp; stool</title><g:price>129.00 GBP</g:price>
<g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link>
<g:shipping><g:country>GB</g:country><g:price>5 GBP</g:price></g:shipping></item>
<item><g:id>2</g:id><title><![CDATA[<b>Chair</b>]]></title><g:price>29.00 GBP</g:price></item>
</channel></rss>`

describe('a feed of XML', () => {
  test('as shops send it to Google has a row for each item', async () => {
    expect(await tableOf(google)).toEqual([
      ['g:id', 'title', 'g:price', 'g:additional_image_link', 'g:shipping.g:country', 'g:shipping.g:price'],
      ['1', 'Sofa & stool', '129.00 GBP', 'a\nb', 'GB', '5 GBP'],
      ['2', '<b>Chair</b>', '29.00 GBP', '', '', ''],
    ])
  })

  test('has columns for attributes, and for fields that are named by one', async () => {
    const text = `<list><product code="A"><name lang="en">Sofa</name><attributes><attribute name="Colour">Oak</attribute>
      <attribute name="Legs">Ash</attribute></attributes><variants><variant sku="x" price="1"/><variant sku="y" price="2"/></variants></product>
      <product code="B"><name lang="en">Stool</name><attributes><attribute name="Colour">Elm</attribute></attributes></product></list>`
    expect(await tableOf(text)).toEqual([
      [
        ...['@code', 'name.@lang', 'name', 'attributes.attribute.Colour', 'attributes.attribute.Legs'],
        ...['variants.variant.@sku', 'variants.variant.@price'],
      ],
      ['A', 'en', 'Sofa', 'Oak', 'Ash', 'x', '1'],
      ['A', 'en', 'Sofa', 'Oak', 'Ash', 'y', '2'],
      ['B', 'en', 'Stool', 'Elm', '', '', ''],
    ])
  })

  test('of one product is read, and so is one in Windows-1252', async () => {
    expect(await tableOf('<products><product><name>Sofa</name><price>1</price></product></products>')).toEqual([
      ['name', 'price'],
      ['Sofa', '1'],
    ])
    const bytes = Buffer.from(
      '<?xml version="1.0" encoding="iso-8859-1"?><l><p><name>Chaise \xe9</name><price>\xa31</price></p></l>',
      'latin1',
    )
    expect((await readLaidOut(bytes, 'feed', guessed)).sheet.rows[0]?.cells).toEqual(['Chaise é', '£1'])
  })
})

const bomb = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaaaaaaaa">${[...'bcdefgh']
  .map((name, place) => `<!ENTITY ${name} "${`&${'abcdefg'[place]};`.repeat(10)}">`)
  .join('')}]><l><p><name>&h;</name><price>1</price></p></l>`

test.each([
  ['entities that multiply', bomb, 'XML entities'],
  ['an entity from a file', '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]><l><p>&x;</p></l>', 'XML entities'],
  ['an end within an element', '<l><p><name>x</name></p><p><name>x', 'breaks off within <name>'],
  ['an element that is not closed', '<l>\n<p><name>x</p></l>', 'Line 2: <name> is not closed.'],
  ['a JSON without its end', '{"products":[{"sku":"a"},', 'breaks off at its end'],
  ['a JSON with a fault', '{"products":[\n{"sku" "a"}]}', 'line 2 is wrong'],
  ['nothing repeated', '{"name":"Oakworks"}', 'nothing in it is repeated'],
  ['ten thousand lists within each other', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'nested deeper'],
  ['elements that are never closed', '<a>'.repeat(500_000), 'nested deeper'],
  [
    'six thousand fields',
    `<l><p ${Array.from({ length: 6000 }, (_, n) => `a${n}="1"`).join(' ')}/></l>`,
    '5000 different fields',
  ],
  ['101,000 records', `[${'{"sku":1,"price":2},'.repeat(101_000)}{}]`, 'more than 100,000 rows'],
  [
    'a field of 30,001 characters',
    `[{"sku":"a","price":"${'x'.repeat(30_001)}"}]`,
    'Row 1, price: a field holds 30,000',
  ],
])('a feed with %s is refused in a sentence', async (_, text, reason) => {
  expect(await reasonOf(text)).toContain(reason)
})

test('the 200 fields that are filled most are kept, and the others are reported', async () => {
  const names = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`field ${n}`, n < 240 ? 'x' : '']))
  const { sheet, outline } = await read(JSON.stringify([{ sku: 'a', price: 1, ...names }]))
  expect([sheet.headers.length, sheet.headers[0], outline.notes]).toEqual([
    ...[200, 'sku'],
    ['52 fields that are filled least are left out.'],
  ])
})

test('an external DTD is not fetched, and an unknown entity stays as it is written', async () => {
  const text = '<!DOCTYPE l SYSTEM "http://127.0.0.1:1/x.dtd"><l><p><name>&nbsp;&x;</name><price>1</price></p></l>'
  expect((await tableOf(text))[1]).toEqual(['&nbsp;&x;', '1'])
})

test('any JSON and any XML is a table or a refusal', async () => {
  const token = fc.constantFrom(
    ...'<a>,</a>,<b x="1">,</b>,<c/>,text,&amp;,<!--,-->,<![CDATA[,]]>,<?,?>,<__proto__>,</__proto__>'.split(','),
  )
  const xml = fc.array(token, { maxLength: 40 }).map((tokens) => `<a>${tokens.join('')}`)
  const json = fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify({ list: [value, value] }))
  await fc.assert(
    fc.asyncProperty(fc.oneof(xml, json), async (text) => {
      const outcome = await read(text).catch((error: unknown) => error)
      if (outcome instanceof Error && !(outcome instanceof Problem)) throw outcome
    }),
    { numRuns: 500 },
  )
})
