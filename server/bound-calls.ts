import { bookingCalls } from '../contract/booking-calls.ts'
import { calls } from '../contract/calls.ts'
import { reportCalls } from '../contract/report-calls.ts'
import { answerBookingCalls } from './bookings/api.ts'
import type { BookingKeys } from './bookings/booking-keys.ts'
import { takesVisits } from './bookings/opening.ts'
import { cacheAnswers } from './cached-answers.ts'
import { answerCatalogueCalls } from './catalogue/api.ts'
import type { Catalogue } from './catalogue/index/catalogue.ts'
import { answerPreviewCalls, previewCalls } from './catalogue/index/previews.ts'
import { answerSearchCalls } from './content/answers/api.ts'
import type { ShopTexts } from './content/answers/shop-texts.ts'
import { answerContentCalls } from './content/api.ts'
import { previewPage } from './content/pages.ts'
import { answerEnquiryCalls } from './enquiries/api.ts'
import type { MailParts } from './mail/mail-parts.ts'
import { listMostViewed } from './overview/most-viewed.ts'
import { answerReportCalls, noteSearches, type ShopperCounts } from './overview/shopper-counts.ts'
import type { Captcha } from './platform/captcha/captcha.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { type BoundCall, bindCalls } from './serve.ts'
import { answerShortlistCalls } from './shortlists/api.ts'
import { answerRedirects, type FindDestination, type FindRedirect } from './site/redirects.ts'
import { answerLogin } from './staff/access.ts'
import type { Auth } from './staff/auth.ts'

type Parts = {
  config: Config
  mail: MailParts
  keys: BookingKeys
  database: OpenDatabase
  /** The database, or its replica, from which the public catalogue and content are read. */
  reading: OpenDatabase
  catalogue: Catalogue
  captcha: Captcha
  auth: Auth
  shopperCounts: ShopperCounts
  log: Logger
  version: () => number
  findRedirect: FindRedirect
  findSearchDestination: FindDestination
  readTexts(): ShopTexts
}

/** Calls for previews. They count nothing, because staff make them, not shoppers. */
export function bindPreviews({
  config,
  database: { db },
  catalogue,
  captcha,
}: Pick<Parts, 'config' | 'database' | 'catalogue' | 'captcha'>) {
  const around = { publicUrl: config.publicUrl, analyticsId: null, captcha: captcha.browser }
  return [
    ...bindCalls(previewCalls, answerPreviewCalls({ db, catalogue })),
    ...bindCalls({ settings: calls.settings }, answerContentCalls({ db, catalogue, around, takesVisits })),
    ...bindCalls({ page: calls.page }, { page: ({ pageId }) => previewPage(db, pageId) }),
  ]
}

/** Every call that shoppers make. */
export function bindShopCalls(parts: Parts): BoundCall[] {
  const { config, mail, keys, catalogue, captcha, auth, shopperCounts, log, version, readTexts } = parts
  const { findRedirect, findSearchDestination } = parts
  const { db } = parts.database
  const { publicUrl, analyticsId = null } = config
  const around = { publicUrl, analyticsId, captcha: captcha.browser }
  const ofCatalogue = answerCatalogueCalls({
    db: parts.reading.db,
    catalogue,
    listViewed: (day) => listMostViewed(db, day),
  })
  const answers = {
    ...ofCatalogue,
    ...answerSearchCalls({ catalogue, readTexts }, ofCatalogue),
    ...answerContentCalls({ db: parts.reading.db, catalogue, around, takesVisits }),
    ...answerShortlistCalls({ db, catalogue }),
    ...answerEnquiryCalls({
      db,
      captcha,
      publicUrl,
      canSendMail: mail.canSend,
      findReplyAddress: mail.findReplyAddress,
      log,
    }),
    ...answerLogin({ auth }),
    ...answerRedirects(async (url) => findRedirect(url) ?? findSearchDestination(url)),
  }
  return [
    ...noteSearches(cacheAnswers(bindCalls(calls, answers), version), shopperCounts),
    ...bindCalls(bookingCalls, answerBookingCalls({ db, captcha, publicUrl, keys, canSendMail: mail.canSend, log })),
    ...bindCalls(reportCalls, answerReportCalls(shopperCounts)),
  ]
}
