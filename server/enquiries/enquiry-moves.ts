import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { staff } from '../staff/tables.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/** The member of staff who makes a change. */
export type StaffActor = { id: string; name: string }
export type EnquiryRecord = typeof enquiries.$inferSelect
/** `unread`: set by an Undo, which makes the enquiry unread again. Any other change marks it as read. */
export type EnquiryState = Pick<EnquiryRecord, 'status' | 'assigneeId'> & { unread?: boolean }
export type Move = { before: EnquiryRecord; after: EnquiryState }

export const makesDifference = ({ before, after }: Move) =>
  before.status !== after.status || before.assigneeId !== after.assigneeId

type NewEvent = Omit<typeof enquiryEvents.$inferInsert, 'staffId' | 'staffName'>

/** Applies those changes of status and assignee that make a difference, and records them in the timeline. */
export async function moveRows(tx: Transaction, change: Change, actor: StaffActor, moves: Move[]): Promise<void> {
  const groups = Map.groupBy(moves, ({ after }) => `${after.status} ${after.assigneeId} ${after.unread ?? false}`)
  for (const group of groups.values()) await updateRows(tx, group)
  const nameOf = await readNames(tx, moves)
  const events = moves.flatMap((move) => [...recordStatus(change, move), ...recordAssignee(change, move, nameOf)])
  await addEvents(tx, actor, events)
}

/** Gives all rows of one group the same status, assignee and read mark. */
async function updateRows(tx: Transaction, group: Move[]): Promise<void> {
  const [first] = group
  if (!first) return
  const { status, assigneeId, unread } = first.after
  const uuids = group.map(({ before }) => before.uuid)
  const read = { replyingId: null, replyingAt: null, readAt: unread ? null : sql`coalesce(read_at, now())` }
  await tx
    .update(enquiries)
    .set({ status, assigneeId, version: sql`${enquiries.version} + 1`, ...read })
    .where(inArray(enquiries.uuid, uuids))
}

function recordStatus(change: Change, { before, after }: Move): NewEvent[] {
  if (before.status === after.status) return []
  const [was, is] = [{ status: before.status }, { status: after.status }]
  change.record({ action: 'move', entity: 'enquiry', entityId: before.uuid, before: was, after: is })
  return [{ enquiryUuid: before.uuid, kind: 'status', before: before.status, after: after.status }]
}

type NameOf = (id: string | null) => string | null

function recordAssignee(change: Change, { before, after }: Move, nameOf: NameOf): NewEvent[] {
  if (before.assigneeId === after.assigneeId) return []
  const [was, is] = [{ assigneeId: before.assigneeId }, { assigneeId: after.assigneeId }]
  change.record({ action: 'assign', entity: 'enquiry', entityId: before.uuid, before: was, after: is })
  const names = { before: nameOf(before.assigneeId), after: nameOf(after.assigneeId) }
  return [{ enquiryUuid: before.uuid, kind: 'assignee', ...names }]
}

async function readNames(tx: Transaction, moves: Move[]): Promise<NameOf> {
  const ids = moves.flatMap(({ before, after }) => [before.assigneeId, after.assigneeId]).filter((id) => id !== null)
  const rows = await tx
    .select()
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]))
  return (id) => rows.find((row) => row.id === id)?.name ?? null
}

export async function addEvents(tx: Transaction, actor: StaffActor, events: NewEvent[]): Promise<number[]> {
  if (events.length === 0) return []
  const rows = await tx
    .insert(enquiryEvents)
    .values(events.map((event) => ({ ...event, staffId: actor.id, staffName: actor.name })))
    .returning({ id: enquiryEvents.id })
  return rows.map(({ id }) => id)
}
