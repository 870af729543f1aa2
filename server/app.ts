import type { RequestListener } from 'node:http'
import { calls } from '../contract/calls.ts'
import { loadDemoIfNew } from '../db/demo/load-if-new.ts'
import { createAnswerKeys } from './answer-keys.ts'
import { startBackgroundWork } from './background-work.ts'
import { openBookingKeys } from './bookings/booking-keys.ts'
import { bindPreviews, bindShopCalls } from './bound-calls.ts'
import { openFileReader } from './catalogue/import/reading/file-reader.ts'
import { answersText } from './content/answers/api.ts'
import { createBackOfficeRoutes, openMetrics } from './lazy-parts.ts'
import { createListener, obtainAhead } from './listener.ts'
import { openMailParts } from './mail/mail-parts.ts'
import { openMedia } from './media/media.ts'
import { traceCalls, traceRequests } from './metrics/traces.ts'
import { notePages, openResponseTimes } from './overview/health/response-times.ts'
import { watchVisits } from './overview/visits.ts'
import type { PageSource } from './page-source.ts'
import { openCaptcha } from './platform/captcha/captcha.ts'
import type { Config } from './platform/config.ts'
import type { OpenDatabase } from './platform/database.ts'
import type { Logger } from './platform/log.ts'
import { makeOnce } from './platform/make-once.ts'
import { createResponseCache } from './platform/response-cache/cache.ts'
import { startRenewal } from './platform/response-cache/renewal.ts'
import { logCounts } from './platform/sparing-log.ts'
import { openStorage } from './platform/storage/storage.ts'
import { isFirst, isWorker } from './platform/workers/worker.ts'
import { createRoutes, isPrivate } from './routes.ts'
import type { BoundCall } from './serve.ts'
import { openShownContent } from './shown-content.ts'
import { waitUntilShown } from './site/content-version.ts'
import { openAuth } from './staff/auth.ts'
import { offerOwnerLink } from './staff/owner-link.ts'

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
  const { db, throughOutages, connection } = database
  const storage = await openStorage(config)
  if (config.startsWithDemo) await throughOutages(() => loadDemoIfNew({ db, storage, log }))
  const media = openMedia(storage, log, config.avifEffort)
  const shown = await openShownContent({ config, database, reading, media, log })
  const { catalogue, mediaSource, version, findRedirect, sendSearch, readTexts } = shown
  const mail = openMailParts(db, config)
  const keys = openBookingKeys(config.sessionSecret)
  const reader = openFileReader()
  const responseTimes = openResponseTimes()
  const background = await startBackgroundWork({ config, database, media, mail, keys, reader, responseTimes, log })
  const captcha = openCaptcha(config.captcha, config.sessionSecret, log)
  const auth = openAuth(db, {
    publicUrl: config.publicUrl,
    secret: config.sessionSecret,
    idleHours: config.sessionIdleHours,
    ownersNeedCodeFrom: config.ownersNeedCodeFrom,
    log,
  })
  const isAnswered = (text: string) => answersText({ catalogue, readTexts }, text)
  const readIndex = () => catalogue.index
  const visits = watchVisits({ db, readIndex, isAnswered, secret: config.sessionSecret, log })
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
    readTexts,
  })
  let isLeaving = false
  const routes = createRoutes({
    database,
    reading,
    isLeaving: () => isLeaving,
    showChanges: (atMostMs) => waitUntilShown(shown.changes, atMostMs),
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
  metrics?.read({
    db: shown.aside.db,
    cache,
    version: shown.changes.current,
    isDatabaseUnavailable: database.outage.known,
  })
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
      await Promise.all([shown.stopWatching(), renewal.close(), background.close()])
      reader.close()
      await Promise.all([visits.close(), media.close(), pages.close(), shown.close()])
      logCounts(log)
    },
  }
}
