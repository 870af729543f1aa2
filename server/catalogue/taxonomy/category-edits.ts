import { and, eq, isNull } from 'drizzle-orm'
import { categoryAddress, subCategoryAddress } from '../../../contract/addresses.ts'
import type { CategoryEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { defineOrderedRecords } from '../../site/records.ts'
import { claimAddress, type LeaveRedirect, moveAddress } from '../../site/redirect-edits.ts'
import { notePlacedPrices } from '../prices/price-log.ts'
import { inCategories, markProducts } from '../products/changed-products.ts'
import { categories, subCategories } from '../tables.ts'
import { categoryOrder, listCategoryRows } from './category-lists.ts'
import { refuseInUse } from './taxonomy-checks.ts'

export const categoryRecords = defineOrderedRecords({
  entity: 'category',
  table: categories,
  id: categories.id,
  listOrder: categoryOrder,
  list: listCategoryRows,
  edit: (row): CategoryEdit => row,
  marks: (ids) => markProducts(inCategories(ids)),
  changesMarked: (before, after) =>
    before.name !== after.name || before.routeName !== after.routeName || before.visible !== after.visible,
  marksOrder: true,
  afterCreate: (tx, change, { routeName }) => claimAddress(tx, change, categoryAddress(routeName)),
  afterSave: async (tx, change, { before, after, redirect }) => {
    const { id, visible, routeName } = after
    await moveCategory(tx, change, { id, from: before.routeName, to: routeName, redirect, shown: visible })
    if (visible && !before.visible) await claimWithin(tx, change, id, routeName)
    if (visible !== before.visible) await notePlacedPrices(tx, inCategories([id]))
  },
  afterBin: (tx, id) =>
    refuseInUse(tx, subCategories, eq(subCategories.categoryId, id), ['sub-category', 'sub-categories']),
  afterRestore: async (tx, change, { id, visible, routeName }) => {
    if (!visible) return
    await claimAddress(tx, change, categoryAddress(routeName))
    await claimWithin(tx, change, id, routeName)
  },
})

export const {
  create: createCategory,
  save: saveCategory,
  order: orderCategories,
  bin: binCategory,
  restore: restoreCategory,
} = categoryRecords

type Move = { id: number; from: string; to: string; redirect: LeaveRedirect; shown: boolean }

/** Moving a category also moves the addresses of its sub-categories. */
async function moveCategory(tx: Transaction, change: Change, { id, from, to, redirect, shown }: Move): Promise<void> {
  const move = { from: categoryAddress(from), to: categoryAddress(to), redirect, shown }
  const leavesRedirect = await moveAddress(tx, change, move)
  if (from === to) return
  for (const { route } of await listWithin(tx, id))
    await moveAddress(tx, change, {
      from: subCategoryAddress(from, route),
      to: subCategoryAddress(to, route),
      redirect: leavesRedirect,
      shown,
    })
}

/** Sub-categories that are shown again with their category claim their addresses as well. */
async function claimWithin(tx: Transaction, change: Change, id: number, route: string): Promise<void> {
  for (const within of await listWithin(tx, id))
    if (within.visible) await claimAddress(tx, change, subCategoryAddress(route, within.route))
}

const listWithin = (tx: Transaction, id: number) =>
  tx
    .select({ route: subCategories.routeName, visible: subCategories.visible })
    .from(subCategories)
    .where(and(eq(subCategories.categoryId, id), isNull(subCategories.deletedAt)))
