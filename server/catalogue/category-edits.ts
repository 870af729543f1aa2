import { and, eq, isNull } from 'drizzle-orm'
import { categoryAddress, subCategoryAddress } from '../../contract/addresses.ts'
import type { CategoryEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { putInBin, takeFromBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import { createRow, saveRow } from '../site/kept-rows.ts'
import { lastPosition, putInOrder } from '../site/order-edits.ts'
import { claimAddress, type LeaveRedirect, moveAddress } from '../site/redirect-edits.ts'
import { inCategories, markProducts } from './changed-products.ts'
import { refuseInUse } from './shelf-checks.ts'
import { categories, subCategories } from './tables.ts'

const kind = { table: categories, id: categories.id, entity: 'category' }
const productsIn = (id: number) => markProducts(inCategories([id]))

export async function createCategory(tx: Transaction, change: Change, edit: CategoryEdit) {
  const { id, version } = await createRow(tx, change, kind, { ...edit, position: lastPosition(categories) })
  await claimAddress(tx, change, categoryAddress(edit.routeName))
  change.touchesPublic()
  return { id, version }
}

export async function saveCategory(
  tx: Transaction,
  change: Change,
  id: number,
  expectedVersion: number,
  edit: CategoryEdit,
  { redirect = true }: { redirect?: LeaveRedirect } = {},
) {
  const { before, version } = await saveRow(tx, change, kind, { rowId: id, expectedVersion, edit })
  await moveCategory(tx, change, { id, from: before.routeName, to: edit.routeName, redirect, shown: edit.visible })
  if (edit.visible && !before.visible) await claimWithin(tx, change, id, edit.routeName)
  const showsElsewhere =
    before.name !== edit.name || before.routeName !== edit.routeName || before.visible !== edit.visible
  change.touchesPublic(showsElsewhere ? productsIn(id) : undefined)
  return { id, version }
}

export const orderCategories = (tx: Transaction, change: Change, ids: number[]) =>
  putInOrder(tx, change, kind, { order: ids, mark: (moved) => markProducts(inCategories(moved.map(Number))) })

export async function binCategory(tx: Transaction, change: Change, id: number, expectedVersion: number) {
  await putInBin(tx, change, kind, id, expectedVersion)
  await refuseInUse(tx, subCategories, eq(subCategories.categoryId, id), ['sub-category', 'sub-categories'])
  change.touchesPublic()
}

export async function restoreCategory(tx: Transaction, change: Change, id: number) {
  await takeFromBin(tx, change, kind, id)
  const [category] = await tx.select().from(categories).where(eq(categories.id, id))
  if (category?.visible) {
    await claimAddress(tx, change, categoryAddress(category.routeName))
    await claimWithin(tx, change, id, category.routeName)
  }
  change.touchesPublic()
}

type Move = { id: number; from: string; to: string; redirect: LeaveRedirect; shown: boolean }

/** A category takes the addresses of its sub-categories along. */
async function moveCategory(tx: Transaction, change: Change, { id, from, to, redirect, shown }: Move): Promise<void> {
  const move = { from: categoryAddress(from), to: categoryAddress(to), redirect, shown }
  const leaves = await moveAddress(tx, change, move)
  if (from === to) return
  for (const { route } of await listWithin(tx, id))
    await moveAddress(tx, change, {
      ...{ from: subCategoryAddress(from, route), to: subCategoryAddress(to, route) },
      ...{ redirect: leaves, shown },
    })
}

/** What comes into sight with its category claims its address as well. */
async function claimWithin(tx: Transaction, change: Change, id: number, route: string): Promise<void> {
  for (const within of await listWithin(tx, id))
    if (within.visible) await claimAddress(tx, change, subCategoryAddress(route, within.route))
}

const listWithin = (tx: Transaction, id: number) =>
  tx
    .select({ route: subCategories.routeName, visible: subCategories.visible })
    .from(subCategories)
    .where(and(eq(subCategories.categoryId, id), isNull(subCategories.deletedAt)))
