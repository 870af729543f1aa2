import { and, inArray } from 'drizzle-orm'
import {
  type EnquiryTarget,
  maxAtOnce,
  type SeveralMove,
  type SeveralMoved,
  type SeveralUndo,
  type SeveralUndone,
} from '../../contract/staff/enquiry-changes.ts'
import { writeWhole } from '../../contract/whole-numbers.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Change } from '../site/changes.ts'
import { refuseStranger } from './enquiry-edits.ts'
import {
  type EnquiryRecord,
  type EnquiryState,
  type Move,
  makesDifference,
  moveRows,
  type StaffActor,
} from './enquiry-moves.ts'
import { listColleagues } from './inbox.ts'
import { matchFilters, matchStatus } from './inbox-filters.ts'
import { enquiries } from './tables.ts'

/** Sets one status or one assignee for all chosen enquiries. Those that have it already are skipped. */
export async function moveSeveral(
  tx: Transaction,
  change: Change,
  actor: StaffActor,
  { target, to, expected }: SeveralMove,
): Promise<SeveralMoved> {
  if ('assignee' in to) await refuseStranger(tx, to.assignee)
  const rows = await lockTarget(tx, target, actor.id)
  if ('found' in target && rows.length !== expected)
    throw new Problem(409, 'Changed since you opened it', describeCount(rows.length, expected))
  const leftOut = new Set('found' in target ? target.except : [])
  const moves = rows
    .filter(({ uuid }) => !leftOut.has(uuid))
    .map((before) => ({ before, after: decide(before, to) }))
    .filter(makesDifference)
  await moveRows(tx, change, actor, moves)
  return { before: moves.map(({ before }) => show(before)) }
}

/** Undoes a change of several enquiries, except those changed again since, and those of a colleague who has left. */
export async function undoSeveral(
  tx: Transaction,
  change: Change,
  actor: StaffActor,
  { before: asked }: SeveralUndo,
): Promise<SeveralUndone> {
  const wanted = new Map(asked.map((row) => [row.uuid, row]))
  const rows = await lockRows(tx, inArray(enquiries.uuid, [...wanted.keys()]))
  const colleagues = new Set<string | null>((await listColleagues(tx)).map((colleague) => colleague.uuid))
  const mayHold = (assignee: string | null, row: EnquiryRecord) =>
    assignee === null || assignee === row.assigneeId || colleagues.has(assignee)
  const moves = rows.flatMap((row): Move[] => {
    const { version, status, assignee, unread } = wanted.get(row.uuid) ?? {}
    return status === undefined || assignee === undefined || version !== row.version || !mayHold(assignee, row)
      ? []
      : [{ before: row, after: { status, assigneeId: assignee, unread } }]
  })
  await moveRows(tx, change, actor, moves)
  return { undone: moves.length, kept: wanted.size - moves.length }
}

function lockTarget(tx: Transaction, target: EnquiryTarget, me: string): Promise<EnquiryRecord[]> {
  if ('uuids' in target) return lockRows(tx, inArray(enquiries.uuid, target.uuids))
  const { found } = target
  return lockRows(tx, and(matchFilters(found, me), matchStatus(found.status)))
}

/** Always locked in one order, so that two people never deadlock. */
async function lockRows(tx: Transaction, where: ReturnType<typeof and>): Promise<EnquiryRecord[]> {
  const rows = await tx
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(enquiries.uuid)
    .limit(maxAtOnce + 1)
    .for('no key update')
  if (rows.length <= maxAtOnce) return rows
  throw new Problem(400, 'Too many at once', `${writeWhole(maxAtOnce)} enquiries at most can be changed at once.`)
}

const decide = ({ status, assigneeId }: EnquiryRecord, to: SeveralMove['to']): EnquiryState =>
  'status' in to ? { status: to.status, assigneeId } : { status, assigneeId: to.assignee }

const show = ({ uuid, version, status, assigneeId, readAt }: EnquiryRecord) => ({
  uuid,
  status,
  unread: readAt === null,
  version: version + 1,
  assignee: assigneeId,
})

const describeCount = (found: number, expected: number) =>
  `There ${found === 1 ? 'is 1 enquiry' : `are ${writeWhole(found)} enquiries`} by now, not ${writeWhole(expected)}. Please look at the list again.`
