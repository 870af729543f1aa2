import { colours, type Piece } from './pieces.ts'

/** Products as a shop system publishes them: half of them in two colours, the others in one. */
export function writeShopFeed(pieces: Piece[]): string {
  const products = pieces.map(({ code, name, kind, colour, categories, ...piece }, place) => {
    const shown = [
      colour,
      colours[(colours.indexOf(colour) + 1) % colours.length] ?? '',
      colours[(colours.indexOf(colour) + 2) % colours.length] ?? '',
    ]
    const own = place % 2 === 0 ? shown : [colour]
    return {
      id: 7_000_000 + place,
      title: name,
      handle: code.toLowerCase(),
      vendor: 'Harbour',
      product_type: categories.at(-1),
      body_html: `<p>A <strong>${kind.toLowerCase()}</strong> in ${colour.toLowerCase()}.</p><ul><li>${piece.width} cm wide</li></ul>`,
      published_at: '2026-09-01T09:00:00+01:00',
      tags: ['new', kind.toLowerCase()],
      variants: own.map((option, at) => ({
        id: place * 10 + at,
        title: own.length > 1 ? option : 'Default Title',
        option1: option,
        sku: `${code}-${at + 1}`,
        price: piece.pounds.toFixed(2),
        compare_at_price: null,
        available: at === 0,
        grams: 20_000,
      })),
      images: [{ id: place, position: 1, width: 2000 }],
      options: [{ name: 'Colour', position: 1, values: own }],
    }
  })
  return JSON.stringify({ products })
}

const guard = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const element = (name: string, text: string) => `<${name}>${guard(text)}</${name}>`

/** Items as shops send them to Google, with the facts in elements of Google's namespace. */
export function writeGoogleFeed(pieces: Piece[]): string {
  const items = pieces.map(({ code, name, kind, colour, categories, ...piece }) =>
    [
      '<item>',
      element('g:id', code),
      element('title', name),
      element('link', `https://meadow.example/p/${code}`),
      `<description><![CDATA[<p>${kind} in ${colour}</p>]]></description>`,
      element('g:price', `${piece.pounds}.00 GBP`),
      element('g:product_type', `Home > ${categories.join(' > ')}`),
      element('g:brand', 'Meadow'),
      element('g:color', colour),
      element('g:availability', 'in_stock'),
      `<g:shipping>${element('g:country', 'GB')}${element('g:price', '49.00 GBP')}</g:shipping></item>`,
    ].join('\n'),
  )
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>'
  return `${head}<title>Meadow</title>\n${items.join('\n')}\n</channel></rss>`
}
