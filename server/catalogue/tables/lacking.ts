import { sql } from 'drizzle-orm'

/** What a row of `variants` lacks, as the lists filter by it and the indexes for them have it. */

/** The price that counts: an offer is lower than the price, so there is none below 0. */
export const lacksPrice = sql`price_pence = 0`
export const lacksDimensions = sql`coalesce(height_cm, 0) + coalesce(width_cm, 0) + coalesce(depth_cm, 0) = 0`
