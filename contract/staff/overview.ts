import { z } from 'zod'
import { listKinds } from '../kinds.ts'
import { ExpectedVisits } from './bookings.ts'
import { DeadAddress } from './content.ts'
import { Uuid } from './fields.ts'
import { FirstSteps } from './first-steps.ts'
import { CurrentHours } from './opening-hours.ts'
import { WaitingList } from './supplier-lists.ts'

/** The overview, with each part only for the roles that work with it. */

const count = z.number().int()

/** Enquiries by days since they arrived: the inbox's periods, the oldest first. */
export const enquiryAges = ['over-7-days', '3-7-days', '1-2-days', 'today'] as const
export type EnquiryAge = (typeof enquiryAges)[number]

const OpenEnquiries = z.object({
  age: z.enum(enquiryAges),
  open: count,
  /** The number of these without a reply. */
  unanswered: count,
})
export type OpenEnquiries = z.infer<typeof OpenEnquiries>

export const catalogueGaps = ['no-picture', 'no-alt', 'variant-no-price', 'no-dimensions', 'no-place'] as const
export type CatalogueGap = (typeof catalogueGaps)[number]

/** A link or picture on the site whose target does not exist, and the record that contains it. */
export const DeadLink = DeadAddress.extend({
  kind: z.enum(listKinds('hasLinks')),
  id: z.string(),
  name: z.string(),
})
export type DeadLink = z.infer<typeof DeadLink>

/** A visible record that links to a page. */
export const LinkHere = DeadLink.pick({ kind: true, id: true, name: true })
export type LinkHere = z.infer<typeof LinkHere>

export const TurningOffer = z.object({ uuid: z.string(), name: z.string(), at: z.string() })
export type TurningOffer = z.infer<typeof TurningOffer>

/** The number of products, and the first of them. */
const Turning = z.object({ count, first: z.array(TurningOffer) })

const CatalogueState = z.object({
  published: count,
  gaps: z.array(z.object({ gap: z.enum(catalogueGaps), count })),
  deadLinks: z.array(DeadLink),
  damaged: z.object({ picture: count, file: count }),
  ending: Turning,
  coming: Turning,
})
export type CatalogueState = z.infer<typeof CatalogueState>

/** `word`: the part of the search that is no word of the catalogue. */
export const MissedSearch = z.object({ text: z.string(), count, word: z.string() })
export type MissedSearch = z.infer<typeof MissedSearch>

export const SearchMark = z.object({ text: z.string().max(200) })

/** The number of different searches, and the most frequent ones. */
export const Missed = z.object({ count, first: z.array(MissedSearch) })
export type Missed = z.infer<typeof Missed>

/** The health of the site over all its processes; times are of the pages of the last hour. */
export const SiteHealth = z.object({
  processes: count,
  machines: count,
  /** The number of processes that ended unexpectedly in the last hour, and when the last of them was last seen. */
  lost: count,
  lastLostAt: z.string().nullable(),
  pages: count,
  /** The 50th and 95th percentile of response times in milliseconds; null above 5 seconds. */
  halfMs: count.nullable(),
  mostMs: count.nullable(),
  isSlow: z.boolean(),
  /** Null if no page was requested. */
  fromMemoryPercent: count.nullable(),
})
export type SiteHealth = z.infer<typeof SiteHealth>

const Upkeep = z.object({
  site: SiteHealth,
  mail: z.object({
    /** Whether mail is set up. */
    leaves: z.boolean(),
    waiting: count,
    /** The number of these that failed at least once, and the last reason. */
    delayed: count,
    delayedReason: z.string().nullable(),
    /** The number of mails only written to files. */
    kept: count,
    /** The number recently given up. */
    failed: count,
    /** The enquiry or visit of the last of those. */
    failedAbout: z.string().nullable(),
    failedKind: z.enum(['enquiry', 'booking']).nullable(),
    lastSentAt: z.string().nullable(),
    /** Why shoppers' replies do not reach their enquiries; null if they do, or if no mailbox is set up. */
    repliesFailure: z.string().nullable(),
  }),
  lastBackupAt: z.string().nullable(),
})
export type Upkeep = z.infer<typeof Upkeep>

const Work = z.object({ running: count, failed: count })
export type Work = z.infer<typeof Work>

export const Overview = z.object({
  firstSteps: FirstSteps.nullable(),
  /** Null if the shop has no hours by day. */
  hours: CurrentHours.nullable(),
  expected: ExpectedVisits,
  enquiries: z.array(OpenEnquiries).nullable(),
  catalogue: CatalogueState.nullable(),
  missed: Missed.nullable(),
  /** Printed price tickets that are no longer true. */
  wrongTickets: z.number().int(),
  /** Pieces whose facts nobody has checked for 30 days. */
  uncheckedPieces: z.number().int(),
  /** Supplier lists that staff have to look at. */
  lists: z.array(WaitingList).nullable(),
  work: Work.nullable(),
  upkeep: Upkeep.nullable(),
})
export type Overview = z.infer<typeof Overview>

/** Why there is no backup while another is running. */
export const backupBusy = 'One backup is made at a time, and another is under way. Please try again when it is done.'

/** The numbers of shoppers' views and enquiries; null for a role that may not see them. */

const counts = { views: z.number().int().nullable(), enquiries: z.number().int().nullable() }

/** `day`: by the shop's clock, such as 2026-11-20. */
export const DayCounts = z.object({ day: z.string(), ...counts })
export type DayCounts = z.infer<typeof DayCounts>

export const ViewedProduct = z.object({ uuid: z.string(), name: z.string(), ...counts })
export type ViewedProduct = z.infer<typeof ViewedProduct>

export const ViewsQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.literal([30, 90]))
    .default(30),
})
export type ViewsQuery = z.output<typeof ViewsQuery>

export const ViewCounts = z.object({ days: z.array(DayCounts), products: z.array(ViewedProduct) })
export type ViewCounts = z.infer<typeof ViewCounts>

export const ProductViews = z.object({ days: z.array(DayCounts) })
export type ProductViews = z.infer<typeof ProductViews>

export const ProductViewsAsked = z.object({ uuid: Uuid })
