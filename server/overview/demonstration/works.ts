import { sql } from 'drizzle-orm'

/** The kinds of task, which are also the actions of their history entries. */
export const leaveKind = 'leave-demonstration'
export const takeBackKind = 'take-back-demonstration'

/** Whether the history entry with the SQL alias `entry` belongs to a removal of the demonstration, or to its undoing. */
export const insideLeaving = sql`exists (
  select from audit as work where work.entity = 'products' and work.action in (${leaveKind}, ${takeBackKind})
  and work.at = entry.at and work.staff_name = entry.staff_name)`
