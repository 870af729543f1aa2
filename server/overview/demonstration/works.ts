import { sql } from 'drizzle-orm'

/** The tasks, and their entries in the history. */
export const leaveKind = 'leave-demonstration'
export const takeBackKind = 'take-back-demonstration'

/** Whether a history entry called `entry` belongs to the leaving or the taking back of the demonstration. */
export const insideLeaving = sql`exists (
  select from audit as work where work.entity = 'products' and work.action in (${leaveKind}, ${takeBackKind})
  and work.at = entry.at and work.staff_name = entry.staff_name)`
