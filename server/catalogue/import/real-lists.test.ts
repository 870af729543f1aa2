import { afterAll, beforeEach, expect, test } from 'vitest'
import { defaultUnits } from '../../../contract/staff/import-units.ts'
import { createTestDatabase } from '../../../tests/support/database/database.ts'
import { openTestMedia } from '../../../tests/support/files/media.ts'
import { openImportContext } from '../../../tests/support/imports/imports.ts'

/** Small lists in the format of public ones: from a furniture maker, from marketplaces and scraped from shops. */

const database = await createTestDatabase()
const { media, close } = await openTestMedia(database)
const { send, check, rows, view, ...importing } = openImportContext(database, { media })
afterAll(async () => {
  await importing.close()
  await close()
})
beforeEach(() => database.sql`truncate products, properties, imports, import_matchings, supplier_rules cascade`)

const fieldsOf = async (uuid: string) =>
  Object.fromEntries((await view(uuid)).columns.map(({ header, column }) => [header, column]))
const changesOf = async (uuid: string) =>
  (await rows(uuid)).map(({ differences }) => Object.fromEntries(differences.map(({ label, after }) => [label, after])))

test('pieces that share a name and have no variant names become separate products with longer names', async () => {
  const { uuid } = await send(
    [
      ',item_id,name,category,price,short_description,depth,height,width',
      '5,101,ALM,Shelving,10,"Rail,          38 cm",40,0,NaN',
      '6,102,ALM,Shelving,9,Bracket,38,?,2',
      '7,103,ALM,Shelving,4,Post,-,84,3/4',
    ].join('\n'),
  )
  const { suggestions } = await view(uuid)
  expect(suggestions).toEqual([{ kind: 'joined', from: ['name', 'short_description'], between: ' ', to: 'name' }])
  const columns = (await view(uuid)).columns.map(({ column }) =>
    column && /name|category/.test(column) ? null : column,
  )
  const { counts } = await check(uuid, { matching: columns, recipes: suggestions })
  expect(counts).toMatchObject({ new: 3, wrong: 0 })
  const [rail, bracket, post] = await changesOf(uuid)
  expect(rail).toMatchObject({ Name: 'ALM Rail, 38 cm', 'Depth (cm)': '40 cm' })
  expect(rail).not.toHaveProperty('Height (cm)')
  expect(bracket).not.toHaveProperty('Height (cm)')
  expect(post).toMatchObject({ 'Height (cm)': '84 cm', 'Width (cm)': '4 cm' })
})

test('a list in brackets, a long title or a style does not make its row wrong', async () => {
  const title = 'Standing shelf of metal with eight hooks for hallway, bathroom and bedroom '.repeat(3)
  const { uuid } = await send(
    [
      'asin,title,price,categories,images,item_model_number,color,material,style',
      `B0-1,"${title}",£24.99,"['Home', 'Storage', ""Men's racks""]","['https://a.example/1.jpg', 'https://a.example/2.jpg']",TK,White,Metal,Modern`,
      `B0-2,Chair,£5.98,"['Home', 'Chairs']",[],TK,"['Black', 'Grey']",Oak,Contemporary`,
    ].join('\n'),
  )
  expect(await fieldsOf(uuid)).toMatchObject({
    asin: 'variantCode',
    title: 'name',
    categories: 'category',
    item_model_number: null,
    style: null,
  })
  const { counts } = await check(uuid, { makeNew: true })
  expect((await rows(uuid, 'wrong')).map(({ problems }) => problems)).toEqual([])
  expect(counts).toMatchObject({ new: 2, wrong: 0 })
  const [shelf, chair] = await changesOf(uuid)
  expect(shelf?.Name).toMatch(/^Standing shelf .*…$/)
  expect(shelf?.Name?.length).toBeLessThanOrEqual(160)
  expect(shelf).toMatchObject({ 'Sub-category': "Men's racks", 'Product pictures': '2' })
  expect(chair?.Properties).toContain('Colour: Black')
  expect(chair?.Properties).toContain('Colour: Grey')
})

test('sizes with a name before each side, and prices in dirhams, are read', async () => {
  const { uuid } = await send(
    [
      'Article number,Title,Price,Dimensions',
      'S1,Base cabinet,"Dhs 1,050","Width:80.0 cm Depth:62.1 cm Height:88.0 cm Frame, height:80.0 cm"',
      'S2,Desk,Dhs 595,Width:96 cm Depth:58 cm Min. height:59 cm Max. height:72 cm',
      'S3,Cushion,Dhs 20,Filling weight:120 Seat height:45 cm',
    ].join('\n'),
  )
  expect((await view(uuid)).outline?.units?.foreign).toEqual({ Price: ['AED'] })
  const rules = { units: { ...defaultUnits, rates: { AED: 0.2 } } }
  expect((await check(uuid, { rules })).counts).toMatchObject({ new: 3, wrong: 0 })
  expect(await changesOf(uuid)).toMatchObject([
    { Price: '£210', 'Width (cm)': '80 cm', 'Depth (cm)': '62.1 cm', 'Height (cm)': '88 cm' },
    { Price: '£119', 'Width (cm)': '96 cm', 'Depth (cm)': '58 cm', 'Height (cm)': '72 cm' },
    { Price: '£4' },
  ])
})

