import { z } from 'zod'
import { writeWhole } from '../whole-numbers.ts'
import {
  Line,
  Markdown,
  NeededLine,
  OptionalEmail,
  OptionalWebAddress,
  PictureHash,
  Text,
  WebAddress,
} from './fields.ts'
import { bannerPeriodFields, checkPeriod } from './periods.ts'

/** The forms of the shop's own details and settings. */

const Coordinate = (max: number) =>
  z
    .number({ error: 'A number such as 54.1 is needed.' })
    .min(-max, `Between -${max} and ${max}.`)
    .max(max, `Between -${max} and ${max}.`)
    .nullable()

const Count = (max: number) =>
  z
    .number({ error: 'A whole number is needed.' })
    .int('A whole number is needed.')
    .min(1, '1 at least.')
    .max(max, `${writeWhole(max)} at most.`)

export const SettingsEdit = z.object({
  shopName: NeededLine(120, 'A name'),
  street: Line(200),
  town: Line(120),
  postcode: Line(20),
  phone: Line(40),
  email: OptionalEmail,
  showInterestFreeCredit: z.boolean(),
  aboutUs: Markdown(20_000),
  parkingText: Text(2000),
  threeWordUrl: OptionalWebAddress,
  mapEmbedUrl: OptionalWebAddress,
  latitude: Coordinate(90),
  longitude: Coordinate(180),
  socialLinks: z.array(z.object({ network: NeededLine(40, 'A name'), url: WebAddress })).max(10, '10 at most.'),
  companyName: Line(160),
  companyNumber: Line(40),
  vatNumber: Line(40),
  priceRange: Line(60),
  pageSize: Count(200),
  newForDays: Count(3650),
  wasDays: Count(365),
  consentDeclinedDays: Count(365),
  offerWhenUnpriced: z.boolean(),
})
export type SettingsEdit = z.infer<typeof SettingsEdit>

/** The announcement at the top of every page: content, so editors may change it too. */
export const StoredBanner = z.object({ bannerMessage: Line(300), ...bannerPeriodFields })
export const BannerEdit = StoredBanner.superRefine(({ bannerFrom, bannerUntil }, context) =>
  checkPeriod({ from: bannerFrom, until: bannerUntil }, 'bannerUntil', context),
)
export type BannerEdit = z.infer<typeof BannerEdit>

export const ListingInfoEdit = z.object({
  pageTitle: NeededLine(160, 'A title'),
  description: Text(5000),
  bannerHash: PictureHash.nullable(),
  metaDescription: Line(400),
  keywords: Line(400),
})
export type ListingInfoEdit = z.infer<typeof ListingInfoEdit>

export const ListingKey = z.enum(['latest-products', 'clearance'])
export type ListingKey = z.infer<typeof ListingKey>
