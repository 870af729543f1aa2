import { describe, expect, test } from 'vitest'
import { makeShopifyExport, makeWooCommerceExport } from '../../../tests/support/shop-exports.ts'
import { readForeign } from './foreign.ts'
import { readPounds } from './pounds.ts'
import { readSheet } from './read-sheet.ts'

const read = async (csv: string) => {
  const found = readForeign(await readSheet(Buffer.from(csv), 'products.csv'))
  if (!found) throw new Error('It was not recognised.')
  return { ...found, rows: found.rows.map(({ line, cells, problem }) => ({ line, ...cells, problem })) }
}
const table = (rows: Record<string, string>[]) => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')
}

test('a supplier’s own table is nobody’s export', async () => {
  for (const headings of ['Name,Price,SKU', 'Handle,Title,Price', 'Type,SKU,Name,Sale price'])
    expect(readForeign(await readSheet(Buffer.from(`${headings}\na,b,c`), ''))).toBeUndefined()
})

describe('Shopify', () => {
  const first = { Handle: 'rye', Title: 'Rye sofa', 'Option1 Name': 'Colour', 'Option1 Value': 'Sage' }

  test('rows of one handle are a product: its variants, and pictures of their own', async () => {
    const { from, rows } = await read(
      table([
        {
          ...first,
          'Variant SKU': "'0012",
          'Variant Price': '899.00',
          'Variant Compare At Price': '1299.00',
          'Image Src': 'https://x.test/2.jpg',
          'Image Position': '2',
          'Variant Image': 'https://x.test/1.jpg',
          'Body (HTML)':
            '<h1>Rye</h1><p>Soft &amp; <b>deep </b>seats<br>in *wool*</p><ul><li>One</li><li>Two</li></ul>',
          Vendor: 'Rye & Sons',
          Type: 'Corner sofas',
          'Product Category': 'Furniture > Sofas',
          Tags: 'big, soft, big',
          Published: 'TRUE',
          Status: 'active',
          'Option2 Name': 'Size',
          'Option2 Value': 'Three / four',
          'SEO Title': 'Rye',
        },
        {
          Handle: 'oak',
          Title: 'Oak table',
          'Option1 Name': 'Title',
          'Option1 Value': 'Default Title',
          'Variant Price': '10',
        },
        {
          Handle: 'rye',
          'Option1 Value': 'Rust',
          'Option2 Value': 'Two',
          'Variant Price': '999',
          'Variant Image': 'https://x.test/2.jpg',
        },
        { Handle: 'rye', 'Image Src': 'https://x.test/1.jpg', 'Image Position': '1' },
      ]),
    )
    expect(from).toBe('Shopify')
    const product = {
      productCode: 'rye',
      name: 'Rye sofa',
      status: 'published',
      category: 'Furniture',
      subCategory: 'Corner sofas',
      brand: 'Rye & Sons',
      description: '## Rye\n\nSoft & **deep** seats\nin \\*wool\\*\n\n- One\n- Two',
      metaTags: 'big, soft',
      pictures: 'https://x.test/1.jpg\nhttps://x.test/2.jpg',
      pageTitle: 'Rye',
    }
    expect(rows).toMatchObject([
      {
        ...product,
        line: 2,
        variantCode: '0012',
        variantName: 'Sage / Three / four',
        properties: 'Colour: Sage; Size: Three / four',
        price: '1299.00',
        salePrice: '899.00',
        onSale: 'yes',
        variantPictures: '',
      },
      {
        ...product,
        line: 4,
        variantCode: 'rye/Rust/Two',
        properties: 'Colour: Rust; Size: Two',
        price: '999',
        salePrice: '',
        onSale: 'no',
        variantPictures: 'https://x.test/2.jpg',
      },
      { line: 3, productCode: 'oak', variantCode: 'oak', variantName: '', properties: '', price: '10' },
    ])
  })

  test.each([
    [{ Status: 'active', Published: 'true' }, 'published'],
    [{ Status: 'active', Published: 'FALSE' }, 'draft'],
    [{ Status: 'draft', Published: 'true' }, 'draft'],
    [{ Status: 'unlisted', Published: 'true' }, 'draft'],
    [{ Status: 'archived', Published: 'true' }, 'archived'],
    [{ Published: 'true' }, 'published'],
  ])('%j is %s', async (said, status) => {
    expect((await read(table([{ ...first, 'Variant Price': '1', ...said }]))).rows[0]?.status).toBe(status)
  })

  test('the columns of the newer template are known too, and none that is missing empties anything', async () => {
    const { rows } = await read(
      table([
        { 'URL handle': 'rye', Title: 'Rye', 'Option1 name': 'Colour', 'Option1 value': 'Sage', Price: '5', SKU: 'R1' },
      ]),
    )
    expect(rows).toEqual([
      {
        line: 2,
        productCode: 'rye',
        name: 'Rye',
        variantCode: 'R1',
        variantName: 'Sage',
        properties: 'Colour: Sage',
        price: '5',
      },
    ])
  })

  test('gift cards and rows without a handle are told', async () => {
    const { rows } = await read(
      table([
        { ...first, 'Variant Price': '1', 'Gift Card': 'true' },
        { Title: 'Lost', 'Variant Price': '1' },
      ]),
    )
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('Gift cards'),
      expect.stringContaining('no handle'),
    ])
  })
})

