import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { EnquiryEntry } from '../../contract/staff/enquiry-changes.ts'
import { variants } from '../catalogue/tables.ts'
import { generalInquiry } from '../catalogue/taxonomy/departments.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { findPieceNow } from '../shortlists/asked-pieces.ts'
import type { Change } from '../site/changes.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { addEvents, type StaffActor } from './enquiry-moves.ts'
import { enquiries } from './tables.ts'

/** Stores an enquiry made by phone or at the counter. No mail is sent: the shopper knows that we have it. */
export async function enterEnquiry(tx: Transaction, change: Change, actor: StaffActor, entry: EnquiryEntry) {
  const { productUuid, ...given } = entry
  const about = productUuid === null ? {} : await findProduct(tx, productUuid)
  const uuid = randomUUID()
  await tx.insert(enquiries).values({ ...given, ...about, uuid, department: generalInquiry, readAt: sql`now()` })
  await addEvents(tx, actor, [{ enquiryUuid: uuid, kind: 'entered' }])
  change.record({ action: 'enter', entity: 'enquiry', entityId: uuid })
  return { uuid, version: 1 }
}

/** The first variant represents the product. */
async function findProduct(db: Db, productUuid: string) {
  const [first] = await db
    .select({ uuid: variants.uuid })
    .from(variants)
    .where(and(eq(variants.productUuid, productUuid), isNull(variants.deletedAt)))
    .orderBy(asc(variants.position))
    .limit(1)
  const found = first && (await findPieceNow(db, first.uuid))
  if (!first || !found) throw refuseField('productUuid', 'This product is no longer in the catalogue.')
  return { variantUuid: first.uuid, askedAbout: found.product }
}
