import type { StaffCalls } from '../contract/staff/calls.ts'
import { searchBackOffice } from './back-office-search.ts'
import type { BookingKeys } from './bookings/booking-keys.ts'
import { nameBookings } from './bookings/kind-entries.ts'
import { answerBookingStaffCalls } from './bookings/staff-api.ts'
import { answerBulkStaffCalls } from './catalogue/bulk/bulk-staff-api.ts'
import { answerHomeRowCalls } from './catalogue/home/home-row-staff-api.ts'
import { answerImportStaffCalls } from './catalogue/import/import-staff-api.ts'
import { answerProductStaffCalls } from './catalogue/products/product-staff-api.ts'
import type { Index } from './catalogue/search/catalogue-index.ts'
import { answerShowroomStaffCalls } from './catalogue/showroom/showroom-staff-api.ts'
import { answerCatalogueStaffCalls } from './catalogue/staff-api.ts'
import { answerSupplierListCalls } from './catalogue/supplier-lists/list-staff-api.ts'
import { answerSynonymCalls } from './catalogue/synonyms/synonym-staff-api.ts'
import { answerTicketCalls } from './catalogue/tickets/ticket-staff-api.ts'
import { answerWalkCalls } from './catalogue/walk/walk-staff-api.ts'
import type { NameOthers } from './content/history/entry-names.ts'
import { answerHistoryStaffCalls } from './content/history/history-staff-api.ts'
import { answerMediaStaffCalls } from './content/media-staff-api.ts'
import { explainsCredit } from './content/pages.ts'
import { answerSiteStaffCalls } from './content/site-staff-api.ts'
import { answerContentStaffCalls } from './content/staff-api.ts'
import { nameEnquiries } from './enquiries/history-names.ts'
import { countOpenByAssignee } from './enquiries/inbox.ts'
import { answerShopperDataCalls, answerTemplateCalls } from './enquiries/shopper-staff-api.ts'
import { answerEnquiryStaffCalls } from './enquiries/staff-api.ts'
import type { MailParts } from './mail/mail-parts.ts'
import { answerMailCalls } from './mail/staff-api.ts'
import { listMostViewed } from './overview/most-viewed.ts'
import { answerOverviewCalls } from './overview/staff-api.ts'
import type { Handlers } from './serve.ts'
import type { LogoMedia } from './site/logo-check.ts'
import type { StaffCaller } from './staff/access.ts'
import type { StaffParts } from './staff/account.ts'
import { answerStaffCalls } from './staff/staff-api.ts'
import { answerTaskCalls } from './staff/task-calls.ts'

export type BackOfficeParts = StaffParts & {
  mail: MailParts
  keys: BookingKeys
  readIndex: () => Index
  /** Reads logos, to check that they are visible on white; without it, only their mean colour is checked. */
  media?: LogoMedia
}

/** Every call of the back office, feature by feature. */
export const answerBackOfficeCalls = (parts: BackOfficeParts): Handlers<StaffCalls, keyof StaffCalls, StaffCaller> => ({
  ...answerStaffCalls({ ...parts, countOpenEnquiries: countOpenByAssignee }),
  ...answerCatalogueStaffCalls(parts),
  ...answerProductStaffCalls(parts),
  ...answerShowroomStaffCalls(parts),
  searchBackOffice: ({ q }, { member }) => searchBackOffice(parts.db, q, member.role),
  ...answerTicketCalls({ ...parts, explainsCredit }),
  ...answerWalkCalls(parts),
  ...answerBulkStaffCalls(parts),
  ...answerImportStaffCalls(parts),
  ...answerSupplierListCalls(parts),
  ...answerMediaStaffCalls(parts),
  ...answerHomeRowCalls({ ...parts, listViewed: (day) => listMostViewed(parts.db, day) }),
  ...answerContentStaffCalls(parts),
  ...answerSiteStaffCalls(parts),
  ...answerHistoryStaffCalls({ ...parts, nameOthers }),
  ...answerTaskCalls(parts),
  ...answerOverviewCalls(parts),
  ...answerSynonymCalls(parts),
  ...answerMailCalls(parts),
  ...answerEnquiryStaffCalls(parts),
  ...answerTemplateCalls(parts),
  ...answerShopperDataCalls(parts),
  ...answerBookingStaffCalls(parts),
})

/** The names of enquiries and bookings, for the history. */
const nameOthers: NameOthers = async (db, things) =>
  new Map([...(await nameEnquiries(db, things)), ...(await nameBookings(db, things))])
