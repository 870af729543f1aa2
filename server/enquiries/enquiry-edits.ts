import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { AssigneeChange, StatusChange } from '../../contract/staff/enquiries.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { type EnquiryRecord, type Move, makesDifference, moveRows, type StaffActor } from './enquiry-moves.ts'
import { listColleagues } from './inbox.ts'
import { enquiries, enquiryEvents } from './tables.ts'

export async function moveEnquiry(
  tx: Transaction,
  change: Change,
  actor: StaffActor,
  { uuid, version, status, unread }: StatusChange,
) {
  const before = await lockEnquiry(tx, actor, uuid, version)
  return changeRow(tx, change, actor, { before, after: { ...before, status, unread } })
}

export async function assignEnquiry(
  tx: Transaction,
  change: Change,
  actor: StaffActor,
  { uuid, version, assignee }: AssigneeChange,
) {
  const before = await lockEnquiry(tx, actor, uuid, version)
  await refuseStranger(tx, assignee)
  return changeRow(tx, change, actor, { before, after: { ...before, assigneeId: assignee } })
}

/** Changes the enquiry, unless it has this state already. */
async function changeRow(tx: Transaction, change: Change, actor: StaffActor, move: Move) {
  const { uuid, version } = move.before
  return makesDifference(move) ? moveRow(tx, change, actor, move) : { uuid, version }
}

/** Refuses to assign an enquiry to somebody who does not answer enquiries. */
export async function refuseStranger(tx: Transaction, assignee: string | null): Promise<void> {
  if (assignee === null || (await listColleagues(tx)).some(({ uuid }) => uuid === assignee)) return
  throw refuseField('assignee', 'This person no longer answers enquiries. Please choose another.')
}

/** Locks the enquiry for a change. If it has changed since it was read, the refusal says who changed what. */
export async function lockEnquiry(
  tx: Transaction,
  actor: StaffActor,
  uuid: string,
  version: number,
): Promise<EnquiryRecord> {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.uuid, uuid)).for('no key update')
  if (!row) throw notFound('enquiry')
  if (row.version !== version)
    throw new Problem(409, 'Changed since you opened it', await describeChangeSince(tx, actor, uuid))
  return row
}

const verbs = {
  reply: 'written a reply',
  status: 'changed the status',
  assignee: 'changed the assignee',
  answer: 'written again',
  note: '',
  entered: '',
}

async function describeChangeSince(tx: Transaction, actor: StaffActor, uuid: string): Promise<string> {
  const ofEnquiry = and(
    eq(enquiryEvents.enquiryUuid, uuid),
    inArray(enquiryEvents.kind, ['reply', 'answer', 'status', 'assignee']),
    // An answer that reopened the enquiry is named itself, and not the automatic change of status.
    or(eq(enquiryEvents.kind, 'answer'), isNotNull(enquiryEvents.staffId)),
  )
  const [last] = await tx.select().from(enquiryEvents).where(ofEnquiry).orderBy(desc(enquiryEvents.id)).limit(1)
  if (!last) return 'This enquiry has changed in the meantime.'
  const who = last.staffId === actor.id ? 'You have' : `${last.staffName} has`
  return `${who} ${verbs[last.kind]} in the meantime. Please look at it before you go on.`
}

export async function moveRow(tx: Transaction, change: Change, actor: StaffActor, move: Move) {
  await moveRows(tx, change, actor, [move])
  const { uuid, version } = move.before
  return { uuid, version: version + 1 }
}
