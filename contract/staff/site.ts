import { z } from 'zod'
import { Line, Markdown, NeededLine, OptionalWebAddress, PictureHash, Text, WebAddress } from './fields.ts'

/** The forms of the shop's own details and settings. */

const Time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'A time looks like 09:30.', abort: true })
const DayHoursEdit = z
  .object({ opens: Time, closes: Time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: 'A day closes after it has opened.' })
  .nullable()

/** While a year is being typed, it is one of long ago, such as 0002. */
const WholeDay = z.iso.date('A date is needed.').refine((day) => day >= '1000', 'Give the year in four digits.')

const OpeningHoursEdit = z.object({
  monday: DayHoursEdit,
  tuesday: DayHoursEdit,
  wednesday: DayHoursEdit,
  thursday: DayHoursEdit,
  friday: DayHoursEdit,
  saturday: DayHoursEdit,
  sunday: DayHoursEdit,
  exceptions: z
    .array(z.object({ date: WholeDay, hours: DayHoursEdit, note: Line(160) }))
    .max(200, '200 dates at most.')
    .superRefine((exceptions, context) => {
      const dates = exceptions.map((exception) => exception.date)
      dates.forEach((date, place) => {
        if (dates.indexOf(date) < place)
          context.addIssue({ code: 'custom', path: [place, 'date'], message: 'This date is listed twice.' })
      })
    })
    .transform((exceptions) => exceptions.toSorted((one, other) => (one.date < other.date ? -1 : 1))),
})

const Coordinate = (most: number) =>
  z
    .number({ error: 'A number such as 54.1 is needed.' })
    .min(-most, `Between -${most} and ${most}.`)
    .max(most, `Between -${most} and ${most}.`)
    .nullable()

const Count = (most: number) =>
  z
    .number({ error: 'A whole number is needed.' })
    .int('A whole number is needed.')
    .min(1, '1 at least.')
    .max(most, `${most.toLocaleString('en-GB')} at most.`)

export const SettingsEdit = z.object({
  shopName: NeededLine(120, 'A name'),
  street: Line(200),
  town: Line(120),
  postcode: Line(20),
  phone: Line(40),
  email: z.literal('').or(z.email('An e-mail address looks like name@example.com.').max(254)),
  openingHours: OpeningHoursEdit.nullable(),
  openingTimesWeekdays: NeededLine(120, 'A text').nullable(),
  openingTimesSunday: NeededLine(120, 'A text').nullable(),
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
export const BannerEdit = z.object({ bannerMessage: Line(300) })
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
