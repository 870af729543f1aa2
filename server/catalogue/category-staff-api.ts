import type { Database } from '../platform/database.ts'
import { changeQuietly, changeShop } from '../site/changes.ts'
import { unlessUndone } from '../site/redirect-edits.ts'
import type { StaffHandlers } from '../staff/access.ts'
import { binCategory, createCategory, orderCategories, restoreCategory, saveCategory } from './category-edits.ts'
import { listCategoryRows, readCategoryForm, readSubCategoryForm } from './category-forms.ts'
import { readDeskMenu } from './desk-menu.ts'
import { listCategoryUses, listSubCategoryUses } from './shelf-uses.ts'
import {
  binSubCategory,
  createSubCategory,
  orderSubCategories,
  restoreSubCategory,
  saveSubCategory,
} from './sub-category-edits.ts'

type CategoryCalls =
  | 'categories'
  | 'menu'
  | 'category'
  | 'createCategory'
  | 'saveCategory'
  | 'orderCategories'
  | 'binCategory'
  | 'restoreCategory'
  | 'categoryUses'

export const answerCategoryCalls = (db: Database): StaffHandlers<CategoryCalls> => ({
  categories: () => listCategoryRows(db),
  menu: () => readDeskMenu(db),
  category: ({ id }) => readCategoryForm(db, id),
  createCategory: (edit, { member }) => changeShop(db, member, (tx, change) => createCategory(tx, change, edit)),
  saveCategory: ({ id, version, edit, redirect = unlessUndone }, { member }) =>
    changeShop(db, member, (tx, change) => saveCategory(tx, change, id, version, edit, { redirect })),
  orderCategories: ({ order }, { member }) =>
    changeQuietly(db, member, (tx, change) => orderCategories(tx, change, order)),
  binCategory: ({ id, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binCategory(tx, change, id, version)),
  restoreCategory: ({ id }, { member }) => changeQuietly(db, member, (tx, change) => restoreCategory(tx, change, id)),
  categoryUses: ({ id }) => listCategoryUses(db, id),
})

type SubCategoryCalls =
  | 'subCategory'
  | 'createSubCategory'
  | 'saveSubCategory'
  | 'orderSubCategories'
  | 'binSubCategory'
  | 'restoreSubCategory'
  | 'subCategoryUses'

export const answerSubCategoryCalls = (db: Database): StaffHandlers<SubCategoryCalls> => ({
  subCategory: ({ uuid }) => readSubCategoryForm(db, uuid),
  createSubCategory: (edit, { member }) => changeShop(db, member, (tx, change) => createSubCategory(tx, change, edit)),
  saveSubCategory: ({ uuid, version, edit, redirect = unlessUndone }, { member }) =>
    changeShop(db, member, (tx, change) => saveSubCategory(tx, change, uuid, version, edit, { redirect })),
  orderSubCategories: ({ id, order }, { member }) =>
    changeQuietly(db, member, (tx, change) => orderSubCategories(tx, change, id, order)),
  binSubCategory: ({ uuid, version }, { member }) =>
    changeQuietly(db, member, (tx, change) => binSubCategory(tx, change, uuid, version)),
  restoreSubCategory: ({ uuid }, { member }) =>
    changeQuietly(db, member, (tx, change) => restoreSubCategory(tx, change, uuid)),
  subCategoryUses: ({ uuid }) => listSubCategoryUses(db, uuid),
})
