import type { KindName } from '../../contract/kinds.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { bumpContent } from './content-version.ts'
import { isSameState } from './same-state.ts'
import { nameChanges, Stale } from './stale.ts'
import { audit } from './tables.ts'
import { explainViolation, isDeadlock } from './violations.ts'

export type Actor = { id: string | null; name: string }

type AuditEntry = {
  action: string
  entity: KindName
  entityId: string | number
  before?: unknown
  after?: unknown
}

/** Rows that get the new content version. They are locked before it, so that its own lock is held only briefly. */
export type Mark = {
  lock(tx: Transaction): Promise<unknown>
  write(tx: Transaction, version: number): Promise<unknown>
}

export type Change = {
  /** Adds a history entry, unless the record is unchanged. If all are unchanged, the content version stays the same. */
  record(entry: AuditEntry): void
  touchesPublic(mark?: Mark): void
  /** Locks marked rows now instead of at the end: before redirects, which edits of the marked rows lock after these. */
  lockMarked(mark: Mark | undefined): Promise<void>
}

/** How often a deadlocked change is attempted before the error is reported. */
const attempts = 5

/** Commits the work, its history entries and at most one new content version in one transaction, or nothing. */
export async function changeShop<Answer>(
  db: Database,
  actor: Actor,
  work: (tx: Transaction, change: Change) => Promise<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => carryOut(tx, actor, work))
    } catch (error) {
      if (error instanceof Stale) throw await nameChanges(db, error)
      if (attempt === attempts || !isDeadlock(error)) throw explainViolation(error) ?? error
    }
  }
}

/** `changeShop` for work without an answer. */
export async function changeWithoutAnswer(...work: Parameters<typeof changeShop<unknown>>): Promise<null> {
  await changeShop(...work)
  return null
}

async function carryOut<Answer>(
  tx: Transaction,
  actor: Actor,
  work: (tx: Transaction, change: Change) => Promise<Answer>,
): Promise<Answer> {
  const entries: AuditEntry[] = []
  const marks: Mark[] = []
  const locked = new Set<Mark>()
  let isPublic = false
  let isUnchanged = false
  const answer = await work(tx, {
    record: (entry) => {
      if (entry.before !== undefined && isSameState(entry.before, entry.after)) isUnchanged = true
      else entries.push(entry)
    },
    touchesPublic: (mark) => {
      isPublic = true
      if (mark) marks.push(mark)
    },
    lockMarked: async (mark) => {
      if (!mark) return
      await mark.lock(tx)
      locked.add(mark)
    },
  })
  await writeAudit(tx, actor, entries)
  if (isPublic && !(isUnchanged && entries.length === 0)) await publish(tx, marks, locked)
  return answer
}

async function writeAudit(tx: Transaction, actor: Actor, entries: AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(audit).values(
    entries.map(({ entityId, ...entry }) => ({
      ...entry,
      entityId: String(entityId),
      staffId: actor.id,
      staffName: actor.name,
    })),
  )
}

async function publish(tx: Transaction, marks: Mark[], locked: ReadonlySet<Mark>): Promise<void> {
  for (const mark of marks) if (!locked.has(mark)) await mark.lock(tx)
  const version = await bumpContent(tx)
  await Promise.all(marks.map((mark) => mark.write(tx, version)))
}