test('without a name the model is it; a length beside width and depth is left out; else brand and kind are suggested', async () => {
  const { uuid } = await send('source,model,price,sku,width,length,depth\nshop,Happy corner sofa,£900,27,269,269,102')
  expect(await fieldsOf(uuid)).toMatchObject({ model: 'name', length: null, depth: 'depthCm', width: 'widthCm' })
  const long = await send('sku,name,length,depth,height\n1,Sofa,220,95,80')
  expect(await fieldsOf(long.uuid)).toMatchObject({ length: 'widthCm', depth: 'depthCm' })
  const nameless = await send('Brand,Model Number,Type,Primary Color\nNilk,FL-1,Cabinet,Blue\nAttic,KL-3,Chest,Red')
  const { suggestions, recipes } = await view(nameless.uuid)
  expect(suggestions).toMatchObject([{ kind: 'joined', from: ['Brand', 'Type'], to: 'name' }])
  expect(recipes).toMatchObject([{ kind: 'joined', from: ['Primary Color'], to: 'property:Colour' }])
})

test('a column is matched by its cells where they contradict its heading', async () => {
  const { uuid } = await send(
    [
      'product_id,product_name,base_price,state,collection,in stock',
      'F-1,Bookcase,261.96,Kentucky,Oak; Sale,12 left',
      'F-2,Chair,99,Florida,New in; Grey,3 left',
    ].join('\n'),
  )
  expect(await fieldsOf(uuid)).toMatchObject({ base_price: 'price', state: null, collection: null, 'in stock': null })
  const feed = await send(
    JSON.stringify([
      { id: 1, title: 'Bali Sofa', price: { sell: '10,899', mrp: '15,999' }, discount: { price: '5,100' } },
      { id: 2, title: 'Fidel Sofa', price: { sell: '34,499', mrp: '46,999' }, discount: { price: '12,500' } },
    ]),
    'sofas.json',
  )
  expect(await fieldsOf(feed.uuid)).toMatchObject({ id: 'variantCode', 'price.sell': 'price', 'discount.price': null })
})

test('if names repeat and there is no code, the page address is suggested as the code, shortened if long', async () => {
  const address = (number: number) => `https://shop.example/${'furniture/'.repeat(14)}${number}`
  const { uuid } = await send(`name,url,price\nBed,${address(1)},£1\nBed,${address(2)},£2\nBed,${address(3)},£3`)
  const { suggestions: recipes } = await view(uuid)
  expect(recipes).toMatchObject([{ kind: 'joined', from: ['url'], to: 'variantCode' }])
  expect((await check(uuid, { recipes })).counts).toMatchObject({ new: 3, wrong: 0 })
})

test('a category path loses a product name at its end, and lines of tags are not a path', async () => {
  const { uuid } = await send(
    [
      'sku,name,category',
      '1,Fab Double Sofa Bed,"[""Furniture >> Living >> Sofa Beds >> Fab Double So...""]"',
      '2,Bag,"Gear\nBags\nErin recommends"',
    ].join('\n'),
  )
  const { questions } = await check(uuid)
  expect(questions.words.map(({ text }) => text).toSorted()).toEqual(['Furniture > Living > Sofa Beds', 'Gear'])
})

test('a sale price equal to the price is dropped; a higher one is left out with unreadable cells', async () => {
  const { uuid } = await send('sku,name,price,sale price\n1,Sofa,£900,£900\n2,Chair,£100,£120')
  expect((await check(uuid)).counts).toMatchObject({ new: 1, wrong: 1 })
  expect((await check(uuid, { rules: { unread: 'blank' } })).counts).toMatchObject({ new: 2, wrong: 0 })
})

test('a material that is only of the same kind is a new one, and ‘Others’ is none', async () => {
  await importing.bring('SKU,Name,Price,Properties\nS,Seed,1,Material: Brass and Linen\nT,Twin,1,Material: Oak', {
    makeNew: true,
  })
  const { uuid } = await send('SKU,Name,Material\n1,A,Metal\n2,B,Others\n3,C,Oak veneer')
  const { questions } = await check(uuid)
  expect(questions.words.map(({ text, guess }) => [text, guess.choice, guess.to])).toEqual([
    ['Material: Metal', 'make', 'Material: Metal'],
    ['Material: Others', 'blank', ''],
    ['Material: Oak veneer', 'use', 'Material: Oak'],
  ])
})
