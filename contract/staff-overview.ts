import { z } from 'zod'
import { listKinds } from './kinds.ts'
import { DeadAddress } from './staff-content.ts'

/** What there is to know in the morning; each part only for those whose work it is. */

const count = z.number().int()

/** By days since they came: the periods of the inbox, the oldest first. */
export const enquiryAges = ['over-7-days', '3-7-days', '1-2-days', 'today'] as const
export type EnquiryAge = (typeof enquiryAges)[number]

const OpenEnquiries = z.object({
  age: z.enum(enquiryAges),
  open: count,
  /** Of these, nobody has answered. */
  unanswered: count,
})
export type OpenEnquiries = z.infer<typeof OpenEnquiries>

export const gaps = ['no-picture', 'no-alt', 'variant-no-price', 'no-dimensions', 'no-place'] as const
export type Gap = (typeof gaps)[number]

/** A link or a picture on show whose page, file or picture is not there, and the thing that holds it. */
export const DeadLink = DeadAddress.extend({
  kind: z.enum(listKinds('hasLinks')),
  id: z.string(),
  name: z.string(),
})
export type DeadLink = z.infer<typeof DeadLink>

export const TurningOffer = z.object({ uuid: z.string(), name: z.string(), at: z.string() })
export type TurningOffer = z.infer<typeof TurningOffer>

/** How many products, and those that come first. */
const Turning = z.object({ count, first: z.array(TurningOffer) })

const CatalogueState = z.object({
  published: count,
  gaps: z.array(z.object({ gap: z.enum(gaps), count })),
  deadLinks: z.array(DeadLink),
  damaged: z.object({ picture: count, file: count }),
  ending: Turning,
  coming: Turning,
})
export type CatalogueState = z.infer<typeof CatalogueState>

/** `word`: the part of it that is no word of the catalogue. */
export const MissedSearch = z.object({ text: z.string(), count, lastAt: z.string(), word: z.string() })
export type MissedSearch = z.infer<typeof MissedSearch>

export const SearchMark = z.object({ text: z.string().max(200) })

/** How many different ones, and those that were looked for most often. */
export const Missed = z.object({ count, first: z.array(MissedSearch) })
export type Missed = z.infer<typeof Missed>

const Upkeep = z.object({
  mail: z.object({
    /** Whether mail is set up. */
    leaves: z.boolean(),
    waiting: count,
    /** Of these, how many were tried and could not be sent yet, and why the last one was not. */
    delayed: count,
    delayedReason: z.string().nullable(),
    /** Only written to files. */
    kept: count,
    /** Given up of late. */
    failed: count,
    /** The enquiry that the last of those is about. */
    failedAbout: z.string().nullable(),
    lastSentAt: z.string().nullable(),
  }),
  lastBackupAt: z.string().nullable(),
})
export type Upkeep = z.infer<typeof Upkeep>

const Work = z.object({ running: count, failed: count })
export type Work = z.infer<typeof Work>

export const Overview = z.object({
  enquiries: z.array(OpenEnquiries).nullable(),
  catalogue: CatalogueState.nullable(),
  missed: Missed.nullable(),
  work: Work.nullable(),
  upkeep: Upkeep.nullable(),
})
export type Overview = z.infer<typeof Overview>
