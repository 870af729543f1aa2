import type { RequestListener } from 'node:http'
import { calls } from '../contract/calls.ts'
import { loadDemoIfNew } from '../db/demo/load-if-new.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { openBookingKeys } from './bookings/booking-keys.ts'
import { takesVisits } from './bookings/opening.ts'
import { startReminders } from './bookings/reminder-clock.ts'
import { bindPreviews, bindShopCalls } from './bound-calls.ts'
import { openFileReader } from './catalogue/import/reading/file-reader.ts'
import { openCatalogue } from './catalogue/index/catalogue.ts'
import { nameProgram, openStoredIndex } from './catalogue/index/stored-index.ts'
import { startOfferClock } from './catalogue/prices/offer-clock.ts'
import { findDestination } from './catalogue/search-rules/destinations.ts'
import { watchLists } from './catalogue/supplier-lists/watch-lists.ts'
import { answersText } from './content/answers/api.ts'
import { openShopTexts } from './content/answers/shop-texts.ts'
import { contentInstants } from './content/shown-now.ts'
import { openMailReader } from './enquiries/answers/read-mail.ts'
import { takeMails } from './enquiries/answers/take-mail.ts'
import { startRetention } from './enquiries/retention-clock.ts'
import { createBackOfficeRoutes, findUsed, isShown, openMetrics } from './late-parts.ts'
import { createListener, obtainAhead } from './listener.ts'
import { openMailParts } from './mail/mail-parts.ts'
import { watchMailbox } from './mail/mailbox/watch-mailbox.ts'
import { startClearingOut } from './media/clear-out.ts'
import { openMedia } from './media/media.ts'
import { openMediaSource } from './media/media-source.ts'
import { traceCalls, traceRequests } from './metrics/traces.ts'
import { forgetLeft } from './overview/demonstration/forget.ts'
import { startHealthReports } from './overview/health/report-health.ts'
import { notePages, openResponseTimes } from './overview/health/response-times.ts'
import { watchVisits } from './overview/visits.ts'
import type { PageSource } from './page-source.ts'
import { openCaptcha } from './platform/captcha/captcha.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { openMailer } from './platform/mail/mailer.ts'
import { settleOldMails } from './platform/mail/old-mails.ts'
import { startOutbox } from './platform/mail/outbox.ts'
import { hideOldLinks } from './platform/mail/queue.ts'
import { makeOnce } from './platform/make-once.ts'
import { createResponseCache } from './platform/response-cache/cache.ts'
import { startRenewal } from './platform/response-cache/renewal.ts'
import { logCounts } from './platform/sparing-log.ts'
import { openStorage } from './platform/storage/storage.ts'
import { runTasks } from './platform/tasks/task-runner.ts'
import { isFirst, isWorker } from './platform/workers/worker.ts'
import { createRoutes, isPrivate } from './routes.ts'
import { openSafetyCopies } from './safety-copies.ts'
import type { BoundCall } from './serve.ts'
import { waitUntilShown, watchContent } from './site/content-version.ts'
import { openDayCount } from './site/london-time.ts'
import { openPhases } from './site/opening-today.ts'
import { followRedirect, readRedirects } from './site/redirects.ts'
import { openAuth } from './staff/auth.ts'
import { offerOwnerLink } from './staff/owner-link.ts'
import { listTaskKinds } from './task-kinds.ts'

export type Shop = {
  listener: RequestListener
  /** Answers /metrics on a port of its own; absent where nothing is counted. */
  metrics: RequestListener | undefined
  /** The link that makes the first owner; present while there is no member of staff. */
  ownerLink: string | undefined
  /** From now on /readyz sends requests to other processes; this one goes on answering. */
  leave(): void
  close(): Promise<void>
}

