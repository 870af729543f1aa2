/** Exports as Wix and BigCommerce write them, with rows from their help pages and from real files. */

const line = (cells: string[]) =>
  cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
const table = (headings: string[], rows: Record<string, string>[]) =>
  [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ''))].map(line).join('\r\n')

const places = [1, 2, 3, 4, 5, 6]
const listOptions = (third: string) =>
  places.flatMap((place) => [`productOptionName${place}`, `productOptionType${place}`, `${third}${place}`])

const wixHeadings = [
  ...['handleId', 'fieldType', 'name', 'description', 'productImageUrl', 'collection', 'sku', 'ribbon', 'price'],
  ...['surcharge', 'visible', 'discountMode', 'discountValue', 'inventory', 'weight', 'cost'],
  ...listOptions('productOptionDescription'),
  ...places.flatMap((place) => [`additionalInfoTitle${place}`, `additionalInfoDescription${place}`]),
  ...['customTextField1', 'customTextCharLimit1', 'customTextMandatory1', 'brand'],
]

const rye = 'product_aa6471bb-72d8-874e-f885-8f50d6f92812'
const lamp = 'product_0c1d2e3f-1111-2222-3333-444455556666'

/** Wix's classic stores: variants have a surcharge, and pictures have Wix's internal file names. */
export const wixExport = table(wixHeadings, [
  {
    handleId: rye,
    fieldType: 'Product',
    name: 'Rye Sofa',
    description: '<p>Deep and <b>soft</b>.</p>',
    productImageUrl: '11062b_aa~mv2.jpg;11062b_bb~mv2.png',
    collection: 'All Products;Sofas;Sale',
    price: '1299.0',
    visible: 'true',
    discountMode: 'PERCENT',
    discountValue: '10.0',
    inventory: 'InStock',
    productOptionName1: 'Colour',
    productOptionType1: 'COLOR',
    productOptionDescription1: '#8A9A5B:Sage;#b7410e:Rust',
    productOptionName2: 'Size',
    productOptionType2: 'DROP_DOWN',
    productOptionDescription2: '2 seats;3 seats',
    brand: 'Rye & Sons',
  },
  {
    handleId: rye,
    fieldType: 'Variant',
    sku: 'RYE-S2',
    surcharge: '0.0',
    visible: 'true',
    productOptionDescription1: '#8A9A5B:Sage',
    productOptionDescription2: '2 seats',
  },
  {
    handleId: rye,
    fieldType: 'Variant',
    surcharge: '150.5',
    visible: 'false',
    productOptionDescription1: 'Rust',
    productOptionDescription2: '3 seats',
  },
  {
    handleId: lamp,
    fieldType: 'Product',
    name: 'Rye Lamp',
    sku: 'LAMP',
    price: '49.0',
    visible: 'true',
    collection: 'Lamps',
    discountMode: 'AMOUNT',
    discountValue: '0.0',
    productOptionName1: 'Size',
    productOptionType1: 'DROP_DOWN',
    productOptionDescription1: 'Small;Large',
  },
])

/** Wix's newer stores: each variant has a price, and pictures have their own rows. */
export const newWixExport = table(
  [
    ...['handle', 'fieldType', 'name', 'visible', 'plainDescription', 'media', 'mediaAltText', 'ribbon', 'brand'],
    ...['price', 'strikethroughPrice', 'cost', 'inventory', 'sku', 'barcode', 'weight'],
    ...listOptions('productOptionChoices'),
    ...['modifierName1', 'categorySlugs', 'primaryCategorySlug'],
  ],
  [
    {
      ...{ handle: 'ash-table', fieldType: 'PRODUCT', name: 'Ash Table', visible: 'TRUE', brand: 'Fenn' },
      ...{ plainDescription: '<p>Solid ash.</p>', productOptionName1: 'Finish', price: '899' },
      ...{ productOptionType1: 'TEXT_CHOICES', productOptionChoices1: 'Oiled;Waxed' },
      ...{ media: 'wix:image://v1/11062b_cc~mv2.jpg/table.jpg#originWidth=900&originHeight=900' },
      ...{ categorySlugs: 'all-products;tables;new-in', primaryCategorySlug: 'tables' },
    },
    { handle: 'ash-table', fieldType: 'MEDIA', media: 'https://example.com/ash-2.jpg', mediaAltText: 'From above' },
    {
      ...{ handle: 'ash-table', fieldType: 'VARIANT', sku: 'ASH-O', price: '899', strikethroughPrice: '999' },
      ...{ productOptionName1: 'Finish', productOptionType1: 'TEXT_CHOICES', productOptionChoices1: 'Oiled' },
    },
    {
      handle: 'ash-table',
      fieldType: 'VARIANT',
      sku: 'ASH-W',
      price: '949',
      productOptionName1: 'Finish',
      productOptionType1: 'TEXT_CHOICES',
      productOptionChoices1: 'Waxed',
      media: 'https://example.com/ash-waxed.jpg',
    },
    { handle: 'stool', fieldType: 'PRODUCT', name: 'Ash Stool', visible: 'TRUE', sku: 'STOOL', price: '79' },
  ],
)

