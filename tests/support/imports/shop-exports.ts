/** Exports as other shop systems write them, with odd cases from real files; the same on each run. */

type Options = {
  /** The URL or file name of a product's picture, or '' for none. Both arguments count from 0. */
  picture?(product: number, place: number): string
}
const onTheWeb = (product: number, place: number) => `https://cdn.example.com/files/product-${product}-${place}.jpg?v=1`

const woods = ['Oak', 'Ash', 'Walnut', 'Beech', 'Elm']
const pieces = ['Sofa', 'Armchair', 'Bookcase', 'Bed', 'Lamp', 'Table', 'Stool']
const colours = ['Sage', 'Rust', 'Oat']
const sizes = ['Two seats', 'Three seats']
const at = <Item>(items: Item[], place: number): Item => items[place % items.length] as Item
const pounds = (product: number) => 49 + ((product * 37) % 1900)

/** Puts the number into the name, because a shop may not have two equal names. */
function nameProduct(n: number): string {
  const plain = `${at(woods, n)} ${at(pieces, n)} ${n + 1}`
  if (n % 11 === 3) return `${plain}, “Élise” 72" wide`
  return n % 13 === 5 ? `=${plain}` : plain
}

const quote = (cell: string) => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const writeTable = (columns: string[], rows: Record<string, string>[], lineEnd: string) =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quote).join(',') + lineEnd)
    .join('')

const shopifyColumns = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option1 Linked To', 'Option2 Name', 'Option2 Value', 'Option2 Linked To'],
  ...['Option3 Name', 'Option3 Value', 'Option3 Linked To', 'Variant SKU', 'Variant Grams'],
  ...['Variant Inventory Tracker', 'Variant Inventory Qty', 'Variant Inventory Policy', 'Variant Fulfillment Service'],
  ...['Variant Price', 'Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable', 'Variant Barcode'],
  ...['Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title', 'SEO Description'],
  ...['Variant Image', 'Variant Weight Unit', 'Variant Tax Code', 'Cost per item', 'Status'],
]

/**
 * Products with one variant and with several (a row each), further pictures in separate rows, missing and duplicate SKUs,
 * drafts and archived products, reduced prices, HTML over several lines, names that a spreadsheet would run as formulas.
 */
export function makeShopifyExport(count: number, { picture = onTheWeb }: Options = {}): string {
  const rows = Array.from({ length: count }, (_, n) => shopifyProduct(n, picture)).flat()
  return writeTable(shopifyColumns, rows, '\n')
}

function shopifyProduct(n: number, picture: NonNullable<Options['picture']>): Record<string, string>[] {
  const handle = `${at(woods, n)}-${at(pieces, n)}-${n + 1}`.toLowerCase()
  const variants = n % 3 === 1 ? colours.flatMap((colour) => sizes.map((size) => [colour, size])) : [['Default Title']]
  const pictures = [0, 1, 2].slice(0, 1 + (n % 3)).map((place) => picture(n, place))
  const title = nameProduct(n)
  const product = {
    Title: title.startsWith('=') ? `'${title}` : title,
    'Body (HTML)': `<p>Made of <strong>${at(woods, n).toLowerCase()}</strong>, "by hand".</p>\n<ul>\n<li>Seats &amp; backs</li>\n<li>Ten years’ guarantee</li>\n</ul>`,
    Vendor: at(['Rye & Sons', 'Hollin', 'Fenn'], n),
    'Product Category': `Furniture > ${at(pieces, n)}s`,
    Type: n % 7 === 2 ? '' : `${at(pieces, n)}s`,
    Tags: `${at(woods, n).toLowerCase()}, handmade`,
    Published: n % 17 === 4 ? 'false' : 'true',
    'Gift Card': 'false',
    'SEO Title': n % 4 === 0 ? `${at(pieces, n)} of ${at(woods, n).toLowerCase()}` : '',
    Status: n % 19 === 6 ? 'archived' : n % 17 === 4 ? 'draft' : 'active',
    'Option1 Name': variants.length > 1 ? 'Colour' : 'Title',
    'Option2 Name': variants.length > 1 ? 'Size' : '',
  }
  const own = variants.map(([first = '', second = ''], place) => ({
    Handle: handle,
    ...(place === 0 && product),
    'Option1 Value': first,
    'Option2 Value': second,
    'Variant SKU': n % 5 === 3 ? '' : n % 23 === 7 ? `'00${n}` : `SH-${n + 1}${place > 0 ? `-${place}` : ''}`,
    'Variant Price': n % 29 === 8 ? '0.00' : `${pounds(n) + place * 10}.00`,
    'Variant Compare At Price': n % 6 === 0 ? `${pounds(n) + place * 10 + 100}.00` : n % 6 === 1 ? '0.00' : '',
    'Variant Image': variants.length > 1 ? (pictures[place % pictures.length] ?? '') : '',
    'Image Src': pictures[place] ?? '',
    'Image Position': pictures[place] ? String(place + 1) : '',
  }))
  const further = pictures.slice(own.length).map((address, place) => ({
    Handle: handle,
    'Image Src': address,
    'Image Position': String(own.length + place + 1),
  }))
  return [...own, ...further.filter((row) => row['Image Src'] !== '')]
}

