import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { subCategoryAddress } from '../../../contract/addresses.ts'
import type { SubCategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { lastPosition, putInOrder } from '../../site/order-edits.ts'
import { defineRecords } from '../../site/records.ts'
import { claimAddress, moveAddress } from '../../site/redirect-edits.ts'
import type { Saving } from '../../site/saving.ts'
import { createRow, refuseField, saveRow } from '../../site/versioned-rows.ts'
import { missingChoice } from '../../site/violations.ts'
import { notePlacedPrices } from '../prices/price-log.ts'
import { markProducts } from '../products/changed-products.ts'
import { categories, products, subCategories } from '../tables.ts'
import { refuseInUse } from './taxonomy-checks.ts'

const kind = { table: subCategories, id: subCategories.uuid, entity: 'sub-category' as const }
const categoryInBin = 'Its category is in the bin. Please restore that first.'
const within = (categoryId: number) => eq(subCategories.categoryId, categoryId)
const productsIn = (uuid: string) => eq(products.subCategoryUuid, uuid)

/** A sub-category has its position, and its address, within its category. */
export const subCategoryRecords = {
  ...defineRecords({
    ...kind,
    listOrder: [asc(subCategories.position), asc(subCategories.name)],
    list: (rows) => rows,
    edit: (row): SubCategoryEdit => row,
    afterBin: (tx, uuid) => refuseInUse(tx, products, productsIn(uuid), ['product', 'products']),
    afterRestore: async (tx, change, { visible, categoryId, routeName }) => {
      // No list would show a sub-category of a binned category.
      const categoryRoute = await holdCategory(tx, categoryId, categoryInBin)
      if (visible) await claimAddress(tx, change, subCategoryAddress(categoryRoute, routeName))
    },
  }),
  create: createSubCategory,
  save: saveSubCategory,
}

export const { bin: binSubCategory } = subCategoryRecords

export async function createSubCategory(tx: Transaction, change: Change, edit: SubCategoryEdit & { uuid?: string }) {
  const categoryRoute = await holdCategory(tx, edit.categoryId)
  const position = lastPosition(subCategories, within(edit.categoryId))
  const { uuid, version } = await createRow(tx, change, kind, { ...edit, position })
  await claimAddress(tx, change, subCategoryAddress(categoryRoute, edit.routeName))
  change.touchesPublic()
  return { uuid, version }
}

export async function saveSubCategory(tx: Transaction, change: Change, saving: Saving<string, SubCategoryEdit>) {
  const { id: uuid, edit, redirect = true } = saving
  const categoryRoute = await holdCategory(tx, edit.categoryId)
  const { before, version } = await saveRow(tx, change, kind, saving)
  if (before.categoryId !== edit.categoryId) await placeLast(tx, uuid, edit.categoryId)
  const from = subCategoryAddress(await readRoute(tx, before.categoryId), before.routeName)
  const to = subCategoryAddress(categoryRoute, edit.routeName)
  const showsElsewhere = before.name !== edit.name || from !== to || before.visible !== edit.visible
  const mark = showsElsewhere ? markProducts(productsIn(uuid)) : undefined
  await change.lockMarked(mark)
  await moveAddress(tx, change, { from, to, redirect, shown: edit.visible })
  if (before.visible !== edit.visible || before.categoryId !== edit.categoryId)
    await notePlacedPrices(tx, productsIn(uuid))
  change.touchesPublic(mark)
  return { uuid, version }
}

export const orderSubCategories = (tx: Transaction, change: Change, categoryId: number, uuids: string[]) =>
  putInOrder(tx, change, kind, {
    order: uuids,
    within: within(categoryId),
    mark: (moved) => markProducts(inArray(products.subCategoryUuid, moved)),
  })

/** Refuses a category that is missing or in the bin, and locks it until the transaction ends. */
async function holdCategory(tx: Transaction, id: number, why = missingChoice): Promise<string> {
  const [category] = await tx
    .select({ route: categories.routeName })
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.deletedAt)))
    .for('share')
  if (!category) throw refuseField('categoryId', why)
  return category.route
}

/** A sub-category that is moved into a category comes last there. */
const placeLast = (tx: Transaction, uuid: string, categoryId: number) =>
  tx
    .update(subCategories)
    .set({ position: lastPosition(subCategories, sql`${within(categoryId)} and ${ne(subCategories.uuid, uuid)}`) })
    .where(eq(subCategories.uuid, uuid))

async function readRoute(tx: Transaction, id: number): Promise<string> {
  const [category] = await tx.select({ route: categories.routeName }).from(categories).where(eq(categories.id, id))
  return category?.route ?? ''
}