/** BigCommerce's older format: variants are SKU rows, whose prices are in Rule rows. */
export const bigCommerceExport = table(
  [
    ...['Item Type', 'Product ID', 'Product Name', 'Product Type', 'Product Code/SKU', 'Bin Picking Number'],
    ...['Brand Name', 'Option Set', 'Option Set Align', 'Product Description', 'Price', 'Cost Price', 'Retail Price'],
    ...['Sale Price', 'Product Weight', 'Product Width', 'Product Height', 'Product Depth', 'Allow Purchases?'],
    ...['Product Visible?', 'Track Inventory', 'Current Stock Level', 'Category', 'Product Image File - 1'],
    ...['Product Image URL - 1', 'Page Title', 'Meta Description', 'Stop Processing Rules'],
  ],
  [
    {
      ...{ 'Item Type': 'Product', 'Product ID': '77', 'Product Name': 'Elm Bed', 'Product Type': 'P' },
      ...{ 'Product Code/SKU': 'BED', 'Brand Name': 'Hollin', 'Product Description': '<p>Slatted.</p>' },
      ...{ Price: '799.0000', 'Sale Price': '0.0000', 'Product Width': '150.0000', 'Product Height': '110.0000' },
      ...{ 'Product Depth': '0.0000', 'Product Visible?': 'Y', Category: 'Bedroom/Beds;Bedroom/Sale' },
      'Product Image URL - 1': 'https://example.com/bed.jpg',
    },
    { 'Item Type': '  SKU', 'Product Name': '[S]Size=Double,[CS]Colour=White:#ffffff', 'Product Code/SKU': 'BED-DW' },
    { 'Item Type': '  SKU', 'Product Name': '[S]Size=King,[CS]Colour=White:#ffffff', 'Product Code/SKU': 'BED-KW' },
    { 'Item Type': '  SKU', 'Product Name': '[S]Size=King[S]Colour=Sage', 'Product Code/SKU': 'BED-KS' },
    { 'Item Type': '  Rule', 'Product Code/SKU': 'BED-KW', Price: '[ADD]120.50' },
    { 'Item Type': '  Rule', 'Product Code/SKU': 'BED-KS', Price: '[FIXED]999.00' },
    {
      'Item Type': 'Product',
      'Product ID': '78',
      'Product Name': 'Elm Shelf',
      'Product Type': 'P',
      Price: '59.0000',
      'Product Visible?': 'Y',
      Category: 'Bedroom/Shelves',
    },
  ],
)

/** BigCommerce's newer format. */
export const newBigCommerceExport = table(
  [
    ...['Item', 'ID', 'Name', 'Type', 'SKU', 'Options', 'Inventory Tracking', 'Current Stock', 'Low Stock', 'Price'],
    ...['Cost Price', 'Retail Price', 'Sale Price', 'Brand ID', 'Channels', 'Categories', 'Description'],
    ...['Page Title', 'Product URL', 'Weight', 'Width', 'Height', 'Depth', 'Is Visible', 'Is Featured'],
    ...['Variant Image URL', 'Internal Image URL (Export)', 'Image URL (Import)', 'Image Description'],
    ...['Image is Thumbnail', 'Image Sort Order'],
  ],
  [
    {
      ...{ Item: 'Product', ID: '101', Name: 'Oak Chair', Type: 'physical', SKU: 'OAK', Price: '149', Width: '0' },
      ...{ Categories: '23;41', Description: '<p>Sturdy.</p>', 'Is Visible': 'TRUE' },
    },
    {
      Item: 'Variant',
      ID: '201',
      SKU: 'OAK-N',
      'Variant Image URL': 'https://example.com/natural.jpg',
      Options: 'Type=Swatch|Name=Colour|Value=Natural[#e1c699]Type=Rectangle|Name=Seat|Value=Cane',
    },
    {
      Item: 'Variant',
      ID: '202',
      SKU: 'OAK-B',
      Price: '169',
      Options: 'Type=Swatch|Name=Colour|Value=Black[#000000|#111111]Type=Rectangle|Name=Seat|Value=Cane',
    },
    { Item: 'Image', ID: '2', 'Internal Image URL (Export)': 'https://example.com/side.jpg', 'Image Sort Order': '1' },
    { Item: 'Image', ID: '1', 'Internal Image URL (Export)': 'https://example.com/front.jpg', 'Image Sort Order': '0' },
    { Item: 'Product', ID: '102', Name: 'Oak Bench', Type: 'physical', SKU: 'BENCH', Price: '199', Categories: '23' },
  ],
)
