import { catalogueCalls } from './calls/catalogue.ts'
import { contentCalls } from './calls/content.ts'
import { enquiryCalls, enquiryDownloads } from './calls/enquiries.ts'
import { mediaCalls, mediaUploads } from './calls/media.ts'
import { overviewCalls, shopDownloads } from './calls/overview.ts'
import { accountCalls, peopleCalls } from './calls/people.ts'
import { importCalls, importUploads, productCalls, productDownloads } from './calls/products.ts'

export { signInCalls } from './calls/people.ts'

/** Every call of the back office. */
export const staffCalls = {
  ...{ ...accountCalls, ...peopleCalls, ...catalogueCalls, ...productCalls, ...importCalls },
  ...{ ...mediaCalls, ...contentCalls, ...overviewCalls, ...enquiryCalls },
}
export type StaffCalls = typeof staffCalls

export const uploads = { ...mediaUploads, ...importUploads }

/** Downloads, which are saved as files. */
export const downloads = { ...shopDownloads, ...productDownloads, ...enquiryDownloads }