describe('WooCommerce', () => {
  const base = { Type: 'simple', SKU: '', Name: '', 'Regular price': '', 'Sale price': '', Parent: '' }

  test('a variable product’s variations are its variants, wherever they stand', async () => {
    const { from, rows } = await read(
      table([
        {
          ...base,
          ID: '7',
          Type: 'variable',
          SKU: 'RYE',
          Name: 'Rye &amp; co',
          Published: '1',
          'Visibility in catalog': 'visible',
          'Short description': 'Soft.',
          Description: 'One\\nTwo\\n\\n<em>Three</em>',
          Categories: 'New, Living &amp; dining > Sofas > Corner, Sale > All',
          Tags: 'big\\, soft, wool',
          Brands: 'Rye',
          Images: 'https://x.test/a,1.jpg, https://x.test/b.jpg',
          'Width (in)': '80',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Sage, Rust',
          'Attribute 2 name': 'Material',
          'Attribute 2 value(s)': 'Wool, Oak\\, oiled',
        },
        {
          ...base,
          ID: '8',
          SKU: 'LAMP',
          Name: 'Lamp',
          'Regular price': '49',
          'Sale price': '59',
          Published: '-1',
          Categories: 'Lamps',
        },
        {
          ...base,
          ID: '9',
          Type: 'variation',
          Parent: 'id:7',
          SKU: 'RYE-S',
          Name: 'Rye &amp; co - Sage',
          Published: '1',
          'Regular price': '1299,00',
          'Sale price': '999.5',
          'Date sale price ends': '2026-12-31',
          'Attribute 1 name': 'Colour',
          'Attribute 1 value(s)': 'Sage',
          Images: 'https://x.test/b.jpg',
        },
        {
          ...base,
          ID: '10',
          Type: 'variation',
          Parent: 'RYE',
          Name: 'Rye &amp; co',
          Published: '0',
          'Regular price': '9',
          'Width (in)': '10',
          'Attribute 1 name': 'Colour',
        },
      ]),
    )
    expect(from).toBe('WooCommerce')
    const product = {
      productCode: 'RYE',
      name: 'Rye & co',
      status: 'published',
      category: 'Living & dining',
      subCategory: 'Sofas',
      brand: 'Rye',
      description: 'Soft.\n\nOne\nTwo\n\n*Three*',
      metaTags: 'big\\, soft, wool',
      pictures: 'https://x.test/a,1.jpg\nhttps://x.test/b.jpg',
    }
    expect(rows).toMatchObject([
      {
        ...product,
        line: 4,
        variantCode: 'RYE-S',
        variantName: 'Sage',
        price: '1299,00',
        salePrice: '999.5',
        onSale: 'yes',
        saleEndsAt: '2026-12-31 23:59:59',
        widthCm: '203.2',
        variantPictures: 'https://x.test/b.jpg',
        properties: 'Colour: Sage; Material: Wool; Material: Oak, oiled',
        variantVisible: 'yes',
      },
      {
        ...product,
        line: 5,
        variantCode: 'RYE/10',
        widthCm: '25.4',
        properties: 'Colour: Sage; Colour: Rust; Material: Wool; Material: Oak, oiled',
        variantVisible: 'no',
      },
      {
        line: 3,
        status: 'draft',
        category: 'Lamps',
        subCategory: 'Lamps',
        onSale: 'no',
        salePrice: '',
        variantName: '',
      },
    ])
  })

  test('what is no product of the shop’s own, or has lost its product, is told', async () => {
    const { rows } = await read(
      table(
        ['grouped', 'external', 'subscription', 'variation'].map((Type) => ({
          ...base,
          Type,
          Name: Type,
          Parent: 'GONE',
        })),
      ),
    )
    expect(rows.map(({ problem }) => problem)).toEqual([
      expect.stringContaining('a group of products'),
      expect.stringContaining('another shop'),
      expect.stringContaining('“subscription” is no kind'),
      expect.stringContaining('GONE is not in the file'),
    ])
  })
})

describe.each([
  ['Shopify', makeShopifyExport(500)],
  ['WooCommerce', makeWooCommerceExport(500)],
])('an export of 500 products from %s', async (from, csv) => {
  test('becomes 500 products, each variant under a code of its own, with prices that can be read', async () => {
    const found = await read(csv)
    expect(found.from).toBe(from)
    expect(new Set(found.rows.map(({ productCode }) => productCode)).size).toBe(500)
    expect(new Set(found.rows.map(({ name }) => name)).size).toBe(500)
    const codes = found.rows.map(({ variantCode }) => variantCode)
    expect(new Set(codes).size).toBe(codes.length)
    expect(found.rows.length).toBeGreaterThan(800)
    for (const row of found.rows) {
      expect(row.problem).toBeUndefined()
      expect(row.variantCode).not.toBe('')
      if (row.price !== '') expect(readPounds(row.price ?? '')).toBeDefined()
    }
    const rows = Map.groupBy(found.rows, ({ productCode }) => productCode)
    for (const own of rows.values())
      if (own.length > 1) for (const { variantName } of own) expect(variantName).not.toBe('')
  })

  test('is always the same', async () => {
    expect(await read(csv)).toEqual(await read(csv))
  })
})
