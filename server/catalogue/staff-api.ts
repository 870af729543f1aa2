import type { Database } from '../platform/database.ts'
import { answerBrandCalls } from './brand-staff-api.ts'
import { answerCategoryCalls, answerSubCategoryCalls } from './category-staff-api.ts'
import { answerPropertyCalls } from './property-staff-api.ts'
import { answerRangeCalls } from './range-staff-api.ts'

/** What staff do with the catalogue, shelf by shelf. */
export const answerCatalogueStaffCalls = ({ db }: { db: Database }) => ({
  ...answerBrandCalls(db),
  ...answerCategoryCalls(db),
  ...answerSubCategoryCalls(db),
  ...answerRangeCalls(db),
  ...answerPropertyCalls(db),
})
