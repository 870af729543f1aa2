import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { staff } from '../../staff/tables.ts'

export const countOwners = (db: Db): Promise<number> =>
  db.$count(staff, and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
