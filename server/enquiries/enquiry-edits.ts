import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { AssigneeChange, StatusChange } from '../../contract/staff-enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { refuseField } from '../site/kept-rows.ts'
import { staff } from '../staff/tables.ts'
import { listColleagues } from './inbox.ts'
import { enquiries, enquiryEvents } from './tables.ts'

/** Who on the staff does something; the audit is told no more of an enquiry than its uuid. */
export type Colleague = { id: string; name: string }
type Row = typeof enquiries.$inferSelect
type Standing = Pick<Row, 'status' | 'assigneeId'>
type NewEvent = Omit<typeof enquiryEvents.$inferInsert, 'enquiryUuid' | 'staffId' | 'staffName'>

export async function moveEnquiry(
  tx: Transaction,
  change: Change,
  actor: Colleague,
  { uuid, version, status }: StatusChange,
) {
  const before = await takeEnquiry(tx, actor, uuid, version)
  return moveRow(tx, change, actor, before, { ...before, status })
}

export async function assignEnquiry(
  tx: Transaction,
  change: Change,
  actor: Colleague,
  { uuid, version, assignee }: AssigneeChange,
) {
  const before = await takeEnquiry(tx, actor, uuid, version)
  const colleagues = assignee === null ? [] : await listColleagues(tx)
  if (assignee !== null && !colleagues.some((colleague) => colleague.uuid === assignee))
    throw refuseField('assignee', 'This person does not answer enquiries any more. Please choose another.')
  return moveRow(tx, change, actor, before, { ...before, assigneeId: assignee })
}

/** Takes the enquiry for a change, unless somebody else was faster: then says who, and what they did. */
export async function takeEnquiry(tx: Transaction, actor: Colleague, uuid: string, version: number): Promise<Row> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.uuid, uuid)).for('no key update')
  if (!row) throw notFound('enquiry')
  if (row.version !== version) throw new Problem(409, 'Changed meanwhile', await tellMeanwhile(tx, actor, uuid))
  return row
}

const deeds = { reply: 'replied', status: 'changed the status', assignee: 'changed who answers it', note: '' }

async function tellMeanwhile(tx: Transaction, actor: Colleague, uuid: string): Promise<string> {
  const ofEnquiry = and(eq(enquiryEvents.enquiryUuid, uuid), ne(enquiryEvents.kind, 'note'))
  const [last] = await tx.select().from(enquiryEvents).where(ofEnquiry).orderBy(desc(enquiryEvents.id)).limit(1)
  if (!last) return 'Somebody else has changed this enquiry meanwhile.'
  const who = last.staffId === actor.id ? 'You have' : `${last.staffName} has`
  return `${who} ${deeds[last.kind]} meanwhile. Please look at it before you go on.`
}

/** Carries out what changes of status and assignee, and tells both in the timeline. */
export async function moveRow(tx: Transaction, change: Change, actor: Colleague, before: Row, after: Standing) {
  const { uuid } = before
  const version = before.version + 1
  const { status, assigneeId } = after
  await tx
    .update(enquiries)
    .set({ status, assigneeId, version, replyingId: null, replyingAt: null, readAt: sql`coalesce(read_at, now())` })
    .where(eq(enquiries.uuid, uuid))
  await tellStatus(tx, change, actor, before, after)
  await tellAssignee(tx, change, actor, before, after)
  return { uuid, version }
}

type Told = [tx: Transaction, change: Change, actor: Colleague, before: Row, after: Standing]

async function tellStatus(...[tx, change, actor, { uuid, status: before }, { status: after }]: Told): Promise<void> {
  if (before === after) return
  change.record({
    action: 'move',
    entity: 'enquiry',
    entityId: uuid,
    before: { status: before },
    after: { status: after },
  })
  await tellEvent(tx, uuid, actor, { kind: 'status', before, after })
}

async function tellAssignee(...[tx, change, actor, { uuid, assigneeId: before }, { assigneeId: after }]: Told) {
  if (before === after) return
  const [was, is] = [{ assigneeId: before }, { assigneeId: after }]
  change.record({ action: 'assign', entity: 'enquiry', entityId: uuid, before: was, after: is })
  const nameOf = await readNames(tx, [before, after])
  await tellEvent(tx, uuid, actor, { kind: 'assignee', before: nameOf(before), after: nameOf(after) })
}

async function readNames(tx: Transaction, ids: (string | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  const rows = await tx.select().from(staff).where(inArray(staff.id, wanted))
  return (id: string | null) => rows.find((row) => row.id === id)?.name ?? null
}

export async function tellEvent(tx: Transaction, enquiryUuid: string, actor: Colleague, event: NewEvent) {
  const told = { ...event, enquiryUuid, staffId: actor.id, staffName: actor.name }
  const [row] = await tx.insert(enquiryEvents).values(told).returning({ id: enquiryEvents.id })
  if (!row) throw new Error('What happened to the enquiry was not told.')
  return row.id
}
