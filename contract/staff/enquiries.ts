import { z } from 'zod'
import { Picture } from '../media.ts'
import { Line, NeededLine, Text, Uuid } from './fields.ts'

/** The inbox, and one enquiry as staff see it. */

export const enquiryStatuses = ['new', 'replied', 'visit-booked', 'won', 'lost', 'spam'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]
export const Status = z.enum(enquiryStatuses)

/** `open`: all that are neither won, lost nor spam. */
export const statusFilters = ['all', 'open', ...enquiryStatuses] as const
export type StatusFilter = (typeof statusFilters)[number]

const enquiryPeriods = ['any', 'today', 'week', 'month', 'year', '1-2-days', '3-7-days', 'over-7-days'] as const
export type EnquiryPeriod = (typeof enquiryPeriods)[number]

/** How an enquiry arrived: through the website, or entered by hand. */
export const waysByHand = ['phone', 'counter'] as const
export const enquiryWays = ['site', ...waysByHand] as const
export type EnquiryWay = (typeof enquiryWays)[number]
const Way = z.enum(enquiryWays)

/** Filters of the inbox, for the list and its export. */
export const EnquiryFilters = z.object({
  q: Line(200).default(''),
  status: z.enum(statusFilters).default('open'),
  assignee: z.union([z.enum(['anyone', 'me', 'nobody']), Uuid]).default('anyone'),
  department: Line(200).default(''),
  period: z.enum(enquiryPeriods).default('any'),
})
export type EnquiryFilters = z.output<typeof EnquiryFilters>

export const EnquiriesQuery = EnquiryFilters.extend({
  page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
})
export type EnquiriesQuery = z.input<typeof EnquiriesQuery>

export const Colleague = z.object({ uuid: z.string(), name: z.string() })
export type Colleague = z.infer<typeof Colleague>

const count = z.number().int()

export const EnquiryRow = z.object({
  uuid: z.string(),
  version: count,
  name: z.string(),
  /** The product of the enquiry or, without one, the department. */
  subject: z.string(),
  excerpt: z.string(),
  picture: Picture.nullable(),
  /** The first pictures of a shortlist, and the number of further pieces. */
  pictures: z.array(Picture),
  morePieces: count,
  status: Status,
  cameBy: Way,
  assignee: Colleague.nullable(),
  unread: z.boolean(),
  createdAt: z.string(),
})
export type EnquiryRow = z.infer<typeof EnquiryRow>

/** `counts` are of all that match the other filters; `everything` is the number of all enquiries. */
export const Inbox = z.object({
  rows: z.array(EnquiryRow),
  total: count,
  pageAmt: count,
  everything: count,
  counts: z.record(z.enum(statusFilters), count),
  departments: z.array(z.string()),
  colleagues: z.array(Colleague),
})
export type Inbox = z.infer<typeof Inbox>

export const InboxCount = z.object({ unread: count, overdue: count })
export type InboxCount = z.infer<typeof InboxCount>

/** The product of the enquiry, as it was then or as it is now; prices in pounds, 0: ask in the showroom. */
export const ProductAsked = z.object({
  productUuid: z.string(),
  productName: z.string(),
  variantName: z.string(),
  price: z.number(),
  salePrice: z.number().nullable(),
  picture: Picture.nullable(),
})
export type ProductAsked = z.infer<typeof ProductAsked>

/** `showroomNote`: where it is, and whether it is available; '' if nothing is recorded. */
export const AskedNow = ProductAsked.extend({ onSite: z.boolean(), showroomNote: z.string() })

/** One piece of a shortlist. */
export const PieceInEnquiry = z.object({
  variantUuid: z.string(),
  quantity: count,
  note: z.string(),
  asked: ProductAsked,
  now: AskedNow.nullable(),
})
export type PieceInEnquiry = z.infer<typeof PieceInEnquiry>

/**
 * The delivery state of a mail; `at` is when it was sent, was written to a file, or is retried. `unknown`: from before
 * deliveries were recorded. `replaced`: outdated before it was sent, or its address was corrected.
 */
export const MailState = z.object({
  id: count,
  to: z.string(),
  state: z.enum(['waiting', 'delayed', 'sent', 'kept', 'failed', 'unknown', 'bounced', 'replaced']),
  at: z.string().nullable(),
  reason: z.string().nullable(),
})
export type MailState = z.infer<typeof MailState>

