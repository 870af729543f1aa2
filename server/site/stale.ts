import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type KindName, nameKind } from '../../contract/kinds.ts'
import type { Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { audit } from './tables.ts'

/** A record, as the history refers to it. */
export type RecordRef = {
  entity: KindName
  id: string | number
  /** Entries of another kind that changed it too. */
  alsoIn?: SQL
}

/** A record has been changed since its form was opened. */
export class Stale extends Problem {
  readonly record: RecordRef
  readonly seen: number
  readonly current: number

  /** `seen`: the version that the form was opened with. */
  constructor(record: RecordRef, { seen, current }: { seen: number; current: number }) {
    const noun = nameKind(record.entity)
    super(409, 'Changed since you opened it', `This ${noun} has changed since you opened it.`)
    this.record = record
    this.seen = seen
    this.current = current
  }
}

/**
 * Adds who changed it, and when. A change makes one version and one entry, but a range has another version as soon as a
 * product joins or leaves it: then the last entries may be older than the form, and nobody is named for them.
 */
export async function nameChanges(db: Db, { record, seen, current, body }: Stale): Promise<Problem> {
  const { entity, id, alsoIn } = record
  const entries = await db
    .select({ by: audit.staffName, at: audit.at, version: versionAfter })
    .from(audit)
    .where(and(or(and(eq(audit.entity, entity), eq(audit.entityId, String(id))), alsoIn), makesVersion))
    .orderBy(desc(audit.id))
    .limit(Math.max(1, current - seen))
  const known = entries.findIndex(({ version }) => version !== null && version <= seen)
  const unseen = known < 0 ? entries : entries.slice(0, known)
  const latest = new Map(unseen.toReversed().map(({ by, at }) => [by, at.toISOString()]))
  const problem = new Problem(409, body.title, body.reason)
  problem.body.changes = [...latest].map(([by, at]) => ({ by, at }))
  return problem
}

/** Not every entry says it. */
const versionAfter = sql<number | null>`
  case jsonb_typeof(${audit.after} -> 'version') when 'number' then (${audit.after} ->> 'version')::int end`

/** Printed and removed tickets, a mail to visitors and a check that confirms what is known leave the version as it is. */
const makesVersion = sql`coalesce(
  ${audit.before} -> 'version' <> ${audit.after} -> 'version', ${audit.action} not in ('print', 'drop ticket', 'write'))`
