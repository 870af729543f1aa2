import type { Database } from '../../server/platform/database.ts'
import {
  addBrand,
  addCategory,
  addFile,
  addPicture,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from './catalogue.ts'

/** A shop with one product that has every fact, and with hidden and binned records. */
export async function stockAlder(db: Database) {
  const category = await addCategory(db, 'Sofas & Chairs')
  const sofas = await addSubCategory(db, category.id, 'Sofas')
  const brand = await addBrand(db, 'Fernhollow', { logoHash: await addPicture(db, 'The Fernhollow logo') })
  const range = await addRange(db, 'Alder')
  const size = await addProperty(db, 'Size', ['Small', 'Large'], { position: 2 })
  const colour = await addProperty(db, 'Colour', ['Sage', 'Oat', 'Rust'], { position: 1 })
  const binned = await addProperty(db, 'Binned', ['Nothing'], { deletedAt: new Date() })
  const alder = await addProduct(db, {
    name: 'Alder Sofa',
    description: 'A sofa.\n\nIt is *deep* <script>alert(1)</script>.',
    subCategoryUuid: sofas.uuid,
    brandUuid: brand.uuid,
    rangeUuid: range.uuid,
    metaTags: ['linen', 'family'],
    moreColorsAvailable: true,
    immediateDelivery: true,
    showInterestFreeCredit: true,
    assemblyMinutes: 20,
    pageTitle: 'Alder',
    pictures: ['alder in a room', 'alder from behind', 'alder close'],
    files: [
      { name: 'Swatches 10', fileHash: await addFile(db, 'swatches 10.pdf') },
      { name: 'Care', fileHash: await addFile(db, 'care.pdf') },
      { name: 'Swatches 9', fileHash: await addFile(db, 'swatches-9.pdf') },
    ],
    variants: [
      {
        name: 'In Rust',
        pricePence: 1_299_50,
        values: [colour.Rust, size.Large],
        widthCm: 210.5,
        heightCm: 90,
        depthCm: 0,
        heightWithoutLegsCm: 70,
        packedWidthCm: 205.5,
      },
      {
        name: 'In Sage',
        pricePence: 999_00,
        values: [colour.Sage, size.Large, binned.Nothing],
        pictures: ['alder in sage'],
      },
      { name: 'Hidden', pricePence: 1_00, values: [colour.Oat], visible: false },
      { name: 'Binned', pricePence: 2_00, values: [size.Small], deletedAt: new Date() },
    ],
  })
  return { category, sofas, brand, range, size, colour, alder }
}
