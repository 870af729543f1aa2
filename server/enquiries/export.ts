import { and, desc, eq, inArray, min, sql } from 'drizzle-orm'
import { writeCellMoment } from '../../contract/dates/clock.ts'
import type { EnquiryFilters } from '../../contract/staff/enquiries.ts'
import { formatPence } from '../catalogue/prices/prices.ts'
import { byteOrderMark, type Cell, writeCsvLine } from '../platform/csv.ts'
import type { Db } from '../platform/database.ts'
import { outbox } from '../platform/tables.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import type { AskedAbout } from '../shortlists/asked-pieces.ts'
import { staff } from '../staff/tables.ts'
import { matchFilters, matchStatus } from './inbox-filters.ts'
import { enquiries, enquiryEvents } from './tables.ts'

const heads = [
  ...['Received', 'Name', 'Email', 'Department', 'Product', 'Price when asked', 'Message'],
  ...[
    'Status',
    'Answered by',
    'First reply',
    'Last change',
    'Phone',
    'How they got in touch',
    'Shortlist',
    'Notes on the shortlist',
  ],
]
const atOnce = 500

/** The enquiries of a list as lines of CSV, newest first, a few hundred at a time however many there are. */
export async function* exportEnquiries(db: Db, filters: EnquiryFilters, me: string): AsyncGenerator<string> {
  yield byteOrderMark + writeCsvLine(heads)
  const rows = await db
    .select({ uuid: enquiries.uuid })
    .from(enquiries)
    .where(and(matchFilters(filters, me), matchStatus(filters.status)))
    .orderBy(desc(enquiries.createdAt), enquiries.uuid)
  for (let start = 0; start < rows.length; start += atOnce) {
    const uuids = rows.slice(start, start + atOnce).map(({ uuid }) => uuid)
    yield (await readLines(db, uuids)).join('')
  }
}

async function readLines(db: Db, uuids: string[]): Promise<string[]> {
  const replies = db
    .select({ enquiryUuid: enquiryEvents.enquiryUuid, repliedAt: min(enquiryEvents.createdAt).as('replied_at') })
    .from(enquiryEvents)
    .leftJoin(outbox, eq(outbox.messageId, enquiryEvents.messageId))
    .where(
      and(
        eq(enquiryEvents.kind, 'reply'),
        inArray(enquiryEvents.enquiryUuid, uuids),
        // A reply that was only written to a file has reached nobody.
        sql`${outbox.status} is distinct from 'kept'`,
      ),
    )
    .groupBy(enquiryEvents.enquiryUuid)
    .as('replies')
  const rows = await db
    .select({ enquiry: enquiries, assignee: staff.name, repliedAt: sql<Date | null>`${replies.repliedAt}` })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .leftJoin(replies, eq(replies.enquiryUuid, enquiries.uuid))
    .where(inArray(enquiries.uuid, uuids))
    .orderBy(desc(enquiries.createdAt), enquiries.uuid)
  return rows.map((row) => writeCsvLine(listCells(row)))
}

type Row = { enquiry: typeof enquiries.$inferSelect; assignee: string | null; repliedAt: Date | string | null }

function listCells({ enquiry, assignee, repliedAt }: Row): Cell[] {
  const { name, email, phone, cameBy, department, askedAbout, items, description, status, createdAt, updatedAt } =
    enquiry
  const product = askedAbout ? nameProduct(askedAbout) : ''
  const price = askedAbout ? writePrice(askedAbout) : ''
  const facts = [writeCellMoment(createdAt), name, email, department, product, price, description]
  return [
    ...facts,
    status,
    assignee,
    repliedAt && writeCellMoment(new Date(repliedAt)),
    writeCellMoment(updatedAt),
    phone,
    ways[cameBy],
    items.map((piece) => `${piece.quantity} × ${nameProduct(piece)} (${writePrice(piece)})`).join('; '),
    items.flatMap((piece) => (piece.note ? [`${nameProduct(piece)}: ${piece.note}`] : [])).join('\n'),
  ]
}

const writePrice = ({ pricePence, salePricePence }: AskedAbout) => formatPence(salePricePence ?? pricePence)

const ways = { site: 'Website', phone: 'Phone', counter: 'Counter' }
