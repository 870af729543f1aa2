import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { capitalize } from '../../contract/capitals.ts'
import { type KindName, nameKind, nameKinds } from '../../contract/kinds.ts'
import { writeList } from '../../contract/list-text.ts'
import type { Db } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { audit } from './tables.ts'

/** A record by the kind and id that the history stores. */
export type RecordRef = {
  entity: KindName
  id: string | number
  /** Matches entries of another kind that changed the record too. */
  alsoIn?: SQL
}

/** A record has been changed since its form was opened. */
export class Stale extends Problem {
  readonly record: RecordRef
  readonly seen: number
  readonly current: number

  /** `seen`: the version that the form was opened with. */
  constructor(record: RecordRef, { seen, current }: { seen: number; current: number }) {
    super(409, 'Changed since you opened it', describeChange(record))
    this.record = record
    this.seen = seen
    this.current = current
  }
}

/**
 * Adds to a refusal who changed the record, and when. Each change creates one version and one entry, except that a range
 * also gets a version when a product joins or leaves it: then entries may be older than the form, and nobody is named.
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
  const problem = new Problem(409, body.title, describeChange(record, [...latest.keys()]))
  problem.body.changes = [...latest].map(([by, at]) => ({ by, at }))
  return problem
}

/** Names the people who changed the record, as far as they are known. */
function describeChange({ entity }: RecordRef, people: string[] = []): string {
  const noun = nameKind(entity)
  // A kind of which the shop has only one may be named in the plural: ‘the settings’.
  const [it, its, verb] = noun === nameKinds(entity) ? ['them', 'these', 'have'] : ['it', 'this', 'has']
  const change =
    people.length > 0
      ? `${writeList(people)} ${people.length === 1 ? 'has' : 'have'} changed ${its} ${noun}`
      : `${capitalize(its)} ${noun} ${verb} changed`
  return `${change} since you opened ${it}. Please look at ${it} before you go on.`
}

/** The version after an entry; null for entries that do not store it. */
const versionAfter = sql<number | null>`
  case jsonb_typeof(${audit.after} -> 'version') when 'number' then (${audit.after} ->> 'version')::int end`

/** Whether an entry increased the version. Tickets, mails to visitors and checks that only confirm facts did not. */
const makesVersion = sql`coalesce(
  ${audit.before} -> 'version' <> ${audit.after} -> 'version', ${audit.action} not in ('print', 'drop ticket', 'write'))`
