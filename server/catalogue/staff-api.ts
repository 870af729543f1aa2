import * as names from '../../contract/staff/calls/catalogue.ts'
import { saleNames } from '../../contract/staff/sales.ts'
import { searchRuleNames } from '../../contract/staff/search-rules.ts'
import type { Database } from '../platform/database.ts'
import { changeShop, changeWithoutAnswer } from '../site/changes.ts'
import { answerOrderedRecordCalls, answerRecordCalls } from '../site/record-calls.ts'
import type { StaffAnswers } from '../staff/access.ts'
import { findProductChoices, listRangeProducts } from './products/product-choices.ts'
import { saleRecords } from './sales/sale-records.ts'
import { readSaleSummary } from './sales/sale-summary.ts'
import { searchRuleRecords } from './search-rules/search-rule-edits.ts'
import { displayPlaceRecords } from './showroom/display-places.ts'
import { brandRecords } from './taxonomy/brand-edits.ts'
import { categoryRecords } from './taxonomy/category-edits.ts'
import { readMenuPreview } from './taxonomy/menu-preview.ts'
import { propertyRecords } from './taxonomy/property-edits.ts'
import { mergeValues } from './taxonomy/property-value-merges.ts'
import { rangesWithProducts } from './taxonomy/range-with-products.ts'
import { orderSubCategories, subCategoryRecords } from './taxonomy/sub-category-edits.ts'
import {
  listBrandUses,
  listCategoryUses,
  listPropertyUses,
  listRangeUses,
  listSubCategoryUses,
  listValueUses,
} from './taxonomy/taxonomy-uses.ts'
import { countValueUses } from './taxonomy/value-counts.ts'

/** The back office's calls for taxonomy terms, kind by kind. */
export const answerCatalogueStaffCalls = ({ db }: { db: Database }) => ({
  ...answerOrderedRecordCalls(db, names.brandNames, brandRecords),
  ...answerOrderedRecordCalls(db, names.categoryNames, categoryRecords),
  ...answerOrderedRecordCalls(db, names.rangeNames, rangesWithProducts),
  ...answerOrderedRecordCalls(db, names.propertyNames, propertyRecords),
  ...answerOrderedRecordCalls(db, names.displayPlaceNames, displayPlaceRecords),
  ...answerRecordCalls(db, searchRuleNames, searchRuleRecords),
  ...answerRecordCalls(db, saleNames, saleRecords),
  ...answerSubCategoryCalls(db),
  ...answerUseCalls(db),
  ...answerOtherCalls(db),
})

/** Staff see the sub-categories in the list of categories. */
function answerSubCategoryCalls(db: Database) {
  const { subCategories: _, ...calls } = answerRecordCalls(db, names.subCategoryNames, subCategoryRecords)
  return calls
}

const answerUseCalls = (db: Database) =>
  ({
    brandUses: ({ uuid }) => listBrandUses(db, uuid),
    categoryUses: ({ id }) => listCategoryUses(db, id),
    subCategoryUses: ({ uuid }) => listSubCategoryUses(db, uuid),
    rangeUses: ({ uuid }) => listRangeUses(db, uuid),
    propertyUses: ({ id }) => listPropertyUses(db, id),
    valueUses: ({ id }) => countValueUses(db, id),
    propertyValueUses: ({ id }) => listValueUses(db, id),
  }) satisfies StaffAnswers

const answerOtherCalls = (db: Database) =>
  ({
    saleSummary: ({ uuid }) => readSaleSummary(db, uuid),
    menu: () => readMenuPreview(db),
    orderSubCategories: ({ id, order }, { member }) =>
      changeWithoutAnswer(db, member, (tx, change) => orderSubCategories(tx, change, id, order)),
    rangeProducts: ({ uuid }) => listRangeProducts(db, uuid),
    productChoices: ({ q }) => findProductChoices(db, q),
    mergeValues: (merge, { member }) => changeShop(db, member, (tx, change) => mergeValues(tx, change, merge)),
  }) satisfies StaffAnswers
