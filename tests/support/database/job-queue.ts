import { sql } from 'drizzle-orm'
import { integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { at } from '../../../server/platform/columns.ts'
import type { Db } from '../../../server/platform/database.ts'
import type { Queue } from '../../../server/platform/queue/queue.ts'

/** The smallest table that can be a queue. */
export const jobs = pgTable('jobs', {
  id: serial().primaryKey(),
  name: text().notNull(),
  state: text().notNull().default('waiting'),
  attempts: integer().notNull().default(0),
  dueAt: at(),
  reason: text(),
})

export const createJobs = (db: Db) =>
  db.execute(sql`
    create table jobs (
      id serial primary key, name text not null, state text not null default 'waiting',
      attempts integer not null default 0, due_at timestamptz, reason text)`)

export const jobQueue: Queue<typeof jobs> = {
  table: jobs,
  channel: 'jobs',
  columns: { key: 'id', state: 'state', attempts: 'attempts', dueAt: 'dueAt', order: ['id'] },
  states: { waiting: 'waiting', claimed: 'running' },
  failing: {
    retry: (reason) => ({ reason }),
    dead: (reason) => ({ state: 'dead', reason }),
  },
}
