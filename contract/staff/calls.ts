import { bookingDownloads, staffBookingCalls } from './calls/bookings.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { contentCalls } from './calls/content.ts'
import { enquiryCalls, enquiryDownloads } from './calls/enquiries.ts'
import { mailCalls } from './calls/mail.ts'
import { mediaCalls, mediaUploads } from './calls/media.ts'
import { overviewCalls, shopDownloads } from './calls/overview.ts'
import { accountCalls, peopleCalls } from './calls/people.ts'
import { importCalls, importUploads, productCalls, productDownloads } from './calls/products.ts'
import { showroomCalls } from './showroom.ts'
import { ticketCalls, ticketDownloads } from './tickets.ts'
import { walkCalls } from './walk.ts'

export { signInCalls } from './calls/people.ts'

/** Every call of the back office. */
export const staffCalls = {
  ...accountCalls,
  ...peopleCalls,
  ...catalogueCalls,
  ...productCalls,
  ...showroomCalls,
  ...ticketCalls,
  ...walkCalls,
  ...importCalls,
  ...mediaCalls,
  ...contentCalls,
  ...overviewCalls,
  ...mailCalls,
  ...enquiryCalls,
  ...staffBookingCalls,
}
export type StaffCalls = typeof staffCalls

export const uploads = { ...mediaUploads, ...importUploads }

/** Downloads, which are saved as files. */
export const downloads = {
  ...shopDownloads,
  ...productDownloads,
  ...ticketDownloads,
  ...enquiryDownloads,
  ...bookingDownloads,
}
