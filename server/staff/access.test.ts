import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloads, staffCalls, uploads } from '../../contract/staff/calls.ts'
import type { StaffCall } from '../../contract/staff/roles.ts'
import type { Role } from '../../contract/staff/sign-in.ts'
import { openTestArrivals } from '../../tests/support/files/arrivals.ts'
import { openTestMedia } from '../../tests/support/files/media.ts'
import { sharedReader } from '../../tests/support/imports/shared-reader.ts'
import { type Browser, openStaffShop } from '../../tests/support/staff/staff-shop.ts'
import { mountBackup } from '../backup-download.ts'
import { bookingDownloadRoutes } from '../bookings/downloads.ts'
import { importRoutes } from '../catalogue/import/import-routes.ts'
import { sheetRoutes } from '../catalogue/sheets/downloads.ts'
import { downloadRoutes } from '../enquiries/downloads.ts'
import { uploadRoutes } from '../media/uploads.ts'
import { Problem } from '../platform/problem.ts'
import { requireStaffWith } from './access.ts'

const shop = await openStaffShop()
const { media, close } = await openTestMedia(shop.database)
afterAll(close)
const requireStaff = requireStaffWith(shop)
const arrivals = openTestArrivals()
uploadRoutes(shop.app, { db: shop.db, media, arrivals, requireStaff })
downloadRoutes(shop.app, { db: shop.db, requireStaff })
bookingDownloadRoutes(shop.app, { db: shop.db, requireStaff })
sheetRoutes(shop.app, { db: shop.db, requireStaff, publicUrl: shop.publicUrl })
mountBackup(shop.app, { requireStaff, backUp: refuseNow })
importRoutes(shop.app, { db: shop.db, storage: media.storage, reader: sharedReader, arrivals, requireStaff })
const { picture: uploadPicture, file: uploadFile, ...otherUploads } = uploads
const calls = { ...staffCalls, ...downloads, uploadPicture, uploadFile, ...otherUploads }

/** An empty backup; other tests check real ones. */
function refuseNow(): never {
  throw new Problem(400, 'Not now', 'Not now.')
}

