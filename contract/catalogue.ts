import { z } from 'zod'
import { Showroom } from './availability.ts'
import { Id, Uuid } from './ids.ts'
import { Picture } from './media.ts'

const Route = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => !text.includes('\0'), 'It has a character that no address has.')
/** The fields at the head of a product listing. */
const PageHead = {
  name: z.string(),
  routeName: z.string(),
  description: z.string(),
  bannerUrl: z.string(),
  banner: Picture.nullable(),
}
const SearchData = { pageTitle: z.string(), metaDescription: z.string(), keywords: z.string() }

export const ProductUuid = z.object({ productUuid: Uuid })
export const VariantUuid = z.object({ variantUuid: Uuid })
export const BrandUuid = z.object({ brandUuid: Uuid })
export const PropertyId = z.object({ propertyId: Id })
export const CategoryId = z.object({ categoryId: Id })
export const SaleRoute = z.object({ saleRoute: Route })
export const RangeRoute = z.object({ rangeRoute: Route })
export const CategoryRoute = z.object({ categoryRoute: Route })
export const SubCategoryRoute = z.object({ subCategoryRoute: Route })
export const StoreRoute = z.object({ categoryRoute: Route, subCategoryRoute: Route.optional() })

export const NavBrand = z.object({ uuid: z.string(), name: z.string() })
export type NavBrand = z.infer<typeof NavBrand>
export const NavProperty = z.object({ value: z.number().int(), label: z.string() })
export type NavProperty = z.infer<typeof NavProperty>
export const NavSubCategory = z.object({
  uuid: z.string(),
  name: z.string(),
  routeName: z.string(),
  brands: z.array(NavBrand),
  navBrand1: NavBrand.nullable(),
  navBrand2: NavBrand.nullable(),
  navBrand3: NavBrand.nullable(),
  navProperty1: NavProperty.nullable(),
  navProperty2: NavProperty.nullable(),
  navProperty3: NavProperty.nullable(),
})
export type NavSubCategory = z.infer<typeof NavSubCategory>
export const NavCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  routeName: z.string(),
  subCategories: z.array(NavSubCategory),
})
export type NavCategory = z.infer<typeof NavCategory>
export const NavCategories = z.array(NavCategory)

export const NavRange = z
  .object({
    uuid: z.string(),
    name: z.string(),
    routeName: z.string(),
    imageUrl: z.string(),
    image: Picture.nullable(),
  })
  .nullable()
export type NavRange = z.infer<typeof NavRange>

export const HomeRange = z.object({
  uuid: z.string(),
  routeName: z.string(),
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  image: Picture.nullable(),
})
export type HomeRange = z.infer<typeof HomeRange>
export const HomeRanges = z.array(HomeRange)

export const Range = z.object({
  uuid: z.string(),
  ...PageHead,
  ...SearchData,
})
export type Range = z.infer<typeof Range>

/** A sale that is running now. */
export const Sale = z.object({
  uuid: z.string(),
  name: z.string(),
  routeName: z.string(),
  badge: z.string(),
  description: z.string(),
  endsAt: z.string(),
  ...SearchData,
})
export type Sale = z.infer<typeof Sale>

export const Brand = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  logoUrl: z.string(),
  logo: Picture.nullable(),
  ...SearchData,
})
export type Brand = z.infer<typeof Brand>

export const PropertyValue = z.object({
  value: z.number().int(),
  name: z.string(),
  property: z.object({ name: z.string() }),
})
export type PropertyValue = z.infer<typeof PropertyValue>

export const CategoryInfo = z.object({
  id: z.number().int(),
  ...PageHead,
  extraInfo: z.string(),
  extraInfoHtml: z.string(),
  ...SearchData,
})
export type CategoryInfo = z.infer<typeof CategoryInfo>

export const SubCategoryInfo = z.object({
  categoryId: z.number().int(),
  subCategoryUuid: z.string(),
  ...PageHead,
  extraInfo: z.string(),
  extraInfoHtml: z.string(),
  catName: z.string(),
  catRoute: z.string(),
  ...SearchData,
})
export type SubCategoryInfo = z.infer<typeof SubCategoryInfo>