/** What the public reads is read from `reading`, which may be a replica. */
export async function openShop(
  config: Config,
  database: OpenDatabase,
  log: Logger,
  pages: PageSource,
  reading = database,
): Promise<Shop> {
  const { db, throughOutages } = database
  const { listener: sql } = database
  const storage = await openStorage(config)
  if (config.startsWithDemo) await throughOutages(() => loadDemoIfNew({ db, storage, log }))
  const media = openMedia(storage, log, config.avifEffort)
  const isPublic = (hash: string) => isShown(db, hash)
  const mediaSource = await throughOutages(() => openMediaSource({ db, media, log, isShown: isPublic }))
  const { connection } = database
  const { copyShop, removeCopies } = openSafetyCopies({ config, connection, storage, dataDir: config.dataDir, log })
  const eraseFirst = (before: Date) => forgetLeft({ db, removeCopies }, before)
  const clearing = startClearingOut({ db, storage, log, eraseFirst, findUsed: (hashes) => findUsed(db, hashes) })
  const program = nameProgram()
  const tables = config.search === 'postgres' ? { primary: db, program: program ?? 'source' } : undefined
  const isKept = tables === undefined && program !== undefined
  const kept = isKept ? openStoredIndex({ folder: config.dataDir, program, log }) : undefined
  const clock = () => new Date()
  const catalogue = await throughOutages(() => openCatalogue({ db: reading.db, clock, log, kept, tables }))
  const texts = await throughOutages(() => openShopTexts(reading.db, takesVisits))
  const offerClock = startOfferClock({ db, log, others: contentInstants })
  let moved = await throughOutages(() => readRedirects(reading.db))
  const aside = database.openAside()
  const readingAside = reading === database ? undefined : reading.openAside()
  const content = await watchContent({
    db: readingAside?.db ?? aside.db,
    source: readingAside && aside.db,
    sql,
    log,
    onVersion: async () => {
      await Promise.all([catalogue.refresh(), texts.refresh(), mediaSource.binned.refresh()])
      moved = await readRedirects(reading.db)
      offerClock.look()
    },
  })
  await content.catchUp()
  // Pages depend on today's date and on whether the shop is open: cached answers belong to these and a content version.
  const today = openDayCount()
  const phase = openPhases(() => texts.current().settings.openingHours)
  const version = () => (content.current() * 100_000 + today()) * 4 + phase()
  const mail = openMailParts(db, config)
  await throughOutages(() => settleOldMails(db, mail))
  await throughOutages(() => hideOldLinks(db))
  const outbox = startOutbox({ db, sql, mailer: openMailer({ ...mail, log }), log })
  const mailReader = openMailReader()
  const take = takeMails({ post: mail, reader: mailReader, publicUrl: config.publicUrl, log })
  const mailbox = watchMailbox({ db, sql, post: mail, take, log })
  const keys = openBookingKeys(config.sessionSecret)
  const responseTimes = openResponseTimes()
  const health = startHealthReports({ db, responseTimes, log })
  const retention = startRetention({ db, mailFolder: mail.folder, log })
  const reminders = startReminders({ db, publicUrl: config.publicUrl, keys, log })
  const reader = openFileReader()
  const tasks = runTasks({ db, sql, log, kinds: listTaskKinds({ media, reader, copyShop }) })
  const lists = watchLists({
    ...{ db, sql, media, reader, log, box: mail.box },
    ...{ publicUrl: config.publicUrl, internalHosts: config.internalListHosts },
  })
  const captcha = openCaptcha(config.captcha, config.sessionSecret, log)
  const auth = openAuth(db, {
    publicUrl: config.publicUrl,
    secret: config.sessionSecret,
    idleHours: config.sessionIdleHours,
    ownersNeedCodeFrom: config.ownersNeedCodeFrom,
    log,
  })
  const isAnswered = (text: string) => answersText({ catalogue, readTexts: texts.current }, text)
  const readIndex = () => catalogue.index
  const visits = watchVisits({ db, readIndex, isAnswered, secret: config.sessionSecret, log })
  const findRedirect = (url: URL) => followRedirect(moved, url)
  const sendSearch = (url: URL) => findDestination(catalogue.index, moved, url)
  const metrics = config.metrics && (await openMetrics(config.metrics, log))
  const follow = (bound: BoundCall[]) => {
    const traced = traceCalls(bound)
    return metrics?.timeCalls(traced) ?? traced
  }
  const openBackOffice = makeOnce(() =>
    createBackOfficeRoutes({
      ...{ config, connection, storage, database, catalogue, media, mail, keys, reader, auth, log, follow },
    }),
  )
  // One of several processes loads it when staff first ask it for something: it takes a tenth of a process.
  if (!isWorker()) await Promise.all([openBackOffice(), auth.library()])
  const bound = bindShopCalls({
    config,
    mail,
    keys,
    database,
    reading,
    catalogue,
    captcha,
    auth,
    visits,
    log,
    version,
    findRedirect,
    sendSearch,
    readTexts: texts.current,
  })
  let isLeaving = false
  const routes = createRoutes({
    database,
    reading,
    isLeaving: () => isLeaving,
    showChanges: (atMostMs) => waitUntilShown(content, atMostMs),
    catalogue,
    mediaSource,
    openBackOffice,
    captcha,
    auth,
    pages,
    log,
    keys,
    publicUrl: config.publicUrl,
    calls: follow(bound),
    previews: bindPreviews({ config, database, catalogue, captcha }),
    findRedirect,
    sendSearch,
  })
  const cache = createResponseCache({ maxBytes: config.cacheBytes, version })
  metrics?.read({ db: aside.db, cache, version: content.current, isDatabaseUnavailable: database.outage.known })
  const nameAnswer = createAnswerKeys(calls)
  const about = {
    ...config,
    cache,
    fetch: routes.fetch,
    isPrivate,
    nameAnswer,
    onShown: visits.note,
    onAnswered: notePages(responseTimes),
    log,
  }
  const listener = createListener(about)
  const isWorthIt = (key: string) => !key.startsWith('/api/')
  const renewal = startRenewal({ cache, version, isWorthIt, obtain: obtainAhead(about) })
  const answer: RequestListener = (req, res) => pages.assets(req, res, () => listener(req, res))
  return {
    listener: traceRequests(metrics?.follow(answer) ?? answer),
    metrics: metrics?.listener,
    // Each new link invalidates the one before, so a second worker would invalidate the link that was printed.
    ownerLink: isFirst() ? await throughOutages(() => offerOwnerLink(db, config.publicUrl)) : undefined,
    leave: () => {
      isLeaving = true
    },
    close: async () => {
      await Promise.all([
        offerClock.stop(),
        renewal.close(),
        content.close(),
        outbox.close(),
        mailbox.close(),
        lists.close(),
        health.close(),
        retention.close(),
        reminders.close(),
        tasks.close(),
      ])
      // Only now: a file that a task reads would count as one that cannot be read.
      reader.close()
      mailReader.close()
      await Promise.all([
        visits.close(),
        clearing.close(),
        media.close(),
        pages.close(),
        catalogue.close(),
        aside.close(),
        readingAside?.close(),
      ])
      logCounts(log)
    },
  }
}
