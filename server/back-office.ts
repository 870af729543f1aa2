import type { StaffCalls } from '../contract/staff/calls.ts'
import { searchBackOffice } from './back-office-search.ts'
import { answerBulkStaffCalls } from './catalogue/bulk/bulk-staff-api.ts'
import { answerImportStaffCalls } from './catalogue/import/import-staff-api.ts'
import { answerProductStaffCalls } from './catalogue/products/product-staff-api.ts'
import type { Index } from './catalogue/search/catalogue-index.ts'
import { answerCatalogueStaffCalls } from './catalogue/staff-api.ts'
import { answerSynonymCalls } from './catalogue/synonyms/synonym-staff-api.ts'
import { answerHistoryStaffCalls } from './content/history/history-staff-api.ts'
import { answerMediaStaffCalls } from './content/media-staff-api.ts'
import { answerSiteStaffCalls } from './content/site-staff-api.ts'
import { answerContentStaffCalls } from './content/staff-api.ts'
import { nameEnquiries } from './enquiries/history-names.ts'
import { answerShopperDataCalls, answerTemplateCalls } from './enquiries/shopper-staff-api.ts'
import { answerEnquiryStaffCalls } from './enquiries/staff-api.ts'
import { answerOverviewCalls } from './overview/staff-api.ts'
import type { Handlers } from './serve.ts'
import type { StaffCaller } from './staff/access.ts'
import type { StaffParts } from './staff/account.ts'
import { answerStaffCalls } from './staff/staff-api.ts'
import { answerTaskCalls } from './staff/task-calls.ts'

export type BackOfficeParts = StaffParts & { readIndex: () => Index }

/** Every call of the back office, feature by feature. */
export const answerBackOfficeCalls = (parts: BackOfficeParts): Handlers<StaffCalls, keyof StaffCalls, StaffCaller> => ({
  ...answerStaffCalls(parts),
  ...answerCatalogueStaffCalls(parts),
  ...answerProductStaffCalls(parts),
  searchBackOffice: ({ q }, { member }) => searchBackOffice(parts.db, q, member.role),
  ...answerBulkStaffCalls(parts),
  ...answerImportStaffCalls(parts),
  ...answerMediaStaffCalls(parts),
  ...answerContentStaffCalls(parts),
  ...answerSiteStaffCalls(parts),
  ...answerHistoryStaffCalls({ ...parts, nameOthers: nameEnquiries }),
  ...answerTaskCalls(parts),
  ...answerOverviewCalls(parts),
  ...answerSynonymCalls(parts),
  ...answerEnquiryStaffCalls(parts),
  ...answerTemplateCalls(parts),
  ...answerShopperDataCalls(parts),
})
