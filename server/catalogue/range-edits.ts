import { eq } from 'drizzle-orm'
import { rangeAddress } from '../../contract/addresses.ts'
import type { RangeEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { claimAddress, type LeaveRedirect, moveAddress } from '../site/redirect-edits.ts'
import { markProducts } from './changed-products.ts'
import { products, ranges } from './tables.ts'

const kind = { table: ranges, id: ranges.uuid, entity: 'range' }
const productsOf = (uuid: string) => markProducts(eq(products.rangeUuid, uuid))

export async function createRange(tx: Transaction, change: Change, edit: RangeEdit & { uuid?: string }) {
  const { uuid, version } = await createRow(tx, change, kind, { ...edit, position: lastPosition(ranges) })
  await claimAddress(tx, change, rangeAddress(edit.routeName))
  change.touchesPublic()
  return { uuid, version }
}

export async function saveRange(
  tx: Transaction,
  change: Change,
  uuid: string,
  expectedVersion: number,
  edit: RangeEdit,
  { redirect = true }: { redirect?: LeaveRedirect } = {},
) {
  const { before, version } = await saveRow(tx, change, kind, { rowId: uuid, expectedVersion, edit })
  const [from, to] = [rangeAddress(before.routeName), rangeAddress(edit.routeName)]
  await moveAddress(tx, change, { from, to, redirect, shown: edit.visible })
  const showsElsewhere = before.name !== edit.name || from !== to || before.visible !== edit.visible
  change.touchesPublic(showsElsewhere ? productsOf(uuid) : undefined)
  return { uuid, version }
}

export const orderRanges = (tx: Transaction, change: Change, uuids: string[]) =>
  putInOrder(tx, change, kind, { order: uuids })

export async function binRange(tx: Transaction, change: Change, uuid: string, expectedVersion: number) {
  await putInBin(tx, change, kind, uuid, expectedVersion)
  change.touchesPublic(productsOf(uuid))
}

export async function restoreRange(tx: Transaction, change: Change, uuid: string) {
  await takeFromBin(tx, change, kind, uuid)
  const [range] = await tx.select().from(ranges).where(eq(ranges.uuid, uuid))
  if (range?.visible) await claimAddress(tx, change, rangeAddress(range.routeName))
  change.touchesPublic(productsOf(uuid))
}
