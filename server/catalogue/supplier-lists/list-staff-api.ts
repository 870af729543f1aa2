import { and, eq, isNull } from 'drizzle-orm'
import { nameKind } from '../../../contract/kinds.ts'
import { type SupplierListState, supplierListNames, type WaitingList } from '../../../contract/staff/supplier-lists.ts'
import type { Database, Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import type { SecretBox } from '../../platform/secret-box.ts'
import { changeWithoutAnswer } from '../../site/changes.ts'
import { answerRecordCalls } from '../../site/record-calls.ts'
import type { StaffAnswers } from '../../staff/access.ts'
import { supplierListFetches, supplierLists } from '../tables.ts'
import { fetchListNow } from './list-queue.ts'
import { selectFetches, showFetch, supplierListRecords } from './list-records.ts'
import { describeSecret, sealSecret } from './list-secret.ts'

type Parts = { db: Database; mail: { box: SecretBox } }

export const answerSupplierListCalls = ({ db, mail: { box } }: Parts) => ({
  ...answerRecordCalls(db, supplierListNames, supplierListRecords),
  ...({
    supplierListState: ({ uuid }) => readState(db, box, uuid),
    saveSupplierListSecret: async ({ uuid, secret }, { member }) => {
      await changeWithoutAnswer(db, member, async (tx, change) => {
        const { list } = await findList(tx, uuid)
        const sealed = sealSecret(box, list, secret)
        await tx.update(supplierListFetches).set({ secret: sealed }).where(eq(supplierListFetches.listUuid, uuid))
        change.record({ action: sealed ? 'set password' : 'forget password', entity: 'supplier-list', entityId: uuid })
      })
      return null
    },
    fetchSupplierList: async ({ uuid }) => {
      await findList(db, uuid)
      await fetchListNow(db, uuid)
      return null
    },
  } satisfies StaffAnswers),
})

async function findList(db: Db, uuid: string) {
  const [found] = await selectFetches(db).where(and(eq(supplierLists.uuid, uuid), isNull(supplierLists.deletedAt)))
  if (!found) throw notFound(nameKind('supplier-list'))
  return found
}

async function readState(db: Db, box: SecretBox, uuid: string): Promise<SupplierListState> {
  const found = await findList(db, uuid)
  const { list, fetch } = found
  return {
    ...showFetch(found),
    secret: describeSecret(box, list, fetch.secret),
    nextAt: list.isFetched ? fetch.dueAt.toISOString() : null,
  }
}

/** Lists that somebody should look at. */
export async function listWaiting(db: Db): Promise<WaitingList[]> {
  const rows = await selectFetches(db).where(isNull(supplierLists.deletedAt)).orderBy(supplierLists.name)
  return rows
    .filter((row) => ['ready', 'held', 'failed'].includes(showFetch(row).outcome) || isAppliedUnseen(row))
    .map((row) => ({ uuid: row.list.uuid, name: row.list.name, ...showFetch(row) }))
}

/** A list that was applied by rule, and whose missing products staff have to archive or keep. */
const isAppliedUnseen = ({ fetch, importState, leavesOut }: Awaited<ReturnType<typeof findList>>) =>
  fetch.outcome === 'applied' && importState === 'applied' && leavesOut
