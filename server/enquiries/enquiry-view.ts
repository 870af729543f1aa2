import { and, eq, ne, sql } from 'drizzle-orm'
import type { EnquiryView } from '../../contract/staff/enquiries.ts'
import { describeWhere } from '../catalogue/showroom/where-pieces-stand.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { type AskedAbout, findPiecesNow, type PieceNow, showAsked } from '../shortlists/asked-pieces.ts'
import { staff } from '../staff/tables.ts'
import { findReplying } from './attention.ts'
import type { StaffActor } from './enquiry-moves.ts'
import { listColleagues, showAssignee } from './inbox.ts'
import { type ReplyParts, startReply } from './reply.ts'
import { enquiries } from './tables.ts'
import { readTimeline } from './timeline.ts'

/** An enquiry with everything that helps to answer it. */
export async function readEnquiry(db: Db, uuid: string, me: StaffActor, parts: ReplyParts): Promise<EnquiryView> {
  const [found] = await db
    .select({ enquiry: enquiries, assigneeName: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(eq(enquiries.uuid, uuid))
  if (!found) throw notFound('enquiry')
  const { enquiry, assigneeName } = found
  const [timeline, colleagues, replying, mail, otherCount] = await Promise.all([
    readTimeline(db, enquiry),
    listColleagues(db),
    findReplying(db, uuid, me.id),
    startReply(db, enquiry, { ...parts, me: me.name }),
    enquiry.email === '' ? 0 : db.$count(enquiries, and(sameAddress(enquiry.email), ne(enquiries.uuid, uuid))),
  ])
  const { now, subject, fillings, answersReachUs, answersGoTo } = mail
  return {
    ...enquiry,
    ...(await showProducts(db, enquiry, now)),
    assignee: showAssignee(enquiry.assigneeId, assigneeName),
    unread: enquiry.readAt === null,
    createdAt: enquiry.createdAt.toISOString(),
    otherCount,
    timeline,
    colleagues,
    replying,
    reply: { subject, fillings, answersReachUs, answersGoTo },
  }
}

type EnquiryRow = typeof enquiries.$inferSelect

const sameAddress = (email: string) => sql`lower(${enquiries.email}) = ${email.toLowerCase()}`

async function showProducts(db: Db, { askedAbout, variantUuid, items }: EnquiryRow, now: PieceNow | null) {
  const uuids = items.map((item) => item.variantUuid)
  const [itemsNow, notes] = await Promise.all([
    findPiecesNow(db, uuids),
    describeWhere(db, variantUuid ? [...uuids, variantUuid] : uuids),
  ])
  const shown = [askedAbout, now?.product, ...items, ...[...itemsNow.values()].map(({ product }) => product)]
  const pictures = await readPictures(
    db,
    shown.map((product) => product?.pictureHash ?? null),
  )
  const show = (asked: AskedAbout) => showAsked(asked, pictures)
  const showNow = (uuid: string | null, found: PieceNow | null | undefined) =>
    found ? { ...show(found.product), onSite: found.onSite, showroomNote: notes.get(uuid ?? '') ?? '' } : null
  return {
    asked: askedAbout && show(askedAbout),
    now: showNow(variantUuid, now),
    items: items.map(({ variantUuid, quantity, note, ...asked }) => ({
      variantUuid,
      quantity,
      note,
      asked: show(asked),
      now: showNow(variantUuid, itemsNow.get(variantUuid)),
    })),
  }
}
