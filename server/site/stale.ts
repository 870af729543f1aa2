import { and, desc, eq, or, type SQL } from 'drizzle-orm'
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
  readonly behind: number

  /** `behind`: how many versions the form is behind. */
  constructor(record: RecordRef, behind: number) {
    const noun = nameKind(record.entity)
    super(409, 'Changed since you opened it', `Somebody else has changed this ${noun} since you opened it.`)
    this.record = record
    this.behind = behind
  }
}

/** Adds who changed it, and when: each change of a record made one version and one entry. */
export async function nameChanges(db: Db, { record, behind, body }: Stale): Promise<Problem> {
  const { entity, id, alsoIn } = record
  const entries = await db
    .select({ by: audit.staffName, at: audit.at })
    .from(audit)
    .where(or(and(eq(audit.entity, entity), eq(audit.entityId, String(id))), alsoIn))
    .orderBy(desc(audit.id))
    .limit(Math.max(1, behind))
  const latest = new Map(entries.toReversed().map(({ by, at }) => [by, at.toISOString()]))
  const problem = new Problem(409, body.title, body.reason)
  problem.body.changes = [...latest].map(([by, at]) => ({ by, at }))
  return problem
}
