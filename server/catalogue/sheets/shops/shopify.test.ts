import { expect, test } from 'vitest'
import { readExport, writeExport } from '../../../../tests/support/imports/foreign-rows.ts'

const first = { Handle: 'rye', Title: 'Rye sofa', 'Option1 Name': 'Colour', 'Option1 Value': 'Sage' }

test('rows of one handle become a product with variants and their own pictures', async () => {
  const { from, rows } = await readExport(
    writeExport([
      {
        ...first,
        'Variant SKU': "'0012",
        'Variant Price': '899.00',
        'Variant Compare At Price': '1299.00',
        'Image Src': 'https://x.test/2.jpg',
        'Image Position': '2',
        'Variant Image': 'https://x.test/1.jpg',
        'Body (HTML)': '<h1>Rye</h1><p>Soft &amp; <b>deep </b>seats<br>in *wool*</p><ul><li>One</li><li>Two</li></ul>',
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
])('%j is %s', async (cells, status) => {
  expect((await readExport(writeExport([{ ...first, 'Variant Price': '1', ...cells }]))).rows[0]?.status).toBe(status)
})

test('columns of the newer template are recognised, and a missing one empties nothing', async () => {
  const { rows } = await readExport(
    writeExport([
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

test('gift cards and rows without a handle are reported', async () => {
  const { rows } = await readExport(
    writeExport([
      { ...first, 'Variant Price': '1', 'Gift Card': 'true' },
      { Title: 'Lost', 'Variant Price': '1' },
    ]),
  )
  expect(rows.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Gift cards'),
    expect.stringContaining('no handle'),
  ])
})
