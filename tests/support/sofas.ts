import { eq } from 'drizzle-orm'
import { homeRows, relatedProducts } from '../../server/catalogue/tables.ts'
import type { Db } from '../../server/platform/database.ts'
import { addBrand, addCategory, addPicture, addProduct, addProperty, addRange, addSubCategory } from './catalogue.ts'

/** A few sofas with their terms, whose offers and dates are relative to `now`. */
export async function stockSofas(db: Db, now: Date) {
  const tomorrow = new Date(now.getTime() + 86_400_000)
  const category = await addCategory(db, 'Sofas & Chairs')
  const sofas = await addSubCategory(db, category.id, 'Sofas')
  const bedroom = await addCategory(db, 'Bedroom')
  const curtains = await addSubCategory(db, bedroom.id, 'Ready Made Curtains', { visible: false })
  const fernhollow = await addBrand(db, 'Fernhollow', {
    description: 'By hand',
    logoHash: await addPicture(db, 'The logo'),
    position: 2,
  })
  const alder = await addRange(db, 'Alder', { onHomepage: true, position: 2, description: 'Rounded' })
  await addRange(db, 'Haven', {
    onHomepage: true,
    position: 1,
    imageHash: await addPicture(db, 'Haven'),
    bannerHash: await addPicture(db, 'Haven, wide'),
  })
  await addRange(db, 'Elsewhere')
  await addRange(db, 'Hidden', { onHomepage: true, visible: false })
  const colour = await addProperty(db, 'Colour', ['Sage', 'Rust'])
  const place = { subCategoryUuid: sofas.uuid, brandUuid: fernhollow.uuid }
  const two = await addProduct(db, {
    ...place,
    name: 'Alder 2 Seater',
    rangeUuid: alder.uuid,
    newUntil: tomorrow,
    listedAt: new Date('2036-01-02'),
    immediateDelivery: true,
    variants: [
      { pricePence: 500_00, widthCm: 200, depthCm: 80, values: [colour.Sage] },
      { pricePence: 600_00, widthCm: 180.5 },
      { pricePence: 400_00, widthCm: 90, visible: false },
    ],
  })
  const three = await addProduct(db, {
    ...place,
    name: 'Alder 3 Seater',
    rangeUuid: alder.uuid,
    newUntil: now,
    listedAt: new Date('2036-01-03'),
    variants: [{ pricePence: 900_00, salePricePence: 700_00, onSale: true, values: [colour.Sage, colour.Rust] }],
  })
  const tub = await addProduct(db, {
    ...place,
    name: 'Tub Chair',
    listedAt: new Date('2036-01-01'),
    newUntil: tomorrow,
    variants: [{ pricePence: 0 }],
  })
  const draft = await addProduct(db, { ...place, name: 'Alder Draft', status: 'draft', newUntil: tomorrow })
  await addProduct(db, { name: 'Curtain', subCategoryUuid: curtains.uuid, newUntil: tomorrow })
  await db.insert(relatedProducts).values([
    { productUuid: two.uuid, relatedUuid: tub.uuid, position: 1 },
    { productUuid: two.uuid, relatedUuid: draft.uuid, position: 0 },
  ])
  await db.update(homeRows).set({ subCategoryUuid: sofas.uuid }).where(eq(homeRows.key, 'sofas'))
  await db.update(homeRows).set({ subCategoryUuid: curtains.uuid }).where(eq(homeRows.key, 'curtains'))
  return { category, sofas, fernhollow, alder, colour, two, three, tub, draft }
}
