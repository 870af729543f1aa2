import { sql } from 'drizzle-orm'
import type { RecordRef } from '../../../site/stale.ts'
import { audit } from '../../../site/tables.ts'
import { bulkChanges } from '../../tables.ts'

/** A product's history is in its own entries and in those of bulk work and imports. */
export const asRecord = (uuid: string): RecordRef => ({ entity: 'product', id: uuid, alsoIn: changedInBulk(uuid) })

export const changedInBulk = (productUuid: string) => sql`(${audit.entity} = 'products' and ${audit.entityId} in (
  select ${bulkChanges.workUuid}::text from ${bulkChanges} where ${bulkChanges.productUuid}::text = ${productUuid}))`
