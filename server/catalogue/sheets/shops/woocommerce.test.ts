import { expect, test } from 'vitest'
import { readExport, writeExport } from '../../../../tests/support/imports/foreign-rows.ts'

const base = { Type: 'simple', SKU: '', Name: '', 'Regular price': '', 'Sale price': '', Parent: '' }

test('variations become variants of their variable product, in any order of rows', async () => {
  const { from, rows } = await readExport(
    writeExport([
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

test('a row that is not a product for sale, or has lost its product, is reported', async () => {
  const { rows } = await readExport(
    writeExport(
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
    expect.stringContaining('“subscription” is not a kind'),
    expect.stringContaining('GONE is not in the file'),
  ])
})