export const SubCategoryTile = z.object({
  uuid: z.string(),
  name: z.string(),
  routeName: z.string(),
  thumbnailUrl: z.string(),
  thumbnail: Picture.nullable(),
})
export type SubCategoryTile = z.infer<typeof SubCategoryTile>
export const SubCategoryTiles = z.array(SubCategoryTile)

export const Department = z.object({ value: z.number().int(), label: z.string() })
export type Department = z.infer<typeof Department>
export const Departments = z.array(Department)

export const StoreIds = z.object({ categoryId: z.number().int(), subCategoryUuid: z.string().nullable() })
export type StoreIds = z.infer<typeof StoreIds>

export const ProductFile = z.object({ uuid: z.string(), name: z.string(), fileUrl: z.string() })
export const ProductProperty = z.object({
  label: z.string(),
  values: z.array(z.string()),
  items: z.array(NavProperty),
})
export type ProductProperty = z.infer<typeof ProductProperty>

const Measure = z.number().nullable()
/** In centimetres: the dimensions of the piece as it stands, without removable legs and arms, and in its packing. */
export const PieceMeasures = z.object({
  width: Measure,
  height: Measure,
  depth: Measure,
  heightWithoutLegs: Measure,
  widthWithoutArms: Measure,
  diagonalDepth: Measure,
  packedWidth: Measure,
  packedHeight: Measure,
  packedDepth: Measure,
})
export type PieceMeasures = z.infer<typeof PieceMeasures>

export const Product = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  descriptionHtml: z.string(),
  brand: z.string(),
  brandUuid: z.string().nullable(),
  brandLogo: z.string(),
  brandLogoImage: Picture.nullable(),
  category: z.string(),
  categoryId: z.number().int().nullable(),
  catRoute: z.string(),
  subCategory: z.string(),
  subCatRoute: z.string(),
  range: z.object({ name: z.string(), routeName: z.string() }).nullable(),
  imageUrls: z.array(z.string()),
  images: z.array(Picture),
  files: z.array(ProductFile),
  variantList: z.array(
    z.object({
      uuid: z.string(),
      name: z.string(),
      /** The variant's colour, if the variants differ in colour. */
      swatch: z.string().nullable(),
      /** A small picture of the variant, if each has one and they do not differ in colour. */
      imageUrl: z.string().nullable(),
      measures: PieceMeasures,
    }),
  ),
  properties: z.array(ProductProperty),
  metaTags: z.array(z.string()),
  moreColorsAvailable: z.boolean(),
  immediateDelivery: z.boolean(),
  showInterestFreeCredit: z.boolean(),
  /** 0: it arrives assembled. */
  assemblyMinutes: z.number().int().nullable(),
  ...SearchData,
})
export type Product = z.infer<typeof Product>

export const Variant = z.object({
  uuid: z.string(),
  name: z.string(),
  description: z.string(),
  descriptionHtml: z.string(),
  imageUrls: z.array(z.string()),
  images: z.array(Picture),
  price: z.number(),
  salePrice: z.number().nullable(),
  onSale: z.boolean(),
  previousPrice: z.number().nullable(),
  saleEndsAt: z.string().nullable(),
  /** The name of the sale to which its offer belongs. */
  sale: z.object({ name: z.string(), routeName: z.string(), badge: z.string() }).nullable(),
  dimensions: z.object({
    height: z.number().nullable(),
    width: z.number().nullable(),
    depth: z.number().nullable(),
  }),
  measures: PieceMeasures,
  showroom: Showroom,
  productName: z.string(),
  productUuid: z.string(),
  categoryId: z.number().int().nullable(),
})
export type Variant = z.infer<typeof Variant>

export const ProductAnswer = z.object({ product: Product, variant: Variant })
export type ProductAnswer = z.infer<typeof ProductAnswer>