const wooColumns = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'Tax status', 'Tax class'],
  ...['In stock?', 'Stock', 'Low stock amount', 'Backorders allowed?', 'Sold individually?', 'Weight (kg)'],
  ...['Length (cm)', 'Width (cm)', 'Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text', 'Position', 'Brands'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
]

/**
 * Simple products and variable ones, whose variations follow all products and name them by SKU or by id; sales with and
 * without dates, private products, several categories, names as HTML, values with commas, and line breaks written as \n.
 * `grouped` adds a product of each kind that the import leaves out.
 */
export function makeWooCommerceExport(
  count: number,
  { picture = onTheWeb, grouped = false }: Options & { grouped?: boolean } = {},
): string {
  const products = Array.from({ length: count }, (_, n) => wooProduct(n, picture))
  const variations = products.flatMap((_, n) => wooVariations(n, count, picture))
  const others: Record<string, string>[] = [
    { ID: '1', Type: 'grouped', SKU: 'SET', Name: 'A set', Published: '1', 'Grouped products': 'WC-1, WC-2' },
    { ID: '2', Type: 'external', SKU: 'EXT', Name: 'Elsewhere', Published: '1', 'External URL': 'https://example.com' },
  ]
  return `\ufeff${writeTable(wooColumns, [...products, ...variations, ...(grouped ? others : [])], '\n')}`
}

const firstId = 100
const isVariable = (n: number) => n % 3 === 1
const skuOf = (n: number) => (n % 5 === 3 ? '' : `WC-${n + 1}`)

function wooProduct(n: number, picture: NonNullable<Options['picture']>): Record<string, string> {
  const name = nameProduct(n)
  const pictures = [0, 1, 2].slice(0, 1 + (n % 3)).map((place) => picture(n, place))
  return {
    ID: String(firstId + n),
    Type: isVariable(n) ? 'variable' : n % 31 === 9 ? 'simple, virtual' : 'simple',
    SKU: skuOf(n),
    Name: name.startsWith('=') ? `'${name}` : name,
    Published: n % 17 === 4 ? '0' : '1',
    'Visibility in catalog': 'visible',
    'Short description': `Made of ${at(woods, n).toLowerCase()}.`,
    Description: `<strong>${at(woods, n)}</strong> throughout,\\nwith "dovetailed" drawers.\\n\\nTen years’ guarantee.`,
    'Date sale price starts': n % 12 === 6 ? '2026-11-01 0:00:00' : '',
    'Date sale price ends': n % 12 === 6 ? '2026-12-31 23:59:59' : '',
    'Length (cm)': n % 2 === 0 ? String(40 + (n % 80)) : '',
    'Width (cm)': n % 2 === 0 ? String(60 + (n % 150)) : '',
    'Height (cm)': n % 2 === 0 ? '82.5' : '',
    'Sale price': !isVariable(n) && n % 6 === 0 ? String(pounds(n) - 10) : '',
    'Regular price': isVariable(n) ? '' : n % 29 === 8 ? '' : String(pounds(n)),
    Categories: n % 7 === 2 ? `${at(pieces, n)}s` : `Living &amp; dining > ${at(pieces, n)}s, New in`,
    Tags: `${at(woods, n).toLowerCase()}, handmade`,
    Images: pictures.filter((address) => address !== '').join(', '),
    Brands: at(['Rye &amp; Sons', 'Hollin', ''], n),
    Position: '0',
    'Attribute 1 name': isVariable(n) ? 'Colour' : 'Material',
    'Attribute 1 value(s)': isVariable(n) ? colours.join(', ') : `${at(woods, n)}, Oil\\, matt`,
    'Attribute 2 name': isVariable(n) ? 'Material' : '',
    'Attribute 2 value(s)': isVariable(n) ? at(woods, n) : '',
  }
}

function wooVariations(n: number, count: number, picture: NonNullable<Options['picture']>): Record<string, string>[] {
  if (!isVariable(n)) return []
  return colours.map((colour, place) => ({
    ID: String(firstId + count + n * colours.length + place),
    Type: 'variation',
    SKU: n % 5 === 3 || n % 10 === 4 ? '' : `WC-${n + 1}-${colour.toLowerCase()}`,
    Name: `${nameProduct(n).replace(/^=/, "'=")} - ${colour}`,
    Published: place === 2 && n % 4 === 1 ? '0' : '1',
    'Sale price': n % 6 === 1 ? String(pounds(n) - 10) : '',
    'Regular price': String(pounds(n) + place * 10),
    Images: place > 0 ? picture(n, place) : '',
    Parent: skuOf(n) || `id:${firstId + n}`,
    Position: String(place),
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': colour,
  }))
}
