import type { SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { listDistinct } from '../../platform/distinct-texts.ts'
import { audit } from '../../site/tables.ts'

/** The names of the people who made these entries. */
export const listPeople = (db: Db, where?: SQL): Promise<string[]> => listDistinct(db, audit.staffName, where)
