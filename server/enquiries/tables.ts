import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../platform/columns.ts'

export const enquiryStatuses = ['new', 'replied', 'visit-booked', 'won', 'lost', 'spam'] as const

/** The product as it was when it was asked about. */
export type AskedAbout = {
  productUuid: string
  productName: string
  variantName: string
  pricePence: number
  /** Only while the variant was on sale. */
  salePricePence: number | null
  pictureHash: string | null
}

export const enquiries = pgTable(
  'enquiries',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    /** 0: General Inquiry. No foreign key: an enquiry outlives what it was about. */
    categoryId: integer().notNull().default(0),
    department: text().notNull(),
    description: text().notNull(),
    variantUuid: uuid(),
    askedAbout: jsonb().$type<AskedAbout>(),
    status: text({ enum: enquiryStatuses }).notNull().default('new'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index().on(table.status, table.createdAt), index().on(table.email)],
)
