import { z } from 'zod'
import { Popup } from './content.ts'
import { Picture } from './media.ts'

/** 'closed', or the local opening and closing times as 'HH:MM'. */
export const DayHours = z.object({ opens: z.string(), closes: z.string() }).nullable()
export type DayHours = z.infer<typeof DayHours>
export const OpeningHours = z.object({
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
  exceptions: z.array(z.object({ date: z.string(), hours: DayHours, note: z.string() })),
})
export type OpeningHours = z.infer<typeof OpeningHours>

export const Shop = z.object({
  name: z.string(),
  street: z.string(),
  town: z.string(),
  postcode: z.string(),
  phone: z.string(),
  email: z.string(),
  aboutUsHtml: z.string(),
  parkingText: z.string(),
  threeWordUrl: z.string(),
  mapEmbedUrl: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  socialLinks: z.array(z.object({ network: z.string(), url: z.string() })),
  companyName: z.string(),
  companyNumber: z.string(),
  vatNumber: z.string(),
  priceRange: z.string(),
})
export type Shop = z.infer<typeof Shop>

export const SettingsCategory = z.object({
  name: z.string(),
  routeName: z.string(),
  thumbnailUrl: z.string(),
  thumbnail: Picture.nullable(),
})
export type SettingsCategory = z.infer<typeof SettingsCategory>

/**
 * `stylesheet` is loaded after the shop's own, `fonts` instead of its own; `paper` is the colour of the background. The
 * pictures are those of the header, the tab (its address) and shared links.
 */
export const ShownLook = z.object({
  stylesheet: z.string().optional(),
  paper: z.string(),
  fonts: z.object({ headings: z.string().optional(), text: z.string().optional() }),
  logo: Picture.optional(),
  icon: z.string().optional(),
  share: Picture.optional(),
})
export type ShownLook = z.infer<typeof ShownLook>

const NamedLink = z.object({ label: z.string(), address: z.string() })

/** The links in front of the menu's categories, behind them, and in the two lists of the footer. */
export const ShownLinks = z.object({
  menuFirst: z.array(NamedLink),
  menuLast: z.array(NamedLink),
  footerShop: z.array(NamedLink),
  footerInformation: z.array(NamedLink),
})
export type ShownLinks = z.infer<typeof ShownLinks>

export const PublicSettings = z.object({
  bannerMessage: z.string(),
  openingTimesWeekdays: z.string(),
  openingTimesSunday: z.string(),
  /** The current state, such as 'Open until 5.30pm'; '' if the shop has no hours by day. */
  openNow: z.string(),
  openingHours: OpeningHours,
  showInterestFreeCredit: z.boolean(),
  /** False while the page about interest-free credit has no text: the site then does not mention credit. */
  creditIsUnexplained: z.literal(true).optional(),
  popups: z.array(Popup),
  categories: z.array(SettingsCategory),
  shop: Shop,
  captcha: z.object({ provider: z.enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']), siteKey: z.string() }),
  analyticsId: z.string().nullable(),
  consentDeclinedDays: z.number().int(),
  offerWhenUnpriced: z.boolean(),
  /** False while the site shows no product at all. */
  hasProducts: z.boolean(),
  /** Whether shoppers can book a visit to the showroom. */
  takesVisits: z.boolean(),
  publicUrl: z.string(),
  /** The look that owners chose, if it differs from the default. */
  look: ShownLook.optional(),
  /** The links of header and footer, if staff changed them. */
  links: ShownLinks.optional(),
})
export type PublicSettings = z.infer<typeof PublicSettings>

/** A path and query of this shop. `//` would name another host, even with a tab in between, which browsers remove. */
export const OwnAddress = z.object({
  address: z
    .string()
    .regex(/^\/(?![/\\])\P{Cc}*$/u, 'An address of this site begins with one slash.')
    .max(2000),
})

/** The target to which an address redirects on a full load; null without a redirect. */
export const RedirectTarget = z.object({ to: z.string().nullable() })
