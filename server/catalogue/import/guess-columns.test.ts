import { expect, test } from 'vitest'
import { guessColumns } from './guess-columns.ts'
import { readForeignCell, splitPlace } from './recipes/foreign-cells.ts'

type Column = [header: string, sample: string, guess: string | null]

test.each<[string, Column[]]>([
  [
    'an upholsterer with grades',
    [
      ...([
        ['Model', 'Ashbourne', 'range'],
        ['Piece', '2 Seater Sofa', 'name'],
        ['Code', 'ASH-2', 'variantCode'],
      ] as Column[]),
      ...([
        ['Dimensions (cm) H x W x D', 'H86 x W165 x D89', 'sizeHwd'],
        ['Lead time', '8-10 wks', null],
      ] as Column[]),
    ],
  ],
  [
    'a trade list, in which the description is the name and a further column the text',
    [
      ['Product Description', 'Hartwell Oak Bedside', 'name'],
      ['Copy', 'Made of oak with dovetailed drawers.', 'description'],
      ['RRP (p)', '39900', 'price'],
    ],
  ],
  [
    'a list with prices under a heading of their own',
    [
      ['Prod. Code', 'BF-001', 'variantCode'],
      ['Prices Trade', '400', null],
      ['Prices RRP', '999', 'price'],
    ],
  ],
  [
    'a list with prices with and without VAT under one heading',
    [
      ['Article no.', 'BF-001', 'variantCode'],
      ['Price Trade ex VAT', '400', null],
      ['Price VAT 20%', '80', null],
      ['Price RRP incl. 20% VAT', '999', 'price'],
      ['Sale price inc VAT', '899', 'salePrice'],
    ],
  ],
  [
    'a German list with prices with VAT',
    [
      ['Artikelnr.', 'BF-001', 'variantCode'],
      ['Preis inkl. MwSt.', '1.299,00', 'price'],
    ],
  ],
  [
    'a shop that writes what a price was',
    [
      ['SKU', 'A1', 'variantCode'],
      ['Original Price (£)', '1,299.00', 'price'],
      ['Price', '999.00', 'salePrice'],
    ],
  ],
  [
    'a shop that writes was and now',
    [
      ['SKU', 'A1', 'variantCode'],
      ['Image1', 'a1-1.jpg', 'pictures'],
      ['Image2', 'a1-2.jpg', null],
      ['Was', '£1,299', 'price'],
      ['Now', '£999', 'salePrice'],
    ],
  ],
  [
    'a price that was, and a sale price',
    [
      ['SKU', 'A1', 'variantCode'],
      ['Old price', '£1,299', 'price'],
      ['Sale price', '£999', 'salePrice'],
    ],
  ],
  [
    'a price that was beside one that the maker recommends',
    [
      ['SKU', 'A1', 'variantCode'],
      ['RRP', '£1,299', 'price'],
      ['Old price', '£1,199', null],
    ],
  ],
  [
    'a trade list, in which the description is the name',
    [
      ...([
        ['Product Code', 'NG1', 'productCode'],
        ['Description', 'Kendal Coffee Table', 'name'],
      ] as Column[]),
      ['RRP inc VAT', '£1,400.00', 'price'],
    ],
  ],
  [
    'a list with both, in which it is the text',
    [
      ...([
        ['Description', 'Coffee Table', 'name'],
        ['Long description', 'It is made of oak.', 'description'],
      ] as Column[]),
    ],
  ],
  [
    'Magento',
    [
      ...([
        ['sku', 'MG0', 'variantCode'],
        ['product_type', 'simple', null],
        ['name', 'Bergen', 'name'],
      ] as Column[]),
      ...([
        ['categories', 'Default/Tables', 'category'],
        ['price', '200.0000', 'price'],
      ] as Column[]),
      ...([
        ['special_price', '180.0000', 'salePrice'],
        ['special_price_from_date', '11/1/26', null],
      ] as Column[]),
      ['base_image', '/b/e/bergen.jpg', 'pictures'],
    ],
  ],
  [
    'Akeneo',
    [
      ...([
        ['identifier', 'AK0', 'variantCode'],
        ['name-en_GB', 'Nordly', 'name'],
        ['price-GBP', '1.00', 'price'],
      ] as Column[]),
      ...([
        ['description-en_GB-ecommerce', '<p>Chair</p>', 'description'],
        ['price-EUR', '2.00', null],
      ] as Column[]),
    ],
  ],
  [
    'a list that was read off a shop',
    [
      ...([
        ['uniq_id', '0000-ab', 'variantCode'],
        ['product_name', 'Haga', 'name'],
        ['brand', 'Haga', 'brand'],
      ] as Column[]),
      ...([['image_urls', 'https://a.example/1.jpg|https://a.example/2.jpg', 'pictures']] as Column[]),
    ],
  ],
  [
    'a German list',
    [
      ...([
        ['Art.-Nr.', '004711', 'variantCode'],
        ['EAN', '4006381333931', null],
        ['Bezeichnung', 'Sofa Köln', 'name'],
      ] as Column[]),
      ...([
        ['Breite (cm)', '220,5', 'widthCm'],
        ['Höhe (cm)', '85', 'heightCm'],
        ['EK netto €', '612,00', null],
        ['UVP €', '1.234,00', 'price'],
      ] as Column[]),
    ],
  ],
  [
    'an American list',
    [
      ...([
        ['Item #', 'AB-100', 'variantCode'],
        ['Product Name', 'Harper Sofa', 'name'],
        ['Overall Width (in)', '84', 'widthCm'],
      ] as Column[]),
      ...([
        ['Packed width', '90', 'packedWidthCm'],
        ['MSRP', '$1,999.00', 'price'],
        ['MAP', '$1,799.00', null],
      ] as Column[]),
    ],
  ],
  [
    'another system, whose IDs are not ours',
    [
      ...([
        ['Product ID', '77', 'variantCode'],
        ['Product Type', 'P', null],
        ['Product URL', 'alder-chair', null],
      ] as Column[]),
      ['Title', 'Alder Chair', 'name'],
    ],
  ],
  [
    'a list whose sizes are called Size',
    [
      ['MPN', 'RO-01', 'variantCode'],
      ['Product', 'Oak Table', 'name'],
      ['Size', 'H45 W110 D60', 'sizeWdh'],
    ],
  ],
  [
    'a feed whose facts are grouped twice',
    [
      ['attributes.title', 'Sofa', 'name'],
      ['attributes.price.amount', '1299.00', 'price'],
      ['attributes.price.currency', 'GBP', null],
      ['data.product.brand.name', 'Ashby', 'brand'],
      ['delivery.price.amount', '49.00', null],
    ],
  ],
  [
    'two rows of headings',
    [
      ['Code', 'OB-1', 'variantCode'],
      ['Dimensions (mm) W', '1200', 'widthCm'],
      ['Dimensions (mm) D', '400', 'depthCm'],
    ],
  ],
])('the columns of %s are guessed', (_, columns) => {
  const guesses = guessColumns(
    columns.map(([header]) => header),
    columns.map(([, sample]) => [sample]),
  )
  expect(guesses).toEqual(columns.map(([, , guess]) => guess))
})

test.each([
  ['Default/Furniture,Default/Furniture/Tables', { category: 'Default/Furniture/Tables' }],
  ['Sofas, Chairs/Stools', { category: 'Sofas, Chairs/Stools' }],
  ['Furniture > Sofas > Corner', { category: 'Furniture > Sofas', subCategory: 'Corner' }],
])('the place %j is read as %o', (text, expected) => {
  const cells: { category?: string; subCategory?: string } = { category: readForeignCell('category', text) }
  splitPlace(cells)
  expect(cells).toEqual(expected)
})
