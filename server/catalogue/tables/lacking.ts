import { sql } from 'drizzle-orm'

/** The conditions for facts that a row of `variants` lacks, shared by the filters of lists and by their indexes. */

/** No price to charge. An offer is below the list price, so with a list price of 0 there is none. */
export const lacksPrice = sql`price_pence = 0`
export const lacksDimensions = sql`coalesce(height_cm, 0) + coalesce(width_cm, 0) + coalesce(depth_cm, 0) = 0`