/** `refusal`: why it was not kept. */
export const Attachment = z.object({
  id: z.string(),
  fileName: z.string(),
  bytes: count,
  refusal: z.string().nullable(),
})
export type Attachment = z.infer<typeof Attachment>

/** A mail from the shopper: `quoted` is the part that repeats older mails. */
export const Answer = z.object({
  from: z.string(),
  quoted: z.string(),
  isAutomatic: z.boolean(),
  attachments: z.array(Attachment),
})
export type Answer = z.infer<typeof Answer>

export const TimelineEntry = z.object({
  id: z.string(),
  /** `told-shop`: the mail that notified the shop. The old name stays, because values in the API never change. */
  kind: z.enum(['received', 'entered', 'told-shop', 'receipt', 'reply', 'answer', 'status', 'assignee', 'note']),
  at: z.string(),
  by: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  mail: MailState.nullable(),
  answer: Answer.nullable(),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const EnquiryView = z.object({
  uuid: z.string(),
  version: count,
  name: z.string(),
  /** '' if none was given. */
  email: z.string(),
  phone: z.string(),
  cameBy: Way,
  department: z.string(),
  description: z.string(),
  status: Status,
  assignee: Colleague.nullable(),
  unread: z.boolean(),
  createdAt: z.string(),
  /** The number of other enquiries from the same address. */
  otherCount: count,
  variantUuid: z.string().nullable(),
  asked: ProductAsked.nullable(),
  /** null once the product has been deleted for good. */
  now: AskedNow.nullable(),
  items: z.array(PieceInEnquiry),
  timeline: z.array(TimelineEntry),
  colleagues: z.array(Colleague),
  /** The name of another member who is writing a reply now. */
  replying: z.string().nullable(),
  /** `answersGoTo`: where answers arrive, if not in this enquiry. */
  reply: z.object({
    subject: z.string(),
    fillings: z.record(z.string(), z.string()),
    answersReachUs: z.boolean(),
    answersGoTo: z.string().nullable(),
  }),
})
export type EnquiryView = z.infer<typeof EnquiryView>

const version = z.number().int().min(1)

/** `unread`: for an Undo of a change to an enquiry that nobody had read. */
export const StatusChange = z.object({ uuid: Uuid, version, status: Status, unread: z.boolean().default(false) })
export type StatusChange = z.infer<typeof StatusChange>

export const AssigneeChange = z.object({ uuid: Uuid, version, assignee: Uuid.nullable() })
export type AssigneeChange = z.infer<typeof AssigneeChange>

export const ReadMark = z.object({ uuid: Uuid, unread: z.boolean() })
export type ReadMark = z.infer<typeof ReadMark>

export const NewNote = z.object({ uuid: Uuid, text: Text(5000).trim().min(1, 'A note is needed.') })
export type NewNote = z.infer<typeof NewNote>

export const NoteMark = z.object({ uuid: Uuid, noteId: z.string().regex(/^\d{1,18}$/, 'This is not a note.') })
export type NoteMark = z.infer<typeof NoteMark>

export const AttachmentMark = z.object({ uuid: Uuid, id: z.string().regex(/^\d{1,18}$/, 'This is not an attachment.') })

const mail = {
  subject: NeededLine(250, 'A subject'),
  text: Text(10_000).trim().min(1, 'A reply is needed.'),
}
export const ReplyDraft = z.object({ uuid: Uuid, ...mail })
export type ReplyDraft = z.infer<typeof ReplyDraft>
export const Reply = z.object({ uuid: Uuid, version, ...mail })
export type Reply = z.infer<typeof Reply>

/** The mail that a reply is sent as. */
export const ReplyPreview = z.object({ from: z.string(), to: z.string(), subject: z.string(), text: z.string() })
export type ReplyPreview = z.infer<typeof ReplyPreview>

export const MailMark = z.object({ uuid: Uuid, mailId: z.number().int().min(1) })
export type MailMark = z.infer<typeof MailMark>

const dayMs = 86_400_000

/** The number of whole days for which an enquiry has waited for its first answer. */
export const countDaysUnanswered = ({ status, createdAt }: { status: string; createdAt: string }, now: Date): number =>
  status === 'new' ? Math.floor((now.getTime() - new Date(createdAt).getTime()) / dayMs) : 0
