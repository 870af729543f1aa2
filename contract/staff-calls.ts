import { catalogueCalls } from './staff-calls/catalogue.ts'
import { contentCalls } from './staff-calls/content.ts'
import { enquiryCalls, enquiryDownloads } from './staff-calls/enquiries.ts'
import { mediaCalls, mediaUploads } from './staff-calls/media.ts'
import { overviewCalls, shopDownloads } from './staff-calls/overview.ts'
import { accountCalls, peopleCalls } from './staff-calls/people.ts'
import { importCalls, importUploads, productCalls, productDownloads } from './staff-calls/products.ts'

export { signInCalls } from './staff-calls/people.ts'

/** Every call of the back office. */
export const staffCalls = {
  ...{ ...accountCalls, ...peopleCalls, ...catalogueCalls, ...productCalls, ...importCalls },
  ...{ ...mediaCalls, ...contentCalls, ...overviewCalls, ...enquiryCalls },
}
export type StaffCalls = typeof staffCalls

export const uploads = { ...mediaUploads, ...importUploads }

/** Downloads, which are saved as files. */
export const downloads = { ...shopDownloads, ...productDownloads, ...enquiryDownloads }
