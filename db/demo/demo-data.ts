import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OpeningHours } from '../../contract/site.ts'
import type { HoursEdit } from '../../contract/staff/opening-hours.ts'
import type { BannerEdit, ListingInfoEdit, SettingsEdit } from '../../contract/staff/site.ts'
import { projectFolder } from '../../server/platform/project-folder.ts'

const folder = join(projectFolder, 'db/demo')
export const picturesFile = 'pictures.json'

/** What the data files of this folder hold. A picture is named by its file; its alt text stands with the rooms and the photographs. */
export type DemoPicture = { file: string; alt: string }
export type DemoValue = { property: string; value: string }
type Searched = { pageTitle?: string; metaDescription?: string; keywords?: string }

export type DemoSubCategory = Searched & {
  name: string
  routeName: string
  description: string
  banner: string
  thumbnail: string
  navBrands?: string[]
  navProperties?: DemoValue[]
}
export type DemoCategory = Searched & {
  name: string
  routeName: string
  description: string
  banner: string
  thumbnail: string
  menuRange: string
  subCategories: DemoSubCategory[]
}
export type DemoVariant = {
  name: string
  price: number
  salePrice: number | null
  width: number
  height: number
  depth: number
  properties: Record<string, string>
  photographs: DemoPicture[]
}
export type DemoProduct = Searched & {
  slug: string
  name: string
  subCategory: string
  brand: string
  range: string | null
  description: string
  metaTags: string[]
  new: boolean
  immediateDelivery: boolean
  moreColorsAvailable: boolean
  showInterestFreeCredit: boolean
  listedDaysAgo: number
  /** Whether its full price was charged before the offer began. */
  chargedBefore?: boolean
  files?: { name: string; file: string }[]
  related?: string[]
  /** Centimetres that come off with the legs and the arms, and the largest box it comes in. */
  carried?: {
    legs?: number
    arms?: number
    diagonalDepth?: number
    packed?: { width: number; height: number; depth: number }
  }
  variants: DemoVariant[]
}
export type DemoCatalogue = {
  properties: { name: string; values: { name: string; swatch?: string }[] }[]
  brands: (Searched & { slug: string; name: string; description: string; logo: string })[]
  ranges: (Searched & {
    name: string
    routeName: string
    description: string
    picture: string
    onHomepage: boolean
  })[]
  categories: DemoCategory[]
  products: DemoProduct[]
}
export type DemoShop = {
  rooms: DemoPicture[]
  settings: Omit<SettingsEdit, 'aboutUs'> & Omit<HoursEdit, 'openingHours'> & Pick<BannerEdit, 'bannerMessage'>
  openingHours: Omit<OpeningHours, 'exceptions'>
  /** Month and day of each. */
  closedEveryYear: { day: string; note: string }[]
  listings: Record<'latest-products' | 'clearance', Omit<ListingInfoEdit, 'bannerHash'> & { banner: string }>
  homeRows: Record<'sofas' | 'curtains' | 'beds', string>
  slides: {
    style: number
    title: string
    subTitle: string
    ctaString: string
    ctaUrl: string
    image: string
    mobileImage: string
    showOverlay: boolean
  }[]
  popups: { title: string; message: string; image: string; previewImage: string; ctaString: string; ctaUrl: string }[]
  pages: { id: string; title: string; metaDescription: string }[]
}

/** What the picture converter finds in each picture of this hash, by its file: `node scripts/describe-demo-pictures.ts` writes it. */
export type DemoPictureFacts = Record<string, { hash: string; width: number; height: number; placeholder: string }>

export type Demo = { catalogue: DemoCatalogue; shop: DemoShop; pictures: DemoPictureFacts }

export async function readDemo(): Promise<Demo> {
  const [catalogue, shop, pictures] = await Promise.all(
    ['catalogue.json', 'shop.json', picturesFile].map(async (file) => JSON.parse(await readText(file))),
  )
  return { catalogue, shop, pictures }
}

export const readBytes = (file: string) => readFile(join(folder, file))
export const readText = (file: string) => readFile(join(folder, file), 'utf8')

/** Only some records have a text of their own. */
export const readTextIfThere = (file: string) => (existsSync(join(folder, file)) ? readText(file) : '')
