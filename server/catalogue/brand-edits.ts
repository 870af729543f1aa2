import { eq } from 'drizzle-orm'
import type { BrandEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { markProducts } from './changed-products.ts'
import { refuseInUse } from './shelf-checks.ts'
import { brands, products } from './tables.ts'

const kind = { table: brands, id: brands.uuid, entity: 'brand' }

export async function createBrand(tx: Transaction, change: Change, edit: BrandEdit & { uuid?: string }) {
  const { uuid, version } = await createRow(tx, change, kind, { ...edit, position: lastPosition(brands) })
  change.touchesPublic()
  return { uuid, version }
}

export async function saveBrand(
  tx: Transaction,
  change: Change,
  uuid: string,
  expectedVersion: number,
  edit: BrandEdit,
) {
  const { before, version } = await saveRow(tx, change, kind, { rowId: uuid, expectedVersion, edit })
  const showsOnCards = before.name !== edit.name || before.visible !== edit.visible
  change.touchesPublic(showsOnCards ? markProducts(eq(products.brandUuid, uuid)) : undefined)
  return { uuid, version }
}

export const orderBrands = (tx: Transaction, change: Change, uuids: string[]) =>
  putInOrder(tx, change, kind, { order: uuids })

export async function binBrand(tx: Transaction, change: Change, uuid: string, expectedVersion: number) {
  await putInBin(tx, change, kind, uuid, expectedVersion)
  await refuseInUse(tx, products, eq(products.brandUuid, uuid), ['product', 'products'])
  change.touchesPublic()
}

export async function restoreBrand(tx: Transaction, change: Change, uuid: string) {
  await takeFromBin(tx, change, kind, uuid)
  change.touchesPublic()
}
