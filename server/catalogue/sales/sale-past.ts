import { type SQL, sql } from 'drizzle-orm'
import { tasks } from '../../platform/tables.ts'
import { bulkChanges } from '../tables.ts'
import { hasJoined } from './sale-products.ts'

/** Products that are in a sale, or that any work on it has changed. */
export const isEverIn = (uuid: string): SQL => sql`(${hasJoined(uuid)} or products.uuid in (
  select ${bulkChanges.productUuid} from ${bulkChanges} join ${tasks} on ${tasks.uuid} = ${bulkChanges.workUuid}
  where ${tasks.input} -> 'action' ->> 'saleUuid' = ${uuid}))`