type Name = keyof typeof calls
/** Repeats the roles of each call, so that no edit of the contract opens a call by mistake. */
const ownersOnly: Name[] = [
  ...(['mailSettings', 'saveSending', 'mailbox', 'saveMailbox', 'mailDomain', 'testMail'] as const),
  ...(['mailTexts', 'mailText', 'saveMailText', 'previewMailText', 'testMailText'] as const),
  ...(['people', 'changeRole', 'removePerson', 'restorePerson', 'removeAuthenticator', 'endSessionsOf'] as const),
  ...(['invite', 'sendInvitation', 'withdrawInvitation'] as const),
  ...(['planLeaving', 'leaveDemonstration', 'takeBackDemonstration', 'saveFirstSteps'] as const),
  ...(['settings', 'saveSettings', 'look', 'saveLook', 'backup', 'saveRetention', 'saveBookingRules'] as const),
]
const editorsToo: Name[] = [
  ...(['createBrand', 'orderBrands', 'saveBrand', 'binBrand', 'restoreBrand'] as const),
  ...(['createCategory', 'orderCategories', 'saveCategory', 'binCategory', 'restoreCategory'] as const),
  ...(['orderSubCategories', 'createSubCategory', 'saveSubCategory', 'binSubCategory'] as const),
  ...(['restoreSubCategory', 'createRange', 'orderRanges', 'saveRange', 'binRange', 'restoreRange'] as const),
  ...(['createProperty', 'orderProperties', 'saveProperty', 'binProperty', 'restoreProperty'] as const),
  ...(['createDisplayPlace', 'orderDisplayPlaces', 'saveDisplayPlace', 'binDisplayPlace'] as const),
  'restoreDisplayPlace',
  'mergeValues',
  ...(['createSale', 'saveSale', 'binSale', 'restoreSale'] as const),
  ...(['savePicture', 'deletePicture', 'restorePicture', 'saveFile', 'deleteFile', 'restoreFile'] as const),
  ...(['uploadPicture', 'uploadFile'] as const),
  ...(['slides', 'createSlide', 'orderSlides', 'slide', 'saveSlide', 'binSlide', 'restoreSlide'] as const),
  ...(['popups', 'createPopup', 'orderPopups', 'popup', 'savePopup', 'binPopup', 'restorePopup'] as const),
  ...([
    'pages',
    'createPage',
    'page',
    'savePage',
    'binPage',
    'restorePage',
    'shopPages',
    'shopProducts',
    'unlinkedPages',
  ] as const),
  ...(['homeRows', 'createHomeRow', 'orderHomeRows', 'homeRow', 'saveHomeRow'] as const),
  ...(['binHomeRow', 'restoreHomeRow', 'listing', 'saveListing', 'banner', 'saveBanner'] as const),
  ...(['siteLinks', 'saveSiteLinks'] as const),
  ...(['openingHours', 'saveOpeningHours', 'closeDay', 'reopenDay'] as const),
  ...(['redirects', 'saveRedirect', 'deleteRedirect', 'addressTarget', 'linksHere', 'bin', 'restoreBinned'] as const),
  ...(['createProduct', 'saveProduct', 'savePrices', 'publishProduct', 'withdrawProduct', 'archiveProduct'] as const),
  ...(['duplicateProduct', 'binProduct', 'restoreProduct', 'exportProducts'] as const),
  ...(['tasks', 'task', 'historyParts'] as const),
  ...(['searchRules', 'createSearchRule', 'searchRule', 'saveSearchRule', 'binSearchRule'] as const),
  'restoreSearchRule',
  ...([
    'searches',
    'missedSearches',
    'forgetSearch',
    'synonyms',
    'trySynonym',
    'saveSynonym',
    'deleteSynonym',
  ] as const),
  ...(['previewBulk', 'startBulk', 'bulk', 'undoBulk'] as const),
  'dropTicket',
  ...(['imports', 'import', 'importRows', 'importSamples', 'arrangeImport', 'checkImport'] as const),
  ...(['applyImport', 'undoImport'] as const),
  ...(['importFile', 'importZip', 'importOutcomes'] as const),
  ...(['supplierLists', 'createSupplierList', 'supplierList', 'saveSupplierList', 'binSupplierList'] as const),
  ...(['restoreSupplierList', 'supplierListState', 'saveSupplierListSecret', 'fetchSupplierList'] as const),
]
const sellersToo: Name[] = [
  ...(['enquiries', 'countEnquiries', 'enquiry', 'markEnquiry', 'moveEnquiry', 'assignEnquiry'] as const),
  ...(['moveEnquiries', 'undoEnquiries', 'enterEnquiry'] as const),
  ...(['addNote', 'removeNote', 'startReply', 'previewReply', 'sendReply', 'retryMail'] as const),
  ...(['replyTemplates', 'createReplyTemplate', 'replyTemplate', 'saveReplyTemplate'] as const),
  ...(['binReplyTemplate', 'restoreReplyTemplate', 'binnedReplyTemplates'] as const),
  ...(['bookings', 'enterBooking', 'bookingSlots', 'bookingRules', 'booking', 'saveBookingContact'] as const),
  ...(['moveBooking', 'markBooking', 'resendBookingMail', 'bookingsOutside', 'writeToVisitors'] as const),
  ...(['shopper', 'eraseShopper', 'retention', 'exportEnquiries', 'exportShopper', 'attachment'] as const),
  'exportBookings',
]
const everyone: Name[] = [
  ...(['me', 'account', 'saveAccount', 'changePassword', 'endSession', 'endOtherSessions', 'removePasskey'] as const),
  ...(['brands', 'brand', 'brandUses'] as const),
  ...(['categories', 'menu', 'category', 'categoryUses', 'subCategory', 'subCategoryUses'] as const),
  ...(['displayPlaces', 'displayPlace', 'showroomChecks', 'recordDisplay', 'recordStock', 'recordSold'] as const),
  ...(['confirmShowroom', 'tickets', 'printTickets', 'ticketPrint'] as const),
  ...(['walk', 'findWalkPieces', 'tap'] as const),
  ...(['sales', 'sale', 'saleSummary', 'priceHistory', 'priceReport'] as const),
  ...(['ranges', 'range', 'rangeUses', 'rangeProducts', 'productChoices'] as const),
  ...(['properties', 'property', 'propertyUses', 'valueUses', 'propertyValueUses'] as const),
  ...([
    'pictures',
    'chosenPictures',
    'picture',
    'files',
    'chosenFiles',
    'file',
    'previewMarkdown',
    'deadLinks',
  ] as const),
  ...([
    'history',
    'describedClashes',
    'overview',
    'countBookings',
    'viewCounts',
    'productViews',
    'searchBackOffice',
    'products',
    'product',
    'taxonomyChoices',
    'chosenProducts',
  ] as const),
]

const allowed: Record<Role, Name[]> = {
  owner: [...ownersOnly, ...editorsToo, ...sellersToo, ...everyone],
  editor: [...editorsToo, ...everyone],
  sales: [...sellersToo, ...everyone],
}
const browsers = new Map<Role, Browser>()

beforeAll(async () => {
  for (const role of ['owner', 'editor', 'sales'] as const) {
    const { email } = await shop.employ(role)
    browsers.set(role, await shop.enter(email))
  }
})

const browserOf = (role: Role) => browsers.get(role) ?? shop.browse()

/** Calls with an empty input, so that an allowed call changes nothing: it refuses the input or finds nothing. */
async function ask(browser: Browser, name: Name, headers: object = {}): Promise<number> {
  const call: StaffCall = calls[name]
  const nowhere = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, part]) => [part, 'nowhere']))
  const unheard = call.method === 'GET' ? {} : { unheard: 'of' }
  return (await browser.ask(call, { ...nowhere, ...unheard }, headers)).status
}

const names = Object.keys(calls) as Name[]

test('each call has a role', () => {
  expect([...allowed.owner].sort()).toEqual([...names].sort())
})

describe.each(names)('%s', (name) => {
  test('refuses strangers and a forged session', async () => {
    const stranger = shop.browse()
    expect(await ask(stranger, name)).toBe(401)
    stranger.jar.set('showroom.session_token', 'forged.signature')
    expect(await ask(stranger, name)).toBe(401)
  })

  test.each(['owner', 'editor', 'sales'] as const)('allows %s or refuses it, by the role', async (role) => {
    const status = await ask(browserOf(role), name)
    if (allowed[role].includes(name)) expect([200, 400, 404, 415, 422]).toContain(status)
    else expect(status).toBe(403)
  })

  test('changes nothing for a page of another site', async () => {
    if (calls[name].method === 'GET') return
    for (const origin of ['https://evil.example', 'null', ''])
      expect(await ask(browserOf('owner'), name, { origin })).toBe(403)
  })
})
